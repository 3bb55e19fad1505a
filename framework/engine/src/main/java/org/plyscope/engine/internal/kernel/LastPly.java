package org.plyscope.engine.internal.kernel;

import org.plyscope.api.search.SearchCounters;
import org.plyscope.engine.SearchClock;
import org.plyscope.engine.internal.AlphaBetaJob;

/**
 * Tries the moves of a node one ply before the leaves. Most nodes of a tree are leaves, so this is
 * the innermost loop: the same as {@link AlphaBeta} does, but leaves are judged where they are
 * reached, and paid for and counted together.
 */
final class LastPly {
  private final Walk walk;
  private final MoveSorter sorter;
  private final PrincipalLine line;
  private final SearchClock clock;
  private final SearchCounters counters;
  private final boolean strict;

  private boolean horizonMet;
  private int tried;

  LastPly(Walk walk, MoveSorter sorter, PrincipalLine line, AlphaBetaJob job) {
    this.walk = walk;
    this.sorter = sorter;
    this.line = line;
    this.clock = job.clock();
    this.counters = job.counters();
    this.strict = job.settings().strictCuts();
  }

  /** Returns the best value for the side to move; meaningless if the clock stopped the search. */
  int search(int ply, int count, int low, int high, boolean ours) {
    // With fuel for all moves the clock need not be asked for each.
    boolean paid = clock.reserve(count);
    int enough = strict ? high + 1 : high;
    int best = Integer.MIN_VALUE;
    int floor = low;
    boolean open = false;
    int i = 0;
    while (i < count && best < enough && (paid || !clock.tick())) {
      long move = sorter.next(ply, i++);
      walk.play(move);
      int value;
      if (walk.over()) {
        value = walk.outcome(ply + 1);
      } else {
        open = true;
        value = walk.evaluate();
      }
      walk.undo();
      value = ours ? value : -value;
      if (value > best) {
        best = value;
        line.bestMove(ply, move);
        if (value > floor) {
          floor = value;
          line.end(ply, move);
        }
      }
    }
    if (paid) {
      clock.giveBack(count - i);
    }
    counters.leaves(ply + 1, i);
    horizonMet = open;
    tried = i;
    return best;
  }

  /** Tells whether the last search evaluated anything, so that a deeper one could differ. */
  boolean horizonMet() {
    return horizonMet;
  }

  /** Returns how many moves the last search tried. */
  int tried() {
    return tried;
  }
}
