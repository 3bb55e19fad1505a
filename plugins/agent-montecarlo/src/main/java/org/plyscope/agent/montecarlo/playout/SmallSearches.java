package org.plyscope.agent.montecarlo.playout;

import java.util.List;
import java.util.Locale;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.montecarlo.Playouts;
import org.plyscope.engine.montecarlo.Playouts.Lookahead;

/** Usually plays the move of a small search. */
@Component(service = PlayoutFactory.class)
public final class SmallSearches implements PlayoutFactory {
  private static final Option<String> LOOKAHEAD =
      Option.choice(
          "lookahead",
          "Look-ahead",
          "max-n expects every player to maximise its own value, paranoid expects all to play"
              + " against the player to move, best-reply only the strongest reply of one opponent.",
          "best-reply",
          List.of("max-n", "paranoid", "best-reply"));
  private static final Option<Long> PLIES =
      Option.integer("plies", "Plies", "How deep the search looks.", 2, 1, 6);
  private static final Option<Long> MOVES =
      Option.integer("moves", "Moves", "How many moves of a position it looks at.", 5, 1, 1000);
  private static final Option<String> ORDERING =
      Option.part(OrdererFactory.class, "ordering", "Move ordering", "Decides which move is best.");
  private static final Option<String> EVALUATOR =
      Option.part(EvaluatorFactory.class, "evaluator", "Evaluator", "Values the positions.");
  private static final Option<Double> EPSILON =
      Option.decimal("epsilon", "ε", "How often any move is played.", 0.05, 0, 1);

  @Override
  public String id() {
    return "playout-search";
  }

  @Override
  public String name() {
    return "Playout search";
  }

  @Override
  public String description() {
    return "Usually the move that a small search finds, which looks at a few moves of each"
        + " position; sometimes any move.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(LOOKAHEAD, PLIES, MOVES, ORDERING, EVALUATOR, EPSILON);
  }

  @Override
  public Playout create(PartContext context) {
    OptionValues values = context.options();
    return Playouts.search(
        context.rules().players(),
        Lookahead.valueOf(values.get(LOOKAHEAD).replace('-', '_').toUpperCase(Locale.ROOT)),
        values.get(PLIES).intValue(),
        values.get(MOVES).intValue(),
        context.make(EvaluatorFactory.class, EVALUATOR),
        context.find(OrdererFactory.class, ORDERING).orElseGet(NaturalOrder::new),
        values.get(EPSILON));
  }
}
