package org.plyscope.agent.kalah.internal;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.State;

/** Reads a line of perfect moves from what a solver has proved. */
final class PerfectLine {
  private final BoardReader reader;
  private final MarginSolver solver;

  PerfectLine(BoardReader reader, MarginSolver solver) {
    this.reader = reader;
    this.solver = solver;
  }

  /**
   * Follows moves that are known to be perfect.
   *
   * @param state where to start; is played on
   * @param first the house of the first move
   * @param margin the exact margin to come
   * @return the codes of the moves; ends where the tables know no further
   */
  long[] from(State state, int first, int margin) {
    List<Long> line = new ArrayList<>();
    int house = first;
    int left = margin;
    while (house >= 0) {
      Setup before = state.setup();
      int mover = state.toMove();
      long move = reader.move(state, house);
      line.add(move);
      state.play(move);
      left -= difference(state.setup(), mover) - difference(before, mover);
      left = state.toMove() == mover ? left : -left;
      house = state.over() ? -1 : next(state, left);
    }
    return line.stream().mapToLong(Long::longValue).toArray();
  }

  private int difference(Setup setup, int player) {
    return reader.store(setup, player) - reader.store(setup, 1 - player);
  }

  private int next(State state, int margin) {
    Setup setup = state.setup();
    return solver.perfectHouse(
        reader.packed(setup, state.toMove()), reader.packed(setup, 1 - state.toMove()), margin);
  }
}
