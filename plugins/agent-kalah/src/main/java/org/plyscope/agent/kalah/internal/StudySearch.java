package org.plyscope.agent.kalah.internal;

import java.util.List;
import java.util.Map;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.alphabeta.Ties;

/** The fixed-depth searches of the study: what both have in common besides the evaluator. */
public final class StudySearch {
  /** How deep to look. */
  public static final Option<Long> DEPTH =
      Option.integer(
          "depth",
          "Usual depth",
          "Plies to search where no limit of depth is set; 4 as in the study.",
          4,
          1,
          99);

  /** Which moves come first. */
  public static final Option<String> ORDERING =
      Option.part(
              OrdererFactory.class,
              "ordering",
              "Move ordering",
              "Says which moves are searched first.")
          .whenEmpty("the order of the houses");

  /** Whether to prune. */
  public static final Option<String> PRUNING =
      Option.choice(
          "pruning",
          "Pruning",
          "Whether to prune (deep) or to search the full tree (none).",
          "deep",
          List.of("deep", "none"));

  private StudySearch() {}

  /** Returns why options have no effect: a limit of depth applies instead of the usual depth. */
  public static Map<String, String> idle(Limits limits) {
    return limits.depth() == 0
        ? Map.of()
        : Map.of(DEPTH.id(), "The limit of depth, " + limits.depth() + ", applies instead.");
  }

  /** Makes an agent with an evaluator; of equally good moves the seed picks one. */
  public static Agent create(PartContext context, Option<String> evaluator) {
    Evaluator evaluation = context.make(EvaluatorFactory.class, evaluator);
    AlphaBetaSettings settings =
        context.options().get(PRUNING).equals("deep")
            ? AlphaBetaSettings.PLAIN
            : AlphaBetaSettings.MINIMAX;
    AlphaBetaSearch search =
        new AlphaBetaSearch(
            context.rules(),
            evaluation,
            orderer(context),
            settings.withTies(Ties.RANDOM),
            SearchPlan.fixed(context.options().get(DEPTH).intValue()));
    return search::search;
  }

  /** Natural order unless the user names another: root moves that an orderer ranks are no ties. */
  private static Orderer orderer(PartContext context) {
    return context.find(OrdererFactory.class, ORDERING).orElseGet(NaturalOrder::new);
  }
}
