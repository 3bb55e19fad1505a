package org.plyscope.engine.montecarlo.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.LongPredicate;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.engine.internal.Kernels;
import org.plyscope.engine.montecarlo.GrowthSettings.Order;
import org.plyscope.engine.montecarlo.Playouts;
import org.plyscope.engine.montecarlo.SelectionSettings.Rule;
import org.plyscope.engine.montecarlo.UctParts;
import org.plyscope.engine.montecarlo.UctSettings;
import org.plyscope.engine.montecarlo.internal.kernel.Uct;

/**
 * Everything a Monte Carlo kernel works with.
 *
 * @param state where it walks
 * @param tree the tree it grows, perhaps with nodes of an earlier search
 * @param settings how it behaves
 * @param parts the parts of its thread
 * @param seed of every random choice
 * @param rootMoves determines which moves of the root are tried
 * @param counters counts the nodes that are added, and the playouts
 * @param halted asked during slow playouts; true if the search must stop
 * @param lock held while the tree is used, or null if no other thread uses it
 */
public record UctJob(
    State state,
    Tree tree,
    UctSettings settings,
    UctParts parts,
    long seed,
    LongPredicate rootMoves,
    SearchCounters counters,
    BooleanSupplier halted,
    ReentrantLock lock) {
  /** Makes the kernel for this search, compiled for its objects. */
  public UctKernel kernel() {
    List<Object> hot = new ArrayList<>();
    hot.add(state);
    // Plain selection is a class of its own; the compiler must not see both in one kernel.
    hot.add(plain() ? settings.selection() : settings);
    playout().ifPresent(hot::add);
    if (settings.playouts().usesEvaluation()) {
      hot.add(parts.evaluation());
    }
    if (settings.growth().usesOrderer()) {
      hot.add(parts.orderer());
    }
    if (settings.selection().usesPrior()) {
      hot.add(parts.prior());
    }
    if (settings.selection().rule() == Rule.PART) {
      hot.add(parts.selection());
    }
    if (settings.growth().order() == Order.PART) {
      hot.add(parts.expansion());
    }
    return Kernels.kernel(UctKernel.class, Uct.class, this, hot.toArray());
  }

  /** Returns whether selection looks at nothing but visits and means. */
  public boolean plain() {
    return settings.selection().plain()
        && !settings.solver()
        && !settings.growth().transpositions();
  }

  /** Returns the policy that chooses the moves of playouts; empty for random moves. */
  public Optional<Playout> playout() {
    if (parts.playout() == Playouts.random()) {
      return Optional.empty();
    }
    return Optional.of(
        parts.playout() instanceof TailoredPlayout tailored
            ? tailored.inside(state)
            : parts.playout());
  }
}
