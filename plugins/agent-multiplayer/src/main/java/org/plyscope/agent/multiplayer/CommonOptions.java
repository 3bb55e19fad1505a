package org.plyscope.agent.multiplayer;

import java.util.List;
import java.util.Map;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.DifferenceEvaluation;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.SearchPlan.Control;
import org.plyscope.engine.ZeroEvaluation;

/** The options of all agents here: an evaluator, an ordering, a depth, a cap. */
final class CommonOptions {
  static final Option<String> EVALUATOR =
      Option.part(
          EvaluatorFactory.class, "evaluator", "Evaluator", "Judges the leaves for every player.");
  static final Option<String> ORDERING =
      Option.part(
          OrdererFactory.class,
          "ordering",
          "Move ordering",
          "Decides which moves are searched first.");
  static final Option<String> CONTROL =
      Option.choice(
          "depth-control",
          "Depth control",
          "deepening searches depth 1, 2, 3 and so on until a limit; fixed searches once.",
          "deepening",
          List.of("deepening", "fixed"));
  static final Option<Long> DEPTH =
      Option.integer(
          "depth",
          "Usual depth",
          "Plies to search where no limit of depth is set; 0 leaves it to the agent.",
          0,
          0,
          999);
  static final Option<Long> CAP =
      Option.integer(
          "cap",
          "Branching cap",
          "Maximum number of moves searched per position, the first in the order; 0 for all.",
          0,
          0,
          10_000);

  private CommonOptions() {}

  static SearchPlan plan(OptionValues values) {
    Control control = values.get(CONTROL).equals("fixed") ? Control.FIXED : Control.DEEPENING;
    return new SearchPlan(control, values.get(DEPTH).intValue(), 0);
  }

  /** Returns why options have no effect: a limit of depth applies instead of the usual depth. */
  static Map<String, String> idle(Limits limits) {
    return limits.depth() == 0
        ? Map.of()
        : Map.of(DEPTH.id(), "The limit of depth, " + limits.depth() + ", applies instead.");
  }

  static int cap(OptionValues values) {
    return values.get(CAP).intValue();
  }

  /** Makes an evaluation of each player alone, if the evaluator has such a form. */
  static Evaluator own(PartContext context) {
    Evaluator evaluation = said(context);
    return evaluation.progress().orElse(evaluation);
  }

  /** Makes an evaluation of each player minus all others together. */
  static Evaluator difference(PartContext context) {
    return new DifferenceEvaluation(own(context), context.rules().players());
  }

  /** Makes the evaluation; a game without any can still be searched for wins and losses. */
  static Evaluator said(PartContext context) {
    return context.find(EvaluatorFactory.class, EVALUATOR).orElseGet(ZeroEvaluation::new);
  }

  static Orderer orderer(PartContext context) {
    return context.find(OrdererFactory.class, ORDERING).orElseGet(NaturalOrder::new);
  }
}
