package org.plyscope.game.checkers;

import java.util.List;
import org.plyscope.api.game.NamedPosition;

/**
 * Published problems, kept apart by how well their key is established. Sources are the standard
 * positions of the American Checker Federation, Bob Newell's Checker Maven and Lasker; what the
 * notes say about other moves was found by our own searches.
 */
final class Problems {
  private static final String EXACT = "Problems, exact";
  private static final String FOUND = "Problems, search-found";
  private static final String NOT_PROVEN = "Problems, win not proven";
  private static final String UNCONFIRMED = "Problems, unconfirmed";

  private static final String TABLEBASE = " Exact by a table of all positions with four pieces.";
  private static final String SEARCH =
      " A search proves the win; that no other move wins as well is not proven.";
  private static final String BEST = " Best by a search of 17 plies, which proves no win.";
  private static final String DOUBT =
      " Published, but a search of 15 to 17 plies did not confirm it: do not use as a test.";

  private Problems() {}

  static List<NamedPosition> all() {
    return List.of(
        NamedPosition.of("first-position", "First Position", "W:WK15,20:B12,K28")
            .withGroup(EXACT)
            .withNote("Key: 15-19. White wins; 15-18 and 15-10 also win." + TABLEBASE),
        NamedPosition.of("first-position-later", "First Position, later", "W:WK19,K23:B12,K28")
            .withGroup(EXACT)
            .withNote("Key: 23-27. White wins; 23-26, 23-18 and 19-15 also win." + TABLEBASE),
        NamedPosition.of(
                "first-position-defence", "First Position, Black to move", "B:WK19,K23:B12,K28")
            .withGroup(EXACT)
            .withNote("Key: 28-32. The only move that draws." + TABLEBASE),
        NamedPosition.of(
                "two-kings-against-king-and-man",
                "Two kings against king and man",
                "B:WK5,22:BK6,K15")
            .withGroup(EXACT)
            .withNote("Key: 15-10. The only move that wins." + TABLEBASE),
        NamedPosition.of(
                "king-and-man-against-two-men", "King and man against two men", "B:W19,31:B2,K4")
            .withGroup(EXACT)
            .withNote("Key: 4-8. The only move that wins." + TABLEBASE),
        found(
            "six-against-six",
            "Six against six",
            "Key: 22-17.",
            "W:W6,9,21,22,29,30:B7,8,13,16,20,24"),
        found(
            "seven-against-seven",
            "Seven against seven",
            "Key: 2-7.",
            "B:WK8,11,K17,24,27,29,32:B2,5,K15,18,20,22,K26"),
        found(
            "ten-against-ten",
            "Ten against ten",
            "Key: 31-26.",
            "W:WK2,6,K10,11,15,K18,19,20,21,31:B1,3,4,12,13,23,K24,25,27,K29"),
        found(
            "nine-against-nine",
            "Nine against nine",
            "Key: 21-25.",
            "W:W7,10,11,15,16,18,K21,22,23:B1,3,9,19,K20,26,27,K29,K30"),
        found(
            "seven-against-six",
            "Seven against six",
            "Key: 23-27 or 21-25.",
            "B:W6,14,18,20,30,32:B7,8,10,17,21,23,K31"),
        NamedPosition.of(
                "fourth-position",
                "Fourth Position, White to move",
                "W:W30,K31,K32:BK20,21,K22,K23")
            .withGroup(UNCONFIRMED)
            .withNote(
                "Key: 31-27. That it draws is the published claim. An earlier search found a loss"
                    + " after every other move; a win search of 20 plies here did not."),
        open("three-against-three", "Three against three", "22-17", "W:W18,19,K22:B10,11,21"),
        open("man-on-2", "Three against three, man on 2", "24-27", "B:WK4,23,26:B2,K20,24"),
        open("man-on-3", "Three against three, man on 3", "24-27", "B:WK4,23,26:B3,K20,24"),
        doubtful("six-men-each", "Six men each", "15-11", "W:W12,15,16,25,30,32:B3,7,9,14,18,24"),
        doubtful("four-against-four", "Four against four", "2-7", "W:WK2,16,22,K30:BK10,13,14,21"),
        doubtful(
            "king-against-men", "King and two men against three", "29-25", "W:WK2,14,29:B1,5,8"),
        doubtful("king-each", "A king and two men each", "15-11", "B:W12,13,K28:B3,5,K15"),
        doubtful(
            "fourth-position-attack",
            "Fourth Position, Black to move",
            "22-18",
            "B:W30,K31,K32:BK20,21,K22,K23"));
  }

  private static NamedPosition found(String id, String name, String key, String position) {
    return NamedPosition.of(id, name, position).withGroup(FOUND).withNote(key + SEARCH);
  }

  private static NamedPosition open(String id, String name, String key, String position) {
    return NamedPosition.of(id, name, position)
        .withGroup(NOT_PROVEN)
        .withNote("Key: " + key + "." + BEST);
  }

  private static NamedPosition doubtful(String id, String name, String key, String position) {
    return NamedPosition.of(id, name, position)
        .withGroup(UNCONFIRMED)
        .withNote("Key: " + key + "." + DOUBT);
  }
}
