package org.plyscope.lab;

import java.util.List;
import java.util.function.Predicate;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;

/** Evaluators and orderings for tests. */
public final class SampleParts {
  private static final Option<Long> WEIGHT =
      Option.integer("weight", "Weight", "Scales it.", 1, -9, 9);

  private SampleParts() {}

  /** Values every position as its weight. */
  public static EvaluatorFactory constant(String id, Predicate<Rules> supports) {
    return new EvaluatorFactory() {
      @Override
      public String id() {
        return id;
      }

      @Override
      public String name() {
        return "The " + id;
      }

      @Override
      public String description() {
        return "For tests.";
      }

      @Override
      public boolean supports(Rules rules) {
        return supports.test(rules);
      }

      @Override
      public Evaluator create(PartContext context) {
        int weight = context.options().get(WEIGHT).intValue();
        return (state, player) -> weight;
      }

      @Override
      public List<Option<?>> options() {
        return List.of(WEIGHT);
      }
    };
  }

  /** Sorts by weight times the number of the move. */
  public static OrdererFactory byNumber(String id) {
    return new OrdererFactory() {
      @Override
      public String id() {
        return id;
      }

      @Override
      public String name() {
        return "The " + id;
      }

      @Override
      public String description() {
        return "For tests.";
      }

      @Override
      public boolean supports(Rules rules) {
        return true;
      }

      @Override
      public Orderer create(PartContext context) {
        int weight = context.options().get(WEIGHT).intValue();
        return (state, moves, keys) -> {
          for (int i = 0; i < moves.size(); i++) {
            keys[i] = weight * (int) moves.get(i);
          }
        };
      }

      @Override
      public List<Option<?>> options() {
        return List.of(WEIGHT);
      }
    };
  }
}
