package org.plyscope.agent.kalah.internal;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchClock;

/**
 * Plain alpha-beta to a small depth, where nothing more is expected to come. It gives the perfect
 * player a first move and a first guess.
 */
final class Lookahead {
  private final Sowing sowing;
  private final SearchClock clock;
  private final SearchCounters counters;
  private final List<Moves> plies = new ArrayList<>();

  Lookahead(Sowing sowing, SearchClock clock, SearchCounters counters) {
    this.sowing = sowing;
    this.clock = clock;
    this.counters = counters;
  }

  /** Returns the margin reached within the given depth; meaningless if the clock has stopped. */
  int margin(long own, long other, int alpha, int beta, int depth, int ply) {
    if (clock.tick()) {
      return 0;
    }
    counters.node(ply);
    if (depth == 0) {
      counters.leaf(ply);
      return 0;
    }
    while (plies.size() <= ply) {
      plies.add(new Moves());
    }
    Moves moves = plies.get(ply);
    sowing.expand(own, other, moves);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < moves.count && best < beta; i++) {
      best = Math.max(best, margin(moves, i, Math.max(alpha, best), beta, depth, ply));
    }
    return best;
  }

  /** Returns the margin that a move reaches within the given depth. */
  int margin(Moves moves, int i, int alpha, int beta, int depth, int ply) {
    int gain = moves.gain[i];
    long own = moves.own[i];
    long other = moves.other[i];
    return switch (moves.sign[i]) {
      case 0 -> end(gain, ply + 1);
      case 1 -> gain + margin(own, other, alpha - gain, beta - gain, depth - 1, ply + 1);
      default -> gain - margin(own, other, gain - beta, gain - alpha, depth - 1, ply + 1);
    };
  }

  /** Counts the end of the game, after which nothing more is to gain. */
  private int end(int gain, int ply) {
    if (!clock.tick()) {
      counters.leaves(ply, 1);
    }
    return gain;
  }
}
