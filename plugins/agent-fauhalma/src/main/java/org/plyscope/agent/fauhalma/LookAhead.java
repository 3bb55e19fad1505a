package org.plyscope.agent.fauhalma;

import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.agent.fauhalma.internal.DuelState;
import org.plyscope.agent.fauhalma.internal.FarthestPegState;
import org.plyscope.agent.fauhalma.internal.InnerEvaluation;
import org.plyscope.agent.fauhalma.internal.InnerOrderer;
import org.plyscope.agent.fauhalma.internal.PlayerView;
import org.plyscope.agent.fauhalma.internal.cache.BestMove;
import org.plyscope.agent.fauhalma.internal.cache.MoveCache;
import org.plyscope.agent.fauhalma.internal.cache.Recipe;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Line;
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
import org.plyscope.engine.multiplayer.CoalitionSearch;
import org.plyscope.engine.multiplayer.CoalitionSettings;

/**
 * Strategies 3 to 5: 3 and 4 a duel by alpha-beta, 5 a coalition of all others, to a fixed depth,
 * with a cache of best moves.
 */
final class LookAhead implements Agent {
  private static final Pattern PLY = Pattern.compile("; ply: (\\d+)$");

  private final Rules rules;
  private final PlayerView view;
  private final int strategy;
  private final int spread;
  private final int plyCap;
  private final MoveCache cache;
  private final SecondThought search;

  LookAhead(PartContext context) {
    rules = context.rules();
    view = new PlayerView(rules);
    strategy = Integer.parseInt(context.options().get(FauhalmaAgents.STRATEGY));
    spread = context.options().get(FauhalmaAgents.SPREAD).intValue();
    plyCap = Integer.parseInt(rules.options().texts().getOrDefault("ply-cap", "0"));
    Evaluator evaluation = context.make(EvaluatorFactory.class, FauhalmaAgents.EVALUATOR);
    Orderer orderer = context.make(OrdererFactory.class, FauhalmaAgents.ORDERING);
    boolean kept = strategy == 3 && context.options().get(FauhalmaAgents.KEEP);
    cache =
        new MoveCache(
            new Recipe(rules, context.options(), evaluation, orderer),
            context.options().get(FauhalmaAgents.CACHE).intValue(),
            kept ? context.folder().orElse(null) : null);
    SearchPlan plan = SearchPlan.fixed(FauhalmaAgents.depth(strategy));
    search =
        new SecondThought(
            strategy == 5 ? coalition(evaluation, orderer, plan) : duel(evaluation, orderer, plan),
            this::seen,
            rules.players());
  }

  /** Strategy 5 plays against all others: the mean of their distances, which they want to lower. */
  private SecondThought.Search coalition(Evaluator evaluation, Orderer orderer, SearchPlan plan) {
    return new CoalitionSearch(
            rules,
            new InnerEvaluation(evaluation),
            new InnerOrderer(orderer),
            CoalitionSettings.PARANOID.withTies(Ties.LOOK),
            plan)
        ::search;
  }

  private SecondThought.Search duel(Evaluator evaluation, Orderer orderer, SearchPlan plan) {
    return new AlphaBetaSearch(
            rules,
            new InnerEvaluation(evaluation),
            new InnerOrderer(orderer),
            AlphaBetaSettings.PLAIN.with(s -> s.ties = Ties.LOOK),
            plan)
        ::search;
  }

  @Override
  public void begin(Line line, int seat) {
    cache.begin();
  }

  @Override
  public void close() {
    cache.save();
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener) {
    int depth = request.limits().depth();
    int plies = depth > 0 ? depth : FauhalmaAgents.depth(strategy);
    Optional<String> position = position(request, plies);
    // A trace is asked for to see a search, so nothing is taken from the cache then.
    if (position.isPresent() && request.recorder().isEmpty()) {
      BestMove known = cache.get(plies, position.get());
      long[] line = known == null ? new long[0] : line(request.state(), known);
      if (line.length > 0) {
        return SearchResult.builder(line[0])
            .value(known.value())
            .depth(plies)
            .line(line)
            .comment("Known from an earlier search of this position.")
            .build();
      }
    }
    SearchResult result = search.search(request, listener);
    if (position.isPresent() && result.status() == SearchResult.Status.COMPLETE) {
      BestMove best = new BestMove(text(request.state(), result.line()), result.value());
      cache.put(plies, position.get(), best);
    }
    return result;
  }

  /**
   * Returns the key of a search to this depth: the position without its ply number, unless the game
   * might be cut off inside the tree. Empty if the best move also depends on restricted moves or a
   * node limit.
   */
  private Optional<String> position(SearchRequest request, int depth) {
    MoveList legal = new MoveList();
    boolean free = request.rootMoves().length == request.state().moves(legal);
    String text = request.state().position();
    Matcher ply = PLY.matcher(text);
    boolean far = plyCap == 0 || !ply.find() || Integer.parseInt(ply.group(1)) + depth < plyCap;
    return free && far && request.limits().nodes() == 0
        ? Optional.of(PLY.matcher(text).replaceFirst(""))
        : Optional.empty();
  }

  private String text(State state, long[] line) {
    State walk = seen(state.copy());
    StringJoiner text = new StringJoiner(" ");
    for (long move : line) {
      text.add(walk.text(move));
      walk.play(move);
    }
    return text.toString();
  }

  /** Returns the moves of a line, or none if it cannot be played, as if nothing were known. */
  private long[] line(State state, BestMove known) {
    State walk = seen(state.copy());
    String[] texts = known.line().split(" ", -1);
    long[] line = new long[texts.length];
    try {
      for (int i = 0; i < line.length; i++) {
        line[i] = walk.parseMove(texts[i]);
        walk.play(line[i]);
      }
      return line;
    } catch (InputException e) {
      return new long[0];
    }
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
