package org.plyscope.engine.montecarlo.internal;

import java.util.function.LongPredicate;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.internal.Kernels;
import org.plyscope.engine.montecarlo.UctSettings;
import org.plyscope.engine.montecarlo.internal.kernel.Uct;

/**
 * Everything a Monte Carlo kernel works with.
 *
 * @param state where it walks
 * @param players how many there are
 * @param settings how it behaves
 * @param seed of every random choice
 * @param rootMoves says which moves of the root are tried
 * @param counters counts
 * @param recorder what records the tree, or null
 */
public record UctJob(
    State state,
    int players,
    UctSettings settings,
    long seed,
    LongPredicate rootMoves,
    SearchCounters counters,
    TraceRecorder recorder) {
  /** Makes the kernel for this search, compiled for its objects. */
  public UctKernel kernel() {
    return Kernels.kernel(UctKernel.class, Uct.class, this, state);
  }
}
