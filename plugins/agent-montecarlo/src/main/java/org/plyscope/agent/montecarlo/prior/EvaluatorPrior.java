package org.plyscope.agent.montecarlo.prior;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.agent.montecarlo.PriorFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;

/** Takes the moves that an evaluator likes for promising. */
@Component(service = PriorFactory.class)
public final class EvaluatorPrior implements PriorFactory {
  private static final Option<String> EVALUATOR =
      Option.part(EvaluatorFactory.class, "evaluator", "Evaluator", "Values the positions.");
  private static final Option<Double> TEMPERATURE =
      Option.decimal(
          "temperature",
          "Temperature",
          "The difference of values that makes a move e times as promising.",
          1,
          1e-6,
          1e9);

  @Override
  public String id() {
    return "by-evaluator";
  }

  @Override
  public String name() {
    return "By evaluator";
  }

  @Override
  public String description() {
    return "Moves are promising by the exponential of the value after them.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(EVALUATOR, TEMPERATURE);
  }

  @Override
  public Prior create(PartContext context) {
    return new ValuePrior(
        context.make(EvaluatorFactory.class, EVALUATOR), context.options().get(TEMPERATURE));
  }

  /** Weighs moves by the exponential of the value after them, for the player who moves. */
  private static final class ValuePrior implements Prior {
    private final Evaluator evaluation;
    private final double temperature;
    private int[] values = new int[256];

    ValuePrior(Evaluator evaluation, double temperature) {
      this.evaluation = evaluation;
      this.temperature = temperature * evaluation.scale();
    }

    @Override
    public void weights(State state, MoveList moves, double[] weights) {
      int count = moves.size();
      if (count > values.length) {
        values = new int[2 * count];
      }
      int player = state.toMove();
      evaluation.reset(state);
      int best = Integer.MIN_VALUE;
      for (int i = 0; i < count; i++) {
        values[i] = after(state, moves.get(i), player);
        best = Math.max(best, values[i]);
      }
      for (int i = 0; i < count; i++) {
        weights[i] = Math.exp(((double) values[i] - best) / temperature);
      }
    }

    private int after(State state, long move, int player) {
      int value = evaluation.valueAfter(state, move, player);
      if (value != Evaluator.UNKNOWN) {
        return value;
      }
      evaluation.play(state, move);
      state.play(move);
      // A finished game has no evaluation; whether it is won the tree finds out at once.
      value = state.settled(player) ? 0 : evaluation.value(state, player);
      state.undo();
      evaluation.undo();
      return value;
    }
  }
}
