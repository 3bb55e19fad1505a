package org.plyscope.agent.fauhalma;

import org.plyscope.agent.fauhalma.internal.BestMoves;
import org.plyscope.agent.fauhalma.internal.DuelState;
import org.plyscope.agent.fauhalma.internal.FarthestPegState;
import org.plyscope.agent.fauhalma.internal.InnerEvaluation;
import org.plyscope.agent.fauhalma.internal.InnerOrderer;
import org.plyscope.agent.fauhalma.internal.PlayerView;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.alphabeta.Ties;

/** Strategies 3 to 5: alpha-beta to a fixed depth, with a table of best moves. */
final class LookAhead implements Agent {
  private final Rules rules;
  private final PlayerView view;
  private final int strategy;
  private final int spread;
  private final BestMoves cache;
  private final SecondThought search;

  LookAhead(PartContext context) {
    rules = context.rules();
    view = new PlayerView(rules);
    strategy = Integer.parseInt(context.options().get(FauhalmaAgents.STRATEGY));
    spread = context.options().get(FauhalmaAgents.SPREAD).intValue();
    int capacity = context.options().get(FauhalmaAgents.CACHE).intValue();
    cache = capacity == 0 ? null : new BestMoves(capacity);
    Evaluation evaluation = context.make(Evaluator.class, FauhalmaAgents.EVALUATOR);
    Orderer orderer = context.make(MoveOrdering.class, FauhalmaAgents.ORDERING);
    search =
        new SecondThought(
            new AlphaBetaSearch(
                rules,
                new InnerEvaluation(evaluation),
                new InnerOrderer(orderer),
                AlphaBetaSettings.PLAIN.withTies(Ties.LOOK),
                SearchPlan.fixed(FauhalmaAgents.depth(strategy))),
            this::seen,
            rules.players());
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener) {
    State state = request.state();
    int depth = request.limits().depth();
    SearchResult known = known(request, depth);
    if (known != null) {
      return SearchResult.builder(known.move())
          .value(known.value())
          .depth(known.depth())
          .line(known.line())
          .comment("Known from an earlier search of this position.")
          .build();
    }
    SearchResult result = search.search(request, listener);
    if (cache != null && freeChoice(request)) {
      cache.put(state.key(), depth, result);
    }
    return result;
  }

  /** A trace is asked for to see a search, so nothing is taken from the table then. */
  private SearchResult known(SearchRequest request, int depth) {
    if (cache == null || request.recorder().isPresent() || !freeChoice(request)) {
      return null;
    }
    SearchResult known = cache.get(request.state().key(), depth);
    MoveList legal = new MoveList();
    request.state().moves(legal);
    return known != null && legal.indexOf(known.move()) >= 0 ? known : null;
  }

  /** What is best among some moves says nothing about the position. */
  private static boolean freeChoice(SearchRequest request) {
    MoveList legal = new MoveList();
    return request.rootMoves().length == request.state().moves(legal);
  }

  /** Strategies 3 and 4 are made for two players: among three they know the next player only. */
  private State seen(State state) {
    if (strategy == 5) {
      return state;
    }
    State duel = rules.players() == 2 ? state : new DuelState(state, rules.players());
    return strategy == 4 ? duel : new FarthestPegState(duel, rules.board(), view, spread);
  }
}
