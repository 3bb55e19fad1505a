package org.plyscope.bench.stranger;

import java.util.Arrays;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.board.Board;
import org.plyscope.api.game.State;

/** Own rows less the opponent's, kept up to date move by move. */
final class StrangerRowSum implements Evaluator {
  private final int[][] rows;
  private int[] leads = new int[64];
  private int depth;

  /** Player 0's rows less player 1's. */
  private int lead;

  StrangerRowSum(Board board) {
    Rows all = new Rows(board);
    rows = new int[][] {all.of(0), all.of(1)};
  }

  @Override
  public void reset(State root) {
    depth = 0;
    lead = 0;
    for (int cell = 0; cell < rows[0].length; cell++) {
      int content = root.content(cell);
      lead += content == 1 ? rows[0][cell] : content == 2 ? -rows[1][cell] : 0;
    }
  }

  @Override
  public void play(State before, long move) {
    if (depth == leads.length) {
      leads = Arrays.copyOf(leads, 2 * depth);
    }
    leads[depth++] = lead;
    lead += gain(before, move);
  }

  @Override
  public void undo() {
    lead = leads[--depth];
  }

  @Override
  public int value(State state, int player) {
    return player == 0 ? lead : -lead;
  }

  @Override
  public int valueAfter(State before, long move, int player) {
    if (!before.plain(move)) {
      return UNKNOWN;
    }
    int after = lead + gain(before, move);
    return player == 0 ? after : -after;
  }

  private int gain(State before, long move) {
    int mover = before.toMove();
    int gain = rows[mover][before.to(move)] - rows[mover][before.from(move)];
    return mover == 0 ? gain : -gain;
  }
}
