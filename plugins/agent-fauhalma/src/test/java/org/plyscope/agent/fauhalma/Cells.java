package org.plyscope.agent.fauhalma;

import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** Distances by the labels of the cells, counted apart from the agent. */
final class Cells {
  private final List<int[]> places;

  Cells(Rules rules) {
    places =
        rules.board().cells().stream()
            .map(cell -> cell.label().split(",", 2))
            .map(xy -> new int[] {Integer.parseInt(xy[0].strip()), Integer.parseInt(xy[1].strip())})
            .toList();
  }

  /** Steps between two cells: along one of three axes at a time, each worth one. */
  int steps(int from, int to) {
    int dx = places.get(to)[0] - places.get(from)[0];
    int dy = places.get(to)[1] - places.get(from)[1];
    return (Math.abs(dx) + Math.abs(dy) + Math.abs(dx + dy)) / 2;
  }

  /** The study's distance of a cell from the tip (-3,6), the goal of the first player. */
  int toTip(int cell) {
    return Math.abs(places.get(cell)[0] + 3) + Math.abs(places.get(cell)[1] - 6);
  }

  /** The cells of the first player's pegs. */
  static List<Integer> ofFirstPlayer(State state) {
    return IntStream.range(0, state.setup().size())
        .filter(cell -> state.setup().content(cell) == 1)
        .boxed()
        .toList();
  }

  /** How many pegs of a player of three stand in the corners at the player's sides. */
  int inSideCorners(State state, int player) {
    return (int)
        IntStream.range(0, state.setup().size())
            .filter(cell -> state.setup().content(cell) == player + 1)
            .filter(cell -> beside(cell, player))
            .count();
  }

  /** The player moves along one axis; a peg far out on another axis is off the path. */
  private boolean beside(int cell, int player) {
    int x = places.get(cell)[0];
    int y = places.get(cell)[1];
    return switch (player) {
      case 0 -> Math.max(Math.abs(x), Math.abs(x + y)) > 3;
      case 1 -> Math.max(Math.abs(x), Math.abs(y)) > 3;
      default -> Math.max(Math.abs(y), Math.abs(x + y)) > 3;
    };
  }
}
