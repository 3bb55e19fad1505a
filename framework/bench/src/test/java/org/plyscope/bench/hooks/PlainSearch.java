package org.plyscope.bench.hooks;

import org.plyscope.api.Limits;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.Movers;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.Scores;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.alphabeta.internal.AlphaBetaJob;
import org.plyscope.engine.alphabeta.internal.AlphaBetaKernel;
import org.plyscope.engine.internal.RootMoves;

/**
 * Plain alpha-beta from the start of a game.
 *
 * @param game the game
 * @param evaluator judges the leaves
 * @param depth how deep
 */
record PlainSearch(Game game, EvaluatorFactory evaluator, int depth) {
  /**
   * Searches with a copy of the kernel.
   *
   * @param recorder records the tree, or null
   * @return the counts
   */
  Counts run(KernelCopies kernels, TraceRecorder recorder) {
    Rules rules = game.rules(OptionValues.defaults(game.options()));
    State state = rules.initial();
    SearchCounters counters = new SearchCounters();
    AlphaBetaJob job =
        new AlphaBetaJob(
            state,
            rules.players(),
            evaluator.create(rules, OptionValues.defaults(evaluator.options())),
            new NaturalOrder(),
            AlphaBetaSettings.PLAIN,
            new SearchClock(
                SearchRequest.of(Line.of(rules, state.position()), Limits.depth(depth)), () -> {}),
            counters,
            null,
            null,
            recorder,
            Movers.ALL,
            null);
    AlphaBetaKernel kernel = kernels.kernel(job);
    RootMoves moves = new RootMoves(kernel.orderedRootMoves(0));
    kernel.search(moves, depth, -Scores.INFINITY, Scores.INFINITY);
    return counters.counts();
  }
}
