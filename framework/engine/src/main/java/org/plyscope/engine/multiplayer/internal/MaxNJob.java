package org.plyscope.engine.multiplayer.internal;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.internal.Kernels;
import org.plyscope.engine.multiplayer.MaxNSettings;
import org.plyscope.engine.multiplayer.internal.kernel.MaxN;

/**
 * Everything a max^n kernel works with.
 *
 * @param state where it walks
 * @param players how many there are
 * @param evaluation judges the leaves
 * @param orderer orders the moves
 * @param settings the techniques
 * @param least the lowest progress of any player at the start of the game
 * @param seed decides between equally good moves
 * @param clock determines when to stop
 * @param counters counts
 * @param recorder records the tree, or null
 */
public record MaxNJob(
    State state,
    int players,
    Evaluator evaluation,
    Orderer orderer,
    MaxNSettings settings,
    int least,
    long seed,
    SearchClock clock,
    SearchCounters counters,
    TraceRecorder recorder) {
  /** Makes the kernel for this search, compiled for its objects. */
  public MaxNKernel kernel() {
    Object[] hot =
        recorder == null
            ? new Object[] {state, evaluation, orderer}
            : new Object[] {state, evaluation, orderer, recorder};
    return Kernels.kernel(MaxNKernel.class, MaxN.class, this, hot);
  }
}
