package org.plyscope.agent.kalah.internal;

import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
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

/** The common part of the fixed-depth searches of the study, without the evaluator. */
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
              "Decides which moves are searched first.")
          .whenEmpty("the order of the houses");

  /** Whether to prune. */
  public static final Option<String> PRUNING =
      Option.choice(
          "pruning",
          "Pruning",
          "Whether to prune (deep) or to search the full tree (none).",
          "deep",
          List.of("deep", "none"));

  /** Which of equally good moves is played. */
  public static final Option<String> TIES =
      Option.choice(
          "ties",
          "Equal moves",
          "Which of equally good moves is played: one by the seed (random), or the first or last in"
              + " the order of the houses. The study prints ≥, which takes the last.",
          "random",
          List.of("random", "first", "last"));

  private StudySearch() {}

  /** Returns why options have no effect: a limit of depth applies instead of the usual depth. */
  public static Map<String, String> idle(Limits limits) {
    return limits.depth() == 0
        ? Map.of()
        : Map.of(DEPTH.id(), "The limit of depth, " + limits.depth() + ", applies instead.");
  }

  /** Makes an agent with an evaluator. */
  public static Agent create(PartContext context, Option<String> evaluator) {
    Evaluator evaluation = context.make(EvaluatorFactory.class, evaluator);
    AlphaBetaSettings settings =
        context.options().get(PRUNING).equals("deep")
            ? AlphaBetaSettings.PLAIN
            : AlphaBetaSettings.MINIMAX;
    String ties = context.options().get(TIES);
    AlphaBetaSearch search =
        new AlphaBetaSearch(
            context.rules(),
            evaluation,
            ties.equals("last") ? lastFirst(context) : orderer(context),
            settings.with(s -> s.ties = ties.equals("random") ? Ties.RANDOM : Ties.FIRST),
            SearchPlan.fixed(context.options().get(DEPTH).intValue()));
    return search::search;
  }

  /** The search keeps the first of equal moves, so the last house comes first. */
  private static Orderer lastFirst(PartContext context) {
    if (!context.options().get(ORDERING).isEmpty()) {
      throw new InputException(
          "With ties=last moves are searched from the last house on; leave the ordering empty.");
    }
    return (state, moves, keys) -> {
      for (int i = 0; i < moves.size(); i++) {
        keys[i] = i;
      }
    };
  }

  /** Natural order unless the user names another: root moves that an orderer ranks are no ties. */
  private static Orderer orderer(PartContext context) {
    return context.find(OrdererFactory.class, ORDERING).orElseGet(NaturalOrder::new);
  }
}
