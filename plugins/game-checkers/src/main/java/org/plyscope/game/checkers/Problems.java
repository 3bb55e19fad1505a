package org.plyscope.game.checkers;

import java.util.List;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.Claim.Outcome;
import org.plyscope.api.game.Claim.Status;
import org.plyscope.api.game.NamedPosition;

/**
 * Published problems with their keys, kept apart by how well these are established. The published
 * key comes first; claims about other moves were found by our own table of all positions with four
 * pieces ({@link Status#EXACT}) and our own searches.
 */
final class Problems {
  private static final String ACF =
      "American Checker Federation, Standard Positions (acfcheckers.com/std2.html)";
  private static final String BOLAND =
      "Boland, Famous Positions in the Game of Checkers, by The Checker Maven (bobnewell.net), item"
          + " 675";
  private static final String COLLECTED =
      "The Checker Maven (bobnewell.net) or Lasker, Chess and Checkers; which of them was not"
          + " noted";

  private Problems() {}

  static List<NamedPosition> all() {
    return List.of(
        problem(
            "first-position",
            "First Position",
            "W:WK15,20:B12,K28",
            Claim.of(Status.EXACT, "15-19", "15-18", "15-10")
                .withOutcome(Outcome.WIN)
                .withSource(ACF)),
        problem(
            "first-position-later",
            "First Position, later",
            "W:WK19,K23:B12,K28",
            Claim.of(Status.EXACT, "23-27", "23-26", "23-18", "19-15")
                .withOutcome(Outcome.WIN)
                .withSource(ACF + ", White's 11th move")),
        problem(
            "first-position-defence",
            "First Position, Black to move",
            "B:WK19,K23:B12,K28",
            Claim.of(Status.EXACT, "28-32")
                .withOutcome(Outcome.DRAW)
                .withSource("The position before, with the other side to move")),
        problem(
            "two-kings-against-king-and-man",
            "Two kings against king and man",
            "B:WK5,22:BK6,K15",
            Claim.of(Status.EXACT, "15-10").withOutcome(Outcome.WIN).withSource(COLLECTED)),
        problem(
            "king-and-man-against-two-men",
            "King and man against two men",
            "B:W19,31:B2,K4",
            Claim.of(Status.EXACT, "4-8").withOutcome(Outcome.WIN).withSource(COLLECTED)),
        problem(
            "six-against-six",
            "Six against six",
            "W:W6,9,21,22,29,30:B7,8,13,16,20,24",
            won(Status.FORCED, maven(815), "22-17")),
        problem(
            "seven-against-seven",
            "Seven against seven",
            "B:WK8,11,K17,24,27,29,32:B2,5,K15,18,20,22,K26",
            won(Status.FORCED, maven(607), "2-7")),
        problem(
            "ten-against-ten",
            "Ten against ten",
            "W:WK2,6,K10,11,15,K18,19,20,21,31:B1,3,4,12,13,23,K24,25,27,K29",
            won(Status.FORCED, COLLECTED, "31-26")),
        problem(
            "nine-against-nine",
            "Nine against nine",
            "W:W7,10,11,15,16,18,K21,22,23:B1,3,9,19,K20,26,27,K29,K30",
            won(Status.FORCED, COLLECTED, "21-25")),
        problem(
            "seven-against-six",
            "Seven against six",
            "B:W6,14,18,20,30,32:B7,8,10,17,21,23,K31",
            won(Status.FORCED, maven(912), "23-27", "21-25")),
        problem(
                "fourth-position",
                "Fourth Position, White to move",
                "W:W30,K31,K32:BK20,21,K22,K23",
                Claim.of(Status.ONLY_MOVE, "31-27").withOutcome(Outcome.DRAW).withSource(BOLAND))
            .withNote(
                "An earlier search found a loss after every other move; a win search of 20 plies"
                    + " here did not."),
        problem(
            "three-against-three",
            "Three against three",
            "W:W18,19,K22:B10,11,21",
            won(Status.BEST, COLLECTED, "22-17")),
        problem(
            "man-on-2",
            "Three against three, man on 2",
            "B:WK4,23,26:B2,K20,24",
            won(Status.BEST, maven(533), "24-27")),
        problem(
            "man-on-3",
            "Three against three, man on 3",
            "B:WK4,23,26:B3,K20,24",
            won(Status.BEST, maven(533), "24-27")),
        problem(
            "six-men-each",
            "Six men each",
            "W:W12,15,16,25,30,32:B3,7,9,14,18,24",
            won(Status.UNCONFIRMED, "Wiswell, by " + maven(333), "15-11")),
        problem(
            "four-against-four",
            "Four against four",
            "W:WK2,16,22,K30:BK10,13,14,21",
            doubtful("2-7")),
        problem(
            "king-against-men",
            "King and two men against three",
            "W:WK2,14,29:B1,5,8",
            doubtful("29-25")),
        problem("king-each", "A king and two men each", "B:W12,13,K28:B3,5,K15", doubtful("15-11")),
        problem(
            "fourth-position-attack",
            "Fourth Position, Black to move",
            "B:W30,K31,K32:BK20,21,K22,K23",
            won(Status.UNCONFIRMED, BOLAND, "22-18")));
  }

  private static NamedPosition problem(String id, String name, String position, Claim claim) {
    return NamedPosition.of(id, name, position)
        .withGroup("Problems, " + claim.status())
        .withNote(searched(claim.status()))
        .withClaim(claim);
  }

  private static String searched(Status status) {
    return switch (status) {
      case BEST -> "Searched 17 plies deep.";
      case UNCONFIRMED -> "Searched 15 to 17 plies deep.";
      default -> "";
    };
  }

  private static String maven(int item) {
    return "The Checker Maven (bobnewell.net), item " + item;
  }

  private static Claim won(Status status, String source, String... keys) {
    return Claim.of(status, keys).withOutcome(Outcome.WIN).withSource(source);
  }

  private static Claim doubtful(String key) {
    return Claim.of(Status.UNCONFIRMED, key).withSource(COLLECTED);
  }
}
