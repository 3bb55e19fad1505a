package org.plyscope.engine.alphabeta.internal;

import java.util.Arrays;
import org.plyscope.api.database.EndgameTable;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** Plays a line on to the end of the game, both sides by an endgame database. */
final class EndgameLine {
  private static final int LONGEST = 1000;
  private static final int WIN = 1_000_000;

  private final State state;
  private final EndgameTable table;
  private final MoveList moves = new MoveList();
  private final double[] payoffs = new double[2];

  private EndgameLine(State state, EndgameTable table) {
    this.state = state;
    this.table = table;
  }

  /** Returns the line, extended if it ends in a position that the database knows as decided. */
  static long[] extended(State state, long[] line, EndgameTable table) {
    for (long move : line) {
      state.play(move);
    }
    long[] longer = new EndgameLine(state, table).playedOn(line);
    for (int i = 0; i < longer.length; i++) {
      state.undo();
    }
    return longer;
  }

  private long[] playedOn(long[] line) {
    long[] longer = line.clone();
    while (!state.over() && decided(table.outcome(state)) && longer.length < LONGEST) {
      long best = best();
      longer = Arrays.copyOf(longer, longer.length + 1);
      longer[longer.length - 1] = best;
      state.play(best);
    }
    return longer;
  }

  private static boolean decided(int outcome) {
    return outcome != EndgameTable.UNKNOWN && outcome != EndgameTable.DRAW;
  }

  /** Returns the quickest win, or else the slowest loss. */
  private long best() {
    state.moves(moves);
    long best = moves.get(0);
    int most = Integer.MIN_VALUE;
    for (long move : moves.toArray()) {
      int mover = state.toMove();
      state.play(move);
      int worth = worth(mover);
      state.undo();
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  /** Returns the value of the position for the player who just moved. */
  private int worth(int mover) {
    if (state.over()) {
      state.payoffs(payoffs);
      return (int) Math.round(WIN * (2 * payoffs[mover] - 1));
    }
    int outcome = table.outcome(state);
    if (!decided(outcome)) {
      return 0;
    }
    return outcome < 0 ? WIN + outcome : outcome - WIN;
  }
}
