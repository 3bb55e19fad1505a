package org.plyscope.agent.montecarlo;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.osgi.service.component.annotations.Component;
import org.plyscope.agent.montecarlo.bestreply.BestReplyState;
import org.plyscope.agent.montecarlo.bestreply.GamePlayout;
import org.plyscope.agent.montecarlo.bestreply.PooledOrderer;
import org.plyscope.agent.montecarlo.bestreply.SharedEvaluator;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.agent.montecarlo.ExpansionFactory;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.agent.montecarlo.PriorFactory;
import org.plyscope.api.agent.montecarlo.TreePolicyFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.montecarlo.GrowthSettings.Order;
import org.plyscope.engine.montecarlo.SelectionSettings.Rule;
import org.plyscope.engine.montecarlo.UctParts;
import org.plyscope.engine.montecarlo.UctSearch;
import org.plyscope.engine.montecarlo.UctSettings;

/** Offers Monte Carlo tree search in all its variants. */
@Component(service = AgentFactory.class)
public final class UctAgents implements AgentFactory {
  @Override
  public String id() {
    return "uct";
  }

  @Override
  public String name() {
    return "UCT";
  }

  @Override
  public String description() {
    return "Plays games out at random and looks closer at the moves that do well; needs no"
        + " evaluator and fits any number of players. Every step of Monte Carlo tree search can be"
        + " chosen.";
  }

  @Override
  public List<Option<?>> options() {
    return UctOptions.ALL;
  }

  @Override
  public List<Preset> presets() {
    return UctPresets.ALL;
  }

  @Override
  public Set<Limits.Kind> understands(OptionValues values) {
    return Set.of(Limits.Kind.NODES, Limits.Kind.ITERATIONS, Limits.Kind.TIME);
  }

  @Override
  public Map<String, String> idle(OptionValues values, Limits limits) {
    return UctOptions.settings(values).playouts().usesEvaluation()
        ? Map.of()
        : Map.of(
            UctOptions.EVALUATOR.id(),
            "Has no effect while games that are not over count as undecided.");
  }

  @Override
  public Agent create(PartContext context) {
    UctSettings settings = UctOptions.settings(context.options());
    // Once now, so that a part that does not fit is refused before the first search.
    UctParts first = parts(context, settings);
    UctParts[] ready = {first};
    UctSearch search =
        new UctSearch(
            context.rules(),
            settings,
            () -> {
              UctParts parts = ready[0] == null ? parts(context, settings) : ready[0];
              ready[0] = null;
              return parts;
            });
    return bestReplies(context) ? new BestReplyAgent(search) : new UctAgent(search);
  }

  private static boolean bestReplies(PartContext context) {
    return context.rules().players() > 2
        && context.options().get(UctOptions.REPLIES).equals("best");
  }

  /** Makes the parts of one thread; those without an effect are not asked for. */
  private static UctParts parts(PartContext context, UctSettings settings) {
    UctParts parts = UctParts.plain();
    if (!settings.playouts().none()) {
      parts =
          context
              .find(PlayoutFactory.class, UctOptions.PLAYOUT)
              .map(parts::withPlayout)
              .orElse(parts);
    }
    if (settings.playouts().usesEvaluation()) {
      parts = parts.withEvaluation(context.make(EvaluatorFactory.class, UctOptions.EVALUATOR));
    }
    if (settings.growth().usesOrderer()) {
      parts =
          context
              .find(OrdererFactory.class, UctOptions.ORDERING)
              .map(parts::withOrderer)
              .orElse(parts);
    }
    if (settings.selection().usesPrior()) {
      parts =
          context.find(PriorFactory.class, UctOptions.PRIOR).map(parts::withPrior).orElse(parts);
    }
    if (settings.selection().rule() == Rule.PART) {
      parts = parts.withSelection(context.make(TreePolicyFactory.class, UctOptions.SELECTION_RULE));
    }
    if (settings.growth().order() == Order.PART) {
      parts = parts.withExpansion(context.make(ExpansionFactory.class, UctOptions.EXPANSION_RULE));
    }
    return bestReplies(context) ? shared(parts, settings) : parts;
  }

  /** Lets parts that know only the game see positions in which all opponents share a turn. */
  private static UctParts shared(UctParts parts, UctSettings settings) {
    UctParts shared =
        parts
            .withPlayout(new GamePlayout(parts.playout()))
            .withOrderer(new PooledOrderer(parts.orderer()));
    return settings.playouts().usesEvaluation()
        ? shared.withEvaluation(new SharedEvaluator(parts.evaluation()))
        : shared;
  }

  /**
   * Sees all opponents as one; moves of theirs are not reported, since only the tree knows them.
   */
  private record BestReplyAgent(UctSearch search) implements Agent {
    @Override
    public SearchResult search(SearchRequest request, SearchListener listener) {
      SearchRequest shared =
          SearchRequest.of(request.line(), request.limits())
              .withSeed(request.seed())
              .withStop(request::stopRequested)
              .withRootMoves(request.rootMoves())
              .withState(new BestReplyState(request.state()));
      return own(search.search(shared, SearchListener.of(soFar -> listener.progress(own(soFar)))));
    }

    private static SearchResult own(SearchResult result) {
      return result.toBuilder().line(new long[] {result.move()}).values(new double[0]).build();
    }

    @Override
    public void close() {
      search.forget();
    }
  }

  /** Keeps its tree for the whole game, if the options ask for it. */
  private record UctAgent(UctSearch search) implements Agent {
    @Override
    public SearchResult search(SearchRequest request, SearchListener listener) {
      return search.search(request, listener);
    }

    @Override
    public void close() {
      search.forget();
    }
  }
}
