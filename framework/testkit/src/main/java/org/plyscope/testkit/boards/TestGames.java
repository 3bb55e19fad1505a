package org.plyscope.testkit.boards;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.testkit.boards.FixtureRules.Step;

/** Three games that can be played: on the small star, in a row of pits, on eight by eight. */
public final class TestGames {
  private static final int MEN = 12;

  private TestGames() {}

  /**
   * One marble each on the small star; steps to any empty neighbour, or straight across the middle
   * over another marble. The player standing on the other's home has won.
   *
   * @return the rules
   */
  public static FixtureRules star() {
    Board board = Boards.smallStar();
    return new FixtureRules(
        "Star",
        board,
        Boards.homes(board),
        s -> starSteps(board, s),
        s -> new double[] {s.content(4) == 1 ? 1 : 0, s.content(1) == 2 ? 1 : 0},
        s -> {
          List<String> wrong = new ArrayList<>();
          count(wrong, s, 1, 1, "red");
          count(wrong, s, 2, 1, "blue");
          return wrong;
        });
  }

  private static List<Step> starSteps(Board board, Setup s) {
    List<Step> steps = new ArrayList<>();
    int me = s.toMove() + 1;
    if (s.content(4) == 1 || s.content(1) == 2) {
      return steps;
    }
    for (int from = 0; from < 7; from++) {
      if (s.content(from) != me) {
        continue;
      }
      for (int[] line : board.lines()) {
        int to = line[0] == from ? line[1] : line[1] == from ? line[0] : -1;
        if (to >= 0 && s.content(to) == 0) {
          steps.add(new Step(List.of(from, to), moved(s, from, to)));
        }
      }
      int across = from == 0 ? -1 : (from + 2) % 6 + 1;
      if (across > 0 && s.content(0) != 0 && s.content(across) == 0) {
        steps.add(new Step(List.of(from, across), moved(s, from, across)));
      }
    }
    return steps;
  }

  /**
   * Four seeds in each of four pits a side; a last seed in the own store gives another turn.
   *
   * @return the rules
   */
  public static FixtureRules row() {
    Board board = Boards.row(4);
    Setup start = Setup.empty(board);
    for (int cell = 0; cell < 10; cell++) {
      start = start.with(cell, cell % 5 == 4 ? 0 : 4);
    }
    return new FixtureRules(
        "Row",
        board,
        start,
        TestGames::rowSteps,
        s ->
            new double[] {s.content(4) > s.content(9) ? 1 : 0, s.content(9) > s.content(4) ? 1 : 0},
        s -> {
          int seeds = 0;
          for (int i = 0; i < s.size(); i++) {
            seeds += s.content(i);
          }
          return seeds == 32 ? List.of() : List.of(seeds + " seeds, it must be 32.");
        });
  }

  private static List<Step> rowSteps(Setup s) {
    List<Step> steps = new ArrayList<>();
    int side = s.toMove();
    for (int pit = 5 * side; pit < 5 * side + 4; pit++) {
      if (s.content(pit) > 0) {
        List<Integer> path = new ArrayList<>(List.of(pit));
        Setup now = s.with(pit, 0);
        int at = pit;
        for (int hand = s.content(pit); hand > 0; hand--) {
          at = (at + 1) % 10 == 5 * (1 - side) + 4 ? (at + 2) % 10 : (at + 1) % 10;
          now = now.with(at, now.content(at) + 1);
          path.add(at);
        }
        boolean own = at >= 5 * side && at < 5 * side + 4;
        if (own && now.content(at) == 1 && now.content(8 - at) > 0) {
          int store = 5 * side + 4;
          now = now.with(store, now.content(store) + 1 + now.content(8 - at));
          now = now.with(at, 0).with(8 - at, 0);
        }
        steps.add(new Step(path, now.withToMove(at == 5 * side + 4 ? side : 1 - side)));
      }
    }
    return steps;
  }

  /**
   * Men on eight by eight that step or jump forwards, kings both ways; jumps go on.
   *
   * @return the rules
   */
  public static FixtureRules eight() {
    Board board = Boards.eight();
    Setup start = Setup.empty(board);
    for (int i = 0; i < 64; i++) {
      boolean dark = (i / 8 + i % 8) % 2 == 1;
      start = dark && i < 24 ? start.with(i, 1) : dark && i >= 40 ? start.with(i, 2) : start;
    }
    return new FixtureRules(
        "Eight",
        board,
        start,
        EightSteps::of,
        s -> new double[] {s.toMove(), 1 - s.toMove()},
        s -> {
          List<String> wrong = new ArrayList<>();
          atMost(wrong, s, 1, "dark");
          atMost(wrong, s, 2, "light");
          return wrong;
        });
  }

  private static Setup moved(Setup s, int from, int to) {
    return s.with(to, s.content(from)).with(from, 0).withToMove(1 - s.toMove());
  }

  private static void count(List<String> wrong, Setup s, int content, int right, String name) {
    int found = 0;
    for (int i = 0; i < s.size(); i++) {
      found += s.content(i) == content ? 1 : 0;
    }
    if (found != right) {
      wrong.add(found + " " + name + " marbles, it must be " + right + ".");
    }
  }

  private static void atMost(List<String> wrong, Setup s, int man, String name) {
    int found = 0;
    for (int i = 0; i < s.size(); i++) {
      found += s.content(i) == man || s.content(i) == man + 2 ? 1 : 0;
    }
    if (found > MEN) {
      wrong.add(found + " " + name + " pieces, at most " + MEN + ".");
    }
  }
}
