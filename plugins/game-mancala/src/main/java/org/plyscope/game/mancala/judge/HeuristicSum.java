package org.plyscope.game.mancala.judge;

import java.util.Arrays;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.State;
import org.plyscope.game.mancala.kalah.KalahState;

/**
 * H1 to H10 in whole numbers: weights are thousandths and the halves of H9 and H10 double them, so
 * one unit for people is {@value #SCALE}.
 *
 * <p>H5 and H7 are about moves. Along a line they judge the latest move that the player made since
 * the root, and are 0 before its first one.
 */
final class HeuristicSum implements Evaluation {
  static final int SCALE = 2000;

  private static final int RIGHTMOST = 1;
  private static final int EXTRA_TURN = 2;
  private static final int RICH = 5;

  private final int houses;
  private final int[] weights;
  private final boolean printedH9;

  /** The merits that have a weight. */
  private final int weighted;

  /** The latest move's merits of both players, two bits each, for every ply of the line. */
  private byte[] merits = new byte[64];

  private int ply;

  HeuristicSum(int houses, int[] weights, boolean printedH9) {
    this.houses = houses;
    this.weights = weights;
    this.printedH9 = printedH9;
    this.weighted = (weights[4] == 0 ? 0 : RIGHTMOST) | (weights[6] == 0 ? 0 : EXTRA_TURN);
  }

  @Override
  public int scale() {
    return SCALE;
  }

  @Override
  public void reset(State root) {
    ply = 0;
    merits[0] = 0;
  }

  @Override
  public void play(State before, long move) {
    KalahState position = (KalahState) before;
    int merit = (move == houses - 1 ? RIGHTMOST : 0) | (position.extraTurn(move) ? EXTRA_TURN : 0);
    int shift = 2 * position.toMove();
    if (ply + 1 == merits.length) {
      merits = Arrays.copyOf(merits, 2 * merits.length);
    }
    merits[ply + 1] = (byte) ((merits[ply] & ~(3 << shift)) | (merit << shift));
    ply++;
  }

  @Override
  public void undo() {
    ply--;
  }

  @Override
  public long lineKey(int player) {
    return merits[ply] >> (2 * player) & weighted;
  }

  @Override
  public int value(State state, int player) {
    KalahState position = (KalahState) state;
    int own = position.store(player);
    int opponent = position.store(1 - player);
    int merit = merits[ply] >> (2 * player);
    int filled = 0;
    for (int house = 0; house < houses; house++) {
      filled += position.seeds(player, house) > 0 ? 1 : 0;
    }
    int h9 = printedH9 ? -3 * opponent - 2 * own : 2 * own - 3 * opponent;
    return 2 * weights[0] * position.seeds(player, 0)
        + 2 * weights[1] * position.seeds(player)
        + 2 * weights[2] * filled
        + 2 * weights[3] * own
        + 2 * weights[4] * (merit & RIGHTMOST)
        - 2 * weights[5] * opponent
        + weights[6] * (merit & EXTRA_TURN)
        + 2 * weights[7] * (own - opponent)
        + (opponent >= RICH ? weights[8] * h9 : 0)
        + (own >= RICH ? weights[9] * (3 * own - 2 * opponent) : 0);
  }
}
