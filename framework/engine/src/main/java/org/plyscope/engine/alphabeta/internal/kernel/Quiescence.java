package org.plyscope.engine.alphabeta.internal.kernel;

import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.engine.Scores;
import org.plyscope.engine.alphabeta.Pruning;
import org.plyscope.engine.alphabeta.internal.AlphaBetaJob;
import org.plyscope.engine.internal.kernel.PrincipalLine;
import org.plyscope.engine.internal.kernel.Tracer;
import org.plyscope.engine.internal.kernel.Walk;

/** Follows noisy moves beyond the depth limit, until the position is quiet. */
final class Quiescence {
  private final AlphaBeta search;
  private final Walk walk;
  private final MoveSorter sorter;
  private final PrincipalLine line;
  private final Tracer tracer;
  private final SearchClock clock;
  private final SearchCounters counters;
  private final boolean deep;
  private final int plies;

  Quiescence(
      AlphaBeta search,
      Walk walk,
      MoveSorter sorter,
      PrincipalLine line,
      Tracer tracer,
      AlphaBetaJob job) {
    this.search = search;
    this.walk = walk;
    this.sorter = sorter;
    this.line = line;
    this.tracer = tracer;
    this.clock = job.clock();
    this.counters = job.counters();
    this.deep = job.settings().pruning() == Pruning.DEEP;
    this.plies = job.settings().quiescence();
  }

  /** Returns the value for the side to move; the depth is 0 or below. */
  int value(int depth, int ply, int low, int high, boolean ours) {
    MoveList moves = sorter.list(ply);
    int count = walk.moves(moves);
    if (count == 0) {
      return search.terminal(ply, ours);
    }
    int noisy = plies + depth > 0 ? noisy(moves) : 0;

    // A side that can only make noisy moves cannot decline them; otherwise it may stand still.
    int best = -Scores.INFINITY;
    if (noisy < count) {
      best = search.evaluate(ours);
      if (noisy == 0 || search.cuts(best, high)) {
        counters.leaf(ply);
        // No move made the cut, so it counts for no place in the order.
        search.end(ply, noisy == 0 ? NodeEnd.LEAF : NodeEnd.CUTOFF, noisy);
        return best;
      }
    }
    sorter.order(walk, ply, ours, MoveList.NONE, MoveList.NONE);
    return tryNoisy(depth, ply, noisy, best, low, high, ours);
  }

  /**
   * Tries the noisy moves. Only these are counted; whether one is tried with an empty window first
   * depends on its place among all moves, because a quiet one before it stands for standing still.
   */
  private int tryNoisy(
      int depth, int ply, int noisy, int standing, int low, int high, boolean ours) {
    int best = standing;
    int floor = deep ? Math.max(low, best) : best;
    int tried = 0;
    for (int i = 0; tried < noisy; i++) {
      long move = sorter.next(ply, i);
      if (!walk.noisy(move)) {
        passOver(ply);
        continue;
      }
      int value = search.child(depth, ply, floor, high, ours, move, i, 0);
      tried++;
      if (clock.stopped()) {
        return 0;
      }
      best = Math.max(best, value);
      if (value > floor) {
        floor = value;
        line.improve(ply, move);
      }
      if (search.cuts(best, high)) {
        counters.cutoff(ply, tried - 1);
        search.end(ply, NodeEnd.CUTOFF, noisy - tried);
        break;
      }
    }
    return best;
  }

  private void passOver(int ply) {
    if (tracer != null) {
      tracer.passOver(ply);
    }
  }

  private int noisy(MoveList moves) {
    int noisy = 0;
    for (int i = 0; i < moves.size(); i++) {
      noisy += walk.noisy(moves.get(i)) ? 1 : 0;
    }
    return noisy;
  }
}
