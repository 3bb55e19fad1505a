package org.plyscope.agent.fauhalma.internal;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.plyscope.api.board.Board;
import org.plyscope.api.game.State;

/** Where the pegs of the player to move stand. */
final class Pegs {
  private static final int NO_OWNER = -1;

  private Pegs() {}

  /** Returns the cells of the pegs, the farthest from the goal first, then by cell number. */
  static int[] farthestFirst(State state, Board board, PlayerView view) {
    int player = state.toMove();
    return IntStream.range(0, view.cells())
        .filter(cell -> owner(board, state.content(cell)) == player)
        .boxed()
        .sorted((a, b) -> view.distance(b, player) - view.distance(a, player))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private static int owner(Board board, int content) {
    return content == 0 ? NO_OWNER : board.piece(content).player();
  }

  /**
   * Returns whether a cell is within the given number of steps of a peg other than the one at the
   * origin.
   */
  static boolean near(PlayerView view, int[] pegs, int origin, int cell, int steps) {
    return Arrays.stream(pegs).anyMatch(peg -> peg != origin && view.steps(peg, cell) <= steps);
  }
}
