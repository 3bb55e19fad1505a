package org.plyscope.engine.alphabeta.internal.kernel;

import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.engine.alphabeta.UnsoundCuts;
import org.plyscope.engine.alphabeta.internal.AlphaBetaJob;
import org.plyscope.engine.internal.kernel.Tracer;

/** Decides which nodes and moves are probably not worth a search, and counts those left out. */
final class ForwardPruning {
  private static final int REDUCED_DEPTH = 3;
  private static final int RAZORED_DEPTH = 2;

  private final UnsoundCuts settings;
  private final SearchCounters counters;
  private final Tracer tracer;

  /** Makes guesses; the tracer may be null. */
  ForwardPruning(AlphaBetaJob job, Tracer tracer) {
    this.settings = job.settings().unsound();
    this.counters = job.counters();
    this.tracer = tracer;
  }

  boolean any() {
    return settings.any();
  }

  /** Returns how many of the moves of the node of this ply are tried at most. */
  int width(int ply, int moves) {
    int width = settings.widest() == 0 ? moves : Math.min(moves, settings.widest());
    for (int i = width; i < moves && tracer != null; i++) {
      tracer.leaveOut(ply);
    }
    return width;
  }

  /** Returns whether nodes of this depth may be given up. */
  boolean razors(int depth) {
    return settings.razoring() > 0 && depth <= RAZORED_DEPTH;
  }

  /** Returns whether a node is so far below its window that it may be given up. */
  boolean hopeless(int evaluation, int depth, int low) {
    return evaluation + (long) settings.razoring() * depth <= low;
  }

  /** Returns whether quiet moves of this depth may be skipped. */
  boolean skips(int depth) {
    return depth == 1 && settings.futility() > 0;
  }

  /** Returns the value that quiet moves are assumed to reach at most. */
  int limit(int evaluation) {
    return evaluation + settings.futility();
  }

  /** Returns how many plies less a quiet move at a place in the order is searched at first. */
  int reduction(int depth, int place) {
    boolean late = settings.reduceFrom() > 0 && place >= settings.reduceFrom();
    return late && depth >= REDUCED_DEPTH ? 1 : 0;
  }

  /** Notes that a move of the node of this ply is skipped. */
  void skipped(int ply) {
    counters.shortcut(Shortcut.FUTILE, ply);
    if (tracer != null) {
      tracer.leaveOut(ply);
    }
  }

  /**
   * Notes that the node of this ply, with the given number of moves, was given up and perhaps just
   * evaluated.
   */
  void gaveUp(int ply, int moves, boolean judged) {
    counters.shortcut(Shortcut.RAZORED, ply);
    if (judged) {
      counters.leaf(ply);
    }
    if (tracer != null) {
      tracer.giveUp(ply, moves);
    }
  }

  /** Notes that a move of the node of this ply was searched less deep. */
  void reduced(int ply) {
    counters.shortcut(Shortcut.REDUCED, ply);
  }
}
