package org.plyscope.engine.alphabeta.internal.kernel;

import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.engine.Scores;
import org.plyscope.engine.alphabeta.Pruning;
import org.plyscope.engine.alphabeta.Ties;
import org.plyscope.engine.alphabeta.internal.AlphaBetaJob;
import org.plyscope.engine.internal.RootMoves;
import org.plyscope.engine.internal.kernel.PrincipalLine;
import org.plyscope.engine.internal.kernel.Tracer;
import org.plyscope.engine.internal.kernel.Walk;

/** Searches the root: like any node, but with notes about each move. */
final class RootNode {
  private final AlphaBeta search;
  private final Walk walk;
  private final PrincipalLine line;
  private final Tracer tracer;
  private final SearchClock clock;
  private final SearchCounters counters;
  private final boolean deep;
  private final boolean prunes;
  private final boolean byLook;

  RootNode(AlphaBeta search, Walk walk, PrincipalLine line, Tracer tracer, AlphaBetaJob job) {
    this.search = search;
    this.walk = walk;
    this.line = line;
    this.tracer = tracer;
    this.clock = job.clock();
    this.counters = job.counters();
    this.deep = job.settings().pruning() == Pruning.DEEP;
    this.prunes = job.settings().pruning() != Pruning.NONE;
    this.byLook = job.settings().ties() == Ties.LOOK;
  }

  int search(RootMoves moves, int depth, int low, int high) {
    if (!search.enter(0)) {
      return 0;
    }
    if (tracer != null) {
      tracer.open(0, MoveList.NONE, 0, walk.toMove());
      tracer.window(0, low, high);
    }
    int floor = deep ? low : -Scores.INFINITY;
    int best = -Scores.INFINITY;
    int bestLook = 0;
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.move(i);
      long before = clock.nodes();
      // Of equal moves the one that looks best may be wanted, so they must be seen.
      int wanted = looks(floor) ? floor - 1 : floor;
      int value = search.child(depth, 0, wanted, high, true, move, i, 0);
      if (clock.stopped()) {
        break;
      }
      boolean bounded = prunes && value <= wanted;
      Bound bound = value >= high ? Bound.LOWER : bounded ? Bound.UPPER : Bound.EXACT;
      moves.searched(i, value, bound, clock.nodes() - before);
      best = Math.max(best, value);
      int look = looks(value) && value >= floor ? walk.look(move, Scores.lost(value)) : 0;
      if (value > floor || (value == floor && i > 0 && look > bestLook && looks(value))) {
        bestLook = look;
        floor = value;
        line.improve(0, move);
        moves.improve(i, walk.shown(line.line(0)));
      }
      if (search.cuts(best, high)) {
        counters.cutoff(0, i);
        search.end(0, NodeEnd.CUTOFF, moves.size() - i - 1);
        break;
      }
    }
    search.leave(0, best, low, high, true);
    return best;
  }

  /** Returns whether of several moves with this value the one that looks best is wanted. */
  private boolean looks(int value) {
    return Scores.lost(value) || (byLook && value > -Scores.INFINITY);
  }
}
