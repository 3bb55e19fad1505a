package org.plyscope.engine.alphabeta.internal.kernel;

import org.plyscope.api.agent.Evaluator;
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

/**
 * Tries the moves of a node one ply before the leaves. Most nodes of a tree are leaves, so this is
 * the innermost loop: the same as {@link AlphaBeta} does, but leaves are judged where they are
 * reached, if possible without playing the move, and paid for and counted together.
 */
final class LastPly {
  private final Walk walk;
  private final MoveSorter sorter;
  private final PrincipalLine line;
  private final SearchClock clock;
  private final SearchCounters counters;
  private final Tracer tracer;
  private final boolean strict;
  private final boolean deep;
  private final boolean prunes;

  private int[] values = new int[128];
  private boolean leafOpen;
  private boolean horizonMet;
  private int tried;

  LastPly(Walk walk, MoveSorter sorter, PrincipalLine line, Tracer tracer, AlphaBetaJob job) {
    this.walk = walk;
    this.sorter = sorter;
    this.line = line;
    this.clock = job.clock();
    this.counters = job.counters();
    this.tracer = tracer;
    this.strict = job.settings().strictCuts();
    this.deep = job.settings().pruning() == Pruning.DEEP;
    this.prunes = job.settings().pruning() != Pruning.NONE;
  }

  /** Returns the best value for the side to move; meaningless if the clock stopped the search. */
  int search(int ply, int count, int low, int high, boolean ours) {
    if (tracer != null) {
      return searchRecorded(ply, count, low, high, ours);
    }
    // With fuel for all moves the clock need not be asked for each.
    boolean paid = clock.reserve(count);
    if (paid && !sorter.ordered(ply)) {
      return searchListed(ply, count, low, high, ours);
    }
    // A first move that does not cut is seldom followed by one that does: then all are tried.
    int singly = paid ? 1 : count;
    int enough = strict ? high + 1 : high;
    int best = Integer.MIN_VALUE;
    long bestMove = MoveList.NONE;
    boolean open = false;
    int i = 0;
    while (i < singly && best < enough && (paid || !clock.tick())) {
      long move = sorter.next(ply, i++);
      int value = side(value(move, ply), ours);
      open |= leafOpen;
      if (value > best) {
        best = value;
        bestMove = move;
      }
    }
    improve(ply, bestMove, best > low);
    horizonMet = open;
    tried = i;
    if (i < count && best < enough && paid) {
      best = tryRest(ply, count, best, low, enough, ours);
    }
    if (paid) {
      clock.giveBack(count - tried);
    }
    counters.leaves(ply + 1, tried);
    return best;
  }

  /** Does the same for moves that are tried as listed and paid for. */
  private int searchListed(int ply, int count, int low, int high, boolean ours) {
    MoveList moves = sorter.list(ply);
    int enough = strict ? high + 1 : high;
    int best = Integer.MIN_VALUE;
    long bestMove = MoveList.NONE;
    boolean open = false;
    int i = 0;
    do {
      long move = moves.get(i++);
      int value = side(value(move, ply), ours);
      open |= leafOpen;
      if (value > best) {
        best = value;
        bestMove = move;
      }
    } while (i < count && best < enough);
    improve(ply, bestMove, best > low);
    horizonMet = open;
    tried = i;
    clock.giveBack(count - i);
    counters.leaves(ply + 1, i);
    return best;
  }

