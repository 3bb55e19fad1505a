package org.plyscope.engine.internal;

import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchCounters;
import org.plyscope.api.search.TraceRecorder;
import org.plyscope.engine.AlphaBetaSettings;
import org.plyscope.engine.SearchClock;
import org.plyscope.engine.TranspositionTable;

/**
 * Everything an alpha-beta kernel works with.
 *
 * @param state where it walks
 * @param players how many there are
 * @param evaluation judges the leaves
 * @param orderer orders the moves
 * @param settings the techniques
 * @param clock says when to stop
 * @param counters counts
 * @param table the transposition table, or null
 * @param recorder what records the tree, or null
 * @param ownMoves whether the opponents' moves are left out
 * @param contact ends an own-moves search when it finds opponents near; or null
 */
public record AlphaBetaJob(
    State state,
    int players,
    Evaluation evaluation,
    Orderer orderer,
    AlphaBetaSettings settings,
    SearchClock clock,
    SearchCounters counters,
    TranspositionTable table,
    TraceRecorder recorder,
    boolean ownMoves,
    Contact contact) {}
