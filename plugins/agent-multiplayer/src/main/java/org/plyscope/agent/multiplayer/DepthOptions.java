package org.plyscope.agent.multiplayer;

import java.util.List;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.SearchPlan.Control;
import org.plyscope.engine.SearchPlan.OwnMoves;
import org.plyscope.engine.ZeroEvaluation;

/** What all agents here have in common: an evaluator and a depth. */
final class DepthOptions {
  static final Option<String> EVALUATOR =
      Option.part(Evaluator.class, "evaluator", "Evaluator", "Judges the leaves for every player.");
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
          "Depth",
          "Plies to search where the limits say nothing; 0 leaves it to the agent.",
          0,
          0,
          999);

  private DepthOptions() {}

  static SearchPlan plan(OptionValues values) {
    Control control = values.get(CONTROL).equals("fixed") ? Control.FIXED : Control.DEEPENING;
    return new SearchPlan(control, values.get(DEPTH).intValue(), 0, OwnMoves.NEVER, 0);
  }

  /** Makes an evaluation of what each player has by itself, if the evaluator has such a form. */
  static Evaluation progress(PartContext context) {
    Evaluation evaluation = evaluation(context);
    return evaluation.progress().orElse(evaluation);
  }

  /** Makes the evaluation; a game without any can still be searched for wins and losses. */
  static Evaluation evaluation(PartContext context) {
    return context.find(Evaluator.class, EVALUATOR).orElseGet(ZeroEvaluation::new);
  }
}