  /** Does the same one leaf after the other, and records each. */
  private int searchRecorded(int ply, int count, int low, int high, boolean ours) {
    int enough = strict ? high + 1 : high;
    double ceiling = tracer.forPeople(side(deep ? high : Scores.INFINITY, ours));
    double floor = tracer.forPeople(side(prunes ? low : -Scores.INFINITY, ours));
    MoveList listed = sorter.ordered(ply) ? null : sorter.list(ply);
    int best = Integer.MIN_VALUE;
    boolean paid = clock.reserve(count);
    boolean open = false;
    int i = 0;
    for (; i < count && best < enough && (paid || !clock.tick()); i++) {
      long move = listed == null ? sorter.next(ply, i) : listed.get(i);
      int told = walk.evaluateAfter(move);
      boolean untold = told == Evaluator.UNKNOWN;
      leafOpen = true;
      if (untold) {
        walk.play(move);
        leafOpen = !walk.over();
        told = leafOpen ? walk.evaluate() : walk.outcome(ply + 1);
      }
      double shown = tracer.forPeople(told);
      tracer.leaf(
          ply + 1,
          untold ? walk.played(move) : move,
          i,
          untold ? walk.toMove() : walk.toMoveAfter(move),
          ours ? floor : ceiling,
          ours ? ceiling : floor,
          shown,
          leafOpen ? NodeEnd.LEAF : NodeEnd.TERMINAL);
      if (untold) {
        walk.undo();
      }
      open |= leafOpen;
      int value = side(told, ours);
      if (value > best) {
        best = value;
        improve(ply, move, best > low);
        floor = prunes && best > low ? shown : floor;
      }
    }
    horizonMet = open;
    tried = i;
    if (paid) {
      clock.giveBack(count - tried);
    }
    counters.leaves(ply + 1, tried);
    return best;
  }

  private static int side(int value, boolean ours) {
    return ours ? value : -value;
  }

  /**
   * Tries the moves after the first, without sorting them: looking at all of them is cheaper, and
   * their ranks show the result of a sorted search, and where it would have ended. Only that is
   * counted.
   */
  private int tryRest(int ply, int count, int found, int low, int enough, boolean ours) {
    long[] ranks = sorter.rest(ply);
    MoveList moves = sorter.list(ply);
    int best = found;
    int bestValue = found;
    long bestRank = Long.MAX_VALUE;
    long openRank = Long.MIN_VALUE;
    int[] values = values(moves);
    for (int i = 1; i < count; i++) {
      long rank = ranks[i];
      int place = MoveSorter.place(rank);
      leafOpen = true;
      int told = values[place];
      told = told == Evaluator.UNKNOWN ? play(moves.get(place), ply) : Scores.bounded(told);
      int value = ours ? told : -told;
      // All values that cut are alike: only the first one counts.
      int worth = Math.min(value, enough);
      openRank = leafOpen ? Math.max(openRank, rank) : openRank;
      if (worth > best || (worth == best && rank > bestRank)) {
        best = worth;
        bestRank = rank;
        bestValue = value;
      }
    }
    boolean cuts = best == enough;
    horizonMet |= cuts ? openRank >= bestRank : openRank > Long.MIN_VALUE;
    tried = cuts ? sorter.placeOf(ply, bestRank) + 1 : count;
    if (best > found) {
      improve(ply, moves.get(MoveSorter.place(bestRank)), best > low);
    }
    return bestValue;
  }

  private int[] values(MoveList moves) {
    if (values.length < moves.size()) {
      values = new int[2 * moves.size()];
    }
    walk.evaluateAfter(moves, values);
    return values;
  }

  /** Returns the value of a leaf for the root player, played if need be; notes if it is open. */
  private int value(long move, int ply) {
    int told = walk.evaluateAfter(move);
    if (told == Evaluator.UNKNOWN) {
      return play(move, ply);
    }
    leafOpen = true;
    return told;
  }

  /** Returns the value of a leaf for the root player, and notes whether it is open. */
  private int play(long move, int ply) {
    walk.play(move);
    leafOpen = !walk.over();
    int value = leafOpen ? walk.evaluate() : walk.outcome(ply + 1);
    walk.undo();
    return value;
  }

  private void improve(int ply, long move, boolean insideWindow) {
    line.bestMove(ply, move);
    if (insideWindow) {
      line.end(ply, move);
    }
  }

  /** Returns whether the last search evaluated anything, so that a deeper one could differ. */
  boolean horizonMet() {
    return horizonMet;
  }

  /** Returns how many moves the last search tried. */
  int tried() {
    return tried;
  }
}
