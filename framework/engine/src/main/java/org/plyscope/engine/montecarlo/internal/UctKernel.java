package org.plyscope.engine.montecarlo.internal;

import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.internal.Kernels;

/**
 * The inner part of a Monte Carlo tree search. The class behind it may exist several times, see
 * {@link Kernels}.
 */
public interface UctKernel {
  /** Returned by {@link #iterate} if the search had to stop before a playout ended. */
  int HALTED = -1;

  /**
   * Selects, expands, plays out and backs up once.
   *
   * @param room how many nodes may be added
   * @return how many nodes the iteration counts as: those it added; one if the tree could not grow
   *     where it was left; none if it will grow there after more visits; or {@link #HALTED} if
   *     nothing was learnt
   */
  int iterate(int room);

  /** Returns the term that selection adds to the mean payoff of a child. */
  double exploration(int child);

  /** Returns how many moves all playouts made together. */
  long playedOut();

  /** Records the tree. */
  void record(TraceRecorder recorder);
}
