package org.plyscope.game.starhalma;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.geometry.Plan;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** The test boards that come with the games. */
final class PositionLibrary {
  /** A board by Ulfhake's hole numbers: marbles of the upper, then of the lower player. */
  private record TestBoard(
      String id, String name, String note, List<Integer> upper, List<Integer> lower) {}

  private static final List<TestBoard> TWO_PLAYERS =
      List.of(
          new TestBoard(
              "midgame-surrogate",
              "Midgame (stand-in)",
              "Stands in for Ulfhake's lost midgame board: picked among 70 700 random positions"
                  + " with 56 moves because plies 1 to 5 come near his Table 2; ply 6 does not.",
              List.of(28, 45, 62, 63, 78, 80, 92, 125, 127, 142),
              List.of(177, 178, 179, 194, 195, 208, 209, 227, 228, 244)),
          new TestBoard(
              "endgame",
              "Endgame",
              "All marbles have passed each other and are out of contact, also two own moves"
                  + " later. A fixed board of our own; Ulfhake's is lost.",
              List.of(191, 193, 196, 209, 210, 212, 226, 227, 243, 259),
              List.of(29, 45, 61, 62, 76, 78, 79, 92, 95, 97)),
          new TestBoard(
              "last-marble",
              "Last marble",
              "Each side has nine marbles in its goal and one on the way, out of contact. A fixed"
                  + " board of our own.",
              List.of(175, 225, 226, 227, 228, 242, 243, 244, 259, 260),
              List.of(12, 28, 29, 44, 45, 46, 60, 61, 62, 95)));

  private PositionLibrary() {}

  /** Returns the boards for Chinese Checkers. */
  static List<NamedPosition> chineseCheckers(StarRules rules) {
    List<NamedPosition> positions = new ArrayList<>();
    positions.add(start(rules));
    boolean big = rules.plan().camps().get(0).start().count() == 10;
    if (rules.players() == 2 && big) {
      TWO_PLAYERS.forEach(board -> positions.add(position(rules, board)));
    }
    return positions;
  }

  /** Returns the boards for FAUhalma. */
  static List<NamedPosition> fauhalma(StarRules rules) {
    List<NamedPosition> positions = new ArrayList<>();
    positions.add(start(rules));
    boolean published =
        rules.players() == 3
            && rules.plan().camps().get(0).start().count() == 5
            && rules.plan().blocked().count() == 0
            && rules.plan().layout().count() == 73;
    if (published) {
      String pegs =
          "v1 A: 2,1 1,0 2,-1 2,-3 1,1; B: 2,-2 3,0 -2,0 -1,1 3,-1; C: -1,0 -2,3 -4,1 3,1 -3,1";
      positions.add(
          NamedPosition.of(
                  "published-example",
                  "Published example",
                  rules.parse(pegs + "; move: A").position())
              .withGroup("Test boards")
              .withNote(
                  "From the assignment of winter 2023/24: [[1,0],[0,1]] and"
                      + " [[1,0],[3,-2],[1,-2],[3,-4]] are legal for A."));
    }
    return positions;
  }

  private static NamedPosition start(StarRules rules) {
    return NamedPosition.of("start", "Start", rules.initial().position())
        .withGroup("Test boards")
        .withNote("The start of the game.");
  }

  private static NamedPosition position(StarRules rules, TestBoard board) {
    Setup setup = Setup.empty(rules.board());
    setup = with(setup, rules, board.upper, 1);
    setup = with(setup, rules, board.lower, 2);
    return NamedPosition.of(board.id, board.name, rules.state(setup).position())
        .withGroup("Test boards")
        .withNote(board.note);
  }

  private static Setup with(Setup setup, StarRules rules, List<Integer> numbers, int content) {
    Layout layout = rules.plan().layout();
    List<Integer> holes =
        IntStream.range(0, layout.count())
            .filter(i -> numbers.contains(Plan.number(layout, layout.hole(i))))
            .boxed()
            .collect(Collectors.toList());
    Setup result = setup;
    for (int hole : holes) {
      result = result.with(hole, content);
    }
    return result;
  }
}
