package org.plyscope.engine.alphabeta.internal;

import java.util.Objects;
import java.util.stream.Stream;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.database.EndgameTable;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.Movers;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.alphabeta.TranspositionTable;
import org.plyscope.engine.alphabeta.internal.kernel.AlphaBeta;
import org.plyscope.engine.internal.Kernels;
import org.plyscope.engine.internal.PieceContact;

/**
 * Everything an alpha-beta kernel works with.
 *
 * @param state where it walks
 * @param players how many there are
 * @param evaluation judges the leaves
 * @param orderer orders the moves
 * @param settings the techniques
 * @param clock determines when to stop
 * @param counters counts
 * @param table the transposition table, or null
 * @param endgames knows the outcome of some positions, or null
 * @param recorder records the tree, or null
 * @param movers the players that move
 * @param contact ends an own-moves search when it finds opponents near; or null
 */
public record AlphaBetaJob(
    State state,
    int players,
    Evaluator evaluation,
    Orderer orderer,
    AlphaBetaSettings settings,
    SearchClock clock,
    SearchCounters counters,
    TranspositionTable table,
    EndgameTable endgames,
    TraceRecorder recorder,
    Movers movers,
    PieceContact contact) {
  /** Makes the kernel for this search, compiled for its objects. */
  public AlphaBetaKernel kernel() {
    // Recorded and plain searches take different ways, so they do not share a kernel either.
    Object[] hot =
        Stream.of(state, evaluation, orderer, movers, endgames, recorder)
            .filter(Objects::nonNull)
            .toArray();
    return Kernels.kernel(AlphaBetaKernel.class, AlphaBeta.class, this, hot);
  }
}
