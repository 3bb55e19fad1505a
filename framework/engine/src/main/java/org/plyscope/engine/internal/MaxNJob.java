package org.plyscope.engine.internal;

import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchCounters;
import org.plyscope.api.search.TraceRecorder;
import org.plyscope.engine.SearchClock;

/**
 * Everything a max^n kernel works with.
 *
 * @param state where it walks
 * @param players how many there are
 * @param evaluation judges the leaves
 * @param seed decides between equally good moves
 * @param clock says when to stop
 * @param counters counts
 * @param recorder what records the tree, or null
 */
public record MaxNJob(
    State state,
    int players,
    Evaluation evaluation,
    long seed,
    SearchClock clock,
    SearchCounters counters,
    TraceRecorder recorder) {}
