package org.plyscope.agent.kalah.internal;

import java.util.Arrays;
import java.util.function.IntToLongFunction;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/** Puts yes-or-no questions about the margin to the moves of the root, the best one first. */
final class RootTests {
  private final MarginSolver solver;
  private final SearchClock clock;
  private final SearchCounters counters;
  private final int seeds;
  private final Moves moves = new Moves();
  private final long[] efforts = new long[Sowing.HOUSES];
  private final int[] answers = new int[Sowing.HOUSES];
  private final Bound[] bounds = new Bound[Sowing.HOUSES];

  private TraceRecorder recorder;
  private int player;
  private int lead;
  private IntToLongFunction codes;
  private int found;

  RootTests(MarginSolver solver, SearchClock clock, SearchCounters counters, int seeds) {
    this.solver = solver;
    this.clock = clock;
    this.counters = counters;
    this.seeds = seeds;
    Arrays.fill(bounds, Bound.NONE);
  }

  /** Records every test as a tree of the root and its moves; deeper nodes are too many. */
  void record(TraceRecorder trace, int mover, int leadNow, IntToLongFunction moveCodes) {
    recorder = trace;
    player = mover;
    lead = leadNow;
    codes = moveCodes;
  }

  /** Returns the moves of the root, to be filled by the caller; the best known one is first. */
  Moves moves() {
    return moves;
  }

  /** Returns the slot of the move that passed the latest test. */
  int found() {
    return found;
  }

  /** Returns the nodes spent on the move in a slot. */
  long effort(int slot) {
    return efforts[moves.house[slot]];
  }

  /** Returns the bound on the margin from the latest finished test of the move in a slot. */
  int answer(int slot) {
    return answers[moves.house[slot]];
  }

  /** Returns how {@link #answer} is to be read; {@link Bound#NONE} before the first test. */
  Bound bound(int slot) {
    return bounds[moves.house[slot]];
  }

  /** Brings a move to the front and keeps the order of the others. */
  void promote(int slot) {
    for (int i = 0; i < moves.count; i++) {
      moves.promise[i] = i == slot ? moves.count : -i;
    }
    for (int i = 0; i < moves.count; i++) {
      moves.select(i);
    }
  }

  /**
   * Tests whether some move reaches a margin. Returns a lower bound of at least {@code wanted}, or
   * an upper bound below it; meaningless if the clock has stopped.
   */
  int atLeast(int wanted) {
    if (clock.tick()) {
      return 0;
    }
    counters.node(0);
    int root = open(TraceRecorder.NO_PARENT, 0, wanted);
    int best = -seeds;
    int tried = 0;
    while (tried < moves.count && best < wanted && !clock.stopped()) {
      int value = value(root, tried, wanted);
      if (value > best) {
        best = value;
        found = tried;
      }
      tried++;
    }
    close(root, best, wanted, moves.count - tried);
    return best;
  }

  /**
   * Closes in on the exact margin of a move from a guess, unless the clock stops before. A bad move
   * is far below the best one, and every test on the way down from there is a proof of its own.
   *
   * @param guess the estimated margin, with the parity of the seeds
   * @param most the largest margin
   */
  void settle(int slot, int guess, int most) {
    int low = -seeds;
    int high = most;
    int wanted = Math.max(low, Math.min(guess, high));
    while (low < high && !clock.stopped()) {
      wanted = Math.max(wanted, low + 2);
      int value = value(TraceRecorder.DROPPED, slot, wanted);
      if (clock.stopped()) {
        return;
      }
      if (value >= wanted) {
        low = Math.min(value, high);
        wanted = low + 2;
      } else {
        high = Math.max(value, low);
        wanted = high;
      }
    }
    if (low == high) {
      answers[moves.house[slot]] = low;
      bounds[moves.house[slot]] = Bound.EXACT;
    }
  }

  private int value(int root, int slot, int wanted) {
    int node = open(root, slot, wanted);
    long before = clock.nodes();
    int value = solver.value(moves, slot, seeds, wanted, 0);
    efforts[moves.house[slot]] += clock.nodes() - before;
    if (!clock.stopped()) {
      answers[moves.house[slot]] = value;
      bounds[moves.house[slot]] = value >= wanted ? Bound.LOWER : Bound.UPPER;
    }
    close(node, value, wanted, 0);
    return value;
  }

  private int open(int parent, int slot, int wanted) {
    if (recorder == null || parent == TraceRecorder.DROPPED) {
      return TraceRecorder.DROPPED;
    }
    boolean isRoot = parent == TraceRecorder.NO_PARENT;
    int mover = isRoot || moves.sign[slot] > 0 ? player : 1 - player;
    long code = isRoot ? MoveList.NONE : codes.applyAsLong(slot);
    int node = recorder.open(parent, code, slot, mover);
    recorder.window(node, lead + wanted - 1.0, lead + wanted);
    return node;
  }

  private void close(int node, int value, int wanted, int skipped) {
    if (node == TraceRecorder.DROPPED) {
      return;
    }
    boolean enough = value >= wanted;
    NodeEnd end =
        clock.stopped() ? NodeEnd.STOPPED : skipped > 0 ? NodeEnd.CUTOFF : NodeEnd.EXPANDED;
    recorder.close(node, lead + value, enough ? Bound.LOWER : Bound.UPPER, end, skipped);
  }
}
