package org.plyscope.engine.internal;

import java.util.function.LongPredicate;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchCounters;
import org.plyscope.api.search.TraceRecorder;
import org.plyscope.engine.UctSettings;

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
    TraceRecorder recorder) {}
