package org.plyscope.game.starhalma.internal.evaluators;

import java.util.List;
import java.util.stream.IntStream;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.starhalma.internal.geometry.Plan;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/**
 * Another evaluation plus Ulfhake's reward for moving a marble that trails.
 *
 * <p>The study leaves open whether the reward stays when the line goes on; here it does, so the
 * value belongs to a line rather than to a position. Marbles are ranked before the move, and moving
 * backward earns nothing.
 */
@Component(service = EvaluatorFactory.class)
public final class LastMarble implements EvaluatorFactory {
  private static final Option<String> BASE =
      Option.choice(
          "base",
          "Base",
          "The evaluator that the reward is added to.",
          "curved-board",
          List.of("curved-board", "row-sum"));
  private static final Option<Long> WEIGHT =
      Option.integer("weight", "Weight", "Points for each row of the reward.", 1, 0, 100);
  private static final Option<Long> TRAILING =
      Option.integer(
          "trailing",
          "Trailing marbles",
          "How many of the rearmost marbles are rewarded for catching up with those before them;"
              + " Ulfhake has two.",
          2,
          1,
          15);

  @Override
  public String id() {
    return "last-marble";
  }

  @Override
  public String name() {
    return "Last marble";
  }

  @Override
  public String description() {
    return "Curved board or row sum, plus a reward for each move that brings one of the rearmost"
        + " marbles nearer to the next ones.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof StarRules;
  }

  @Override
  public List<Option<?>> options() {
    return List.of(BASE, WEIGHT, TRAILING);
  }

  @Override
  public Evaluator create(PartContext context) {
    TableEvaluator base =
        context.options().get(BASE).equals("row-sum") ? new RowSum() : new CurvedBoard();
    Evaluator table = base.create(context.rules(), OptionValues.defaults(base.options()));
    return new TrailingReward(
        table,
        rows(((StarRules) context.rules()).plan()),
        context.options().get(WEIGHT).intValue(),
        context.options().get(TRAILING).intValue());
  }

  private static int[][] rows(Plan plan) {
    return plan.camps().stream()
        .map(
            camp ->
                IntStream.range(0, plan.layout().count())
                    .map(hole -> camp.row(plan.layout(), hole))
                    .toArray())
        .toArray(int[][]::new);
  }
}
