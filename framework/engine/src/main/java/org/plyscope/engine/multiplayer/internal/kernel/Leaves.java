package org.plyscope.engine.multiplayer.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.State;
import org.plyscope.engine.Scores;
import org.plyscope.engine.internal.kernel.Outcomes;
import org.plyscope.engine.multiplayer.internal.MaxNJob;
import org.plyscope.engine.multiplayer.internal.Shares;

/** Gives every player a value where the search ends. */
final class Leaves {
  private static final int OPEN = -1;

  private final State state;
  private final Evaluator evaluation;
  private final Outcomes outcomes;
  private final int players;
  private final boolean shares;
  private final int zero;
  private final double[] payoffs;
  private final long[] progress;

  /** The ply at which the outcome of each player was settled. */
  private final int[] settledAt;

  Leaves(MaxNJob job) {
    this.state = job.state();
    this.evaluation = job.evaluation();
    this.players = job.players();
    this.shares = job.settings().shares();
    this.outcomes = new Outcomes(state, evaluation, players);
    this.payoffs = new double[players];
    this.progress = new long[players];
    this.settledAt = new int[players];
    Arrays.fill(settledAt, OPEN);
    settled(0);
    int lowest = job.least();
    for (int player = 0; shares && player < players; player++) {
      lowest = Math.min(lowest, Scores.bounded(evaluation.value(state, player)));
    }
    this.zero = Shares.zero(lowest);
  }

  /** Notes whose outcome the last move has settled, as a set of bits. */
  int settled(int ply) {
    int noted = 0;
    for (int player = 0; player < players; player++) {
      if (settledAt[player] == OPEN && state.settled(player)) {
        settledAt[player] = ply;
        noted |= 1 << player;
      }
    }
    return noted;
  }

  void unsettle(int noted) {
    for (int rest = noted; rest != 0; rest &= rest - 1) {
      settledAt[Integer.numberOfTrailingZeros(rest)] = OPEN;
    }
  }

  void judge(int[] vector) {
    if (shares) {
      share(vector);
      return;
    }
    outcomes.read(state);
    for (int player = 0; player < players; player++) {
      vector[player] =
          settledAt[player] != OPEN
              ? outcomes.score(state, player, settledAt[player])
              : Scores.bounded(evaluation.value(state, player));
    }
  }

  private void share(int[] vector) {
    state.payoffs(payoffs);
    int playing = 0;
    long all = 0;
    for (int player = 0; player < players; player++) {
      if (settledAt[player] == OPEN) {
        playing++;
        int value = Scores.bounded(evaluation.value(state, player));
        progress[player] = Math.max(0, value - (long) zero);
        all += progress[player];
      }
    }
    // By how much one's progress can lift one from the worst that is open to the best.
    long span = Shares.TOTAL / (players * (players - 1L));
    for (int player = 0; player < players; player++) {
      long value = Math.round(payoffs[player] * 2 / players * Shares.TOTAL);
      if (settledAt[player] == OPEN) {
        // Rounded by itself and down: equal shares are equal numbers, and their sum is never more.
        value += (all == 0 ? span : span * playing * progress[player] / all) - span;
      }
      vector[player] = (int) value;
    }
    hurry(vector);
  }

  /** Takes a trifle from a player who has taken the best place late, and gives it to the last. */
  private void hurry(int[] vector) {
    int best = OPEN;
    for (int player = 0; player < players; player++) {
      boolean taken = settledAt[player] > 0;
      if (taken && (best == OPEN || payoffs[player] > payoffs[best])) {
        best = player;
      }
    }
    int last = lowest(vector);
    if (best != OPEN && vector[best] > vector[last]) {
      int trifle = Math.min(settledAt[best], (vector[best] - vector[last]) / 2);
      vector[best] -= trifle;
      vector[last] += trifle;
    }
  }

  private static int lowest(int[] vector) {
    int found = 0;
    for (int player = 1; player < vector.length; player++) {
      found = vector[player] < vector[found] ? player : found;
    }
    return found;
  }
}
