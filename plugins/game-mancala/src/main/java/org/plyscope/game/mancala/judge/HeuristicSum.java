package org.plyscope.game.mancala.judge;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.State;
import org.plyscope.game.mancala.kalah.KalahState;

/**
 * H1 to H10 in whole numbers: weights are thousandths and the halves of H9 and H10 double them, so
 * one display unit is {@value #SCALE}.
 *
 * <p>H5 and H7 are about moves, and H4 too where it is a gain. Along a line H4 and H5 judge the
 * latest move that the player made since the root and are 0 before its first one; H7 counts all of
 * its moves that gave another turn.
 */
final class HeuristicSum implements Evaluator {
  static final int SCALE = 2000;

  /**
   * The contribution of a line to a position, for each player in one number: a bit, a gain and a
   * count.
   */
  private static final int RIGHTMOST = 1;

  private static final int GAIN_SHIFT = 1;
  private static final int GAIN = 0x7fff << GAIN_SHIFT;
  private static final int EXTRA_TURN_SHIFT = 16;
  private static final int EXTRA_TURNS = 0xffff << EXTRA_TURN_SHIFT;

  private static final int RICH = 5;

  private final int houses;
  private final int[] weights;
  private final boolean printedH9;
  private final int signOfH10;
  private final boolean gains;

  /** The merits that have a weight. */
  private final int weighted;

  /** The merits of both players' moves, side by side, for every ply of the line. */
  private int[] merits = new int[128];

  private int ply;

  HeuristicSum(int houses, int[] weights, boolean printedH9, boolean negativeH10, boolean gains) {
    this.houses = houses;
    this.weights = weights;
    this.printedH9 = printedH9;
    this.signOfH10 = negativeH10 ? -1 : 1;
    this.gains = gains;
    this.weighted =
        (weights[4] == 0 ? 0 : RIGHTMOST)
            | (weights[3] == 0 || !gains ? 0 : GAIN)
            | (weights[6] == 0 ? 0 : EXTRA_TURNS);
  }

  @Override
  public int scale() {
    return SCALE;
  }

  @Override
  public void reset(State root) {
    ply = 0;
    merits[0] = 0;
    merits[1] = 0;
  }

  @Override
  public void play(State before, long move) {
    KalahState position = (KalahState) before;
    int player = position.toMove();
    if (2 * ply + 4 > merits.length) {
      merits = Arrays.copyOf(merits, 2 * merits.length);
    }
    int turns = merits[2 * ply + player] & EXTRA_TURNS;
    merits[2 * ply + 2 + player] =
        (position.extraTurn(move) ? turns + (1 << EXTRA_TURN_SHIFT) : turns)
            | (gains ? position.gained(move) << GAIN_SHIFT : 0)
            | (rightmost(position, player, (int) move) ? RIGHTMOST : 0);
    merits[2 * ply + 3 - player] = merits[2 * ply + 1 - player];
    ply++;
  }

  @Override
  public void undo() {
    ply--;
  }

  @Override
  public long lineKey(int player) {
    return merits[2 * ply + player] & weighted;
  }

  @Override
  public int value(State state, int player) {
    KalahState position = (KalahState) state;
    int own = position.store(player);
    int opponent = position.store(1 - player);
    int merit = merits[2 * ply + player];
    int h4 = gains ? (merit & GAIN) >>> GAIN_SHIFT : own;
    int h6 = gains && weights[5] != 0 ? threat(position, player) : opponent;
    int h9 = printedH9 ? -3 * opponent - 2 * own : 2 * own - 3 * opponent;
    return 2 * weights[0] * position.seeds(player, 0)
        + 2 * weights[1] * position.seeds(player)
        + 2 * weights[2] * filled(position, player)
        + 2 * weights[3] * h4
        + 2 * weights[4] * (merit & RIGHTMOST)
        - 2 * weights[5] * h6
        + 2 * weights[6] * (merit >>> EXTRA_TURN_SHIFT)
        + 2 * weights[7] * (own - opponent)
        + (opponent >= RICH ? weights[8] * h9 : 0)
        + (own >= RICH ? signOfH10 * weights[9] * (3 * own - 2 * opponent) : 0);
  }

  @Override
  public List<Term> terms(State state, int player) {
    KalahState position = (KalahState) state;
    int own = position.store(player);
    int opponent = position.store(1 - player);
    int merit = merits[2 * ply + player];
    int h4 = gains ? (merit & GAIN) >>> GAIN_SHIFT : own;
    int h6 = gains && weights[5] != 0 ? threat(position, player) : opponent;
    int h9 = printedH9 ? -3 * opponent - 2 * own : 2 * own - 3 * opponent;
    return List.of(
        Term.of("H1: leftmost house", 2 * weights[0] * position.seeds(player, 0)),
        Term.of("H2: own side", 2 * weights[1] * position.seeds(player)),
        Term.of("H3: filled houses", 2 * weights[2] * filled(position, player)),
        Term.of(gains ? "H4: latest gain" : "H4: own store", 2 * weights[3] * h4),
        Term.of("H5: rightmost move", 2 * weights[4] * (merit & RIGHTMOST)),
        Term.of(gains ? "H6: threat" : "H6: opponent's store", -2 * weights[5] * h6),
        Term.of("H7: extra turns", 2 * weights[6] * (merit >>> EXTRA_TURN_SHIFT)),
        Term.of("H8: difference of the stores", 2 * weights[7] * (own - opponent)),
        Term.of("H9: behind", opponent >= RICH ? weights[8] * h9 : 0),
        Term.of("H10: ahead", own >= RICH ? signOfH10 * weights[9] * (3 * own - 2 * opponent) : 0));
  }

  private int filled(KalahState position, int player) {
    int filled = 0;
    for (int house = 0; house < houses; house++) {
      filled += position.seeds(player, house) > 0 ? 1 : 0;
    }
    return filled;
  }

  /** Returns whether all houses between the one of a move and the store are empty. */
  private boolean rightmost(KalahState position, int player, int move) {
    for (int house = houses - 1; house > move; house--) {
      if (position.seeds(player, house) > 0) {
        return false;
      }
    }
    return move < houses;
  }

  /**
   * Returns the most that the opponent can gain by its next move; if the player moves first, after
   * the move that allows least. An extra turn allows nothing as far as this looks.
   */
  private int threat(KalahState position, int player) {
    if (position.over()) {
      return 0;
    }
    if (position.toMove() != player) {
      return largestGain(position);
    }
    int least = Integer.MAX_VALUE;
    for (int house = 0; house < houses; house++) {
      if (position.seeds(player, house) > 0) {
        position.play(house);
        least = Math.min(least, position.toMove() == player ? 0 : largestGain(position));
        position.undo();
      }
    }
    return least == Integer.MAX_VALUE ? 0 : least;
  }

  private int largestGain(KalahState position) {
    int mover = position.toMove();
    int largest = 0;
    for (int house = 0; house < houses; house++) {
      if (position.seeds(mover, house) > 0) {
        largest = Math.max(largest, position.gained(house));
      }
    }
    return largest;
  }
}
