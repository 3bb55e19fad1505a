package org.example.kept;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/** Looks one move ahead and takes the best, in the order of an ordering, judged by an evaluator. */
@Component
public final class KeptAgent implements AgentFactory {
  private static final Option<String> EVALUATOR =
      Option.part(
          EvaluatorFactory.class, "evaluator", "Evaluator", "Judges the positions after each move.");
  private static final Option<String> ORDERING =
      Option.part(OrdererFactory.class, "ordering", "Ordering", "Which of equal moves comes first.");
  private static final Option<Boolean> WORST =
      Option.flag("worst", "Worst", "Take the worst move instead of the best.", false);

  @Override
  public String id() {
    return "kept";
  }

  @Override
  public String name() {
    return "Kept";
  }

  @Override
  public String description() {
    return "One move ahead; built once against API 3.0.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(EVALUATOR, ORDERING, WORST);
  }

  @Override
  public Agent create(PartContext context) {
    return new OneAhead(
        context.make(EvaluatorFactory.class, EVALUATOR),
        context.make(OrdererFactory.class, ORDERING),
        context.options().get(WORST) ? -1 : 1);
  }

  private static final class OneAhead implements Agent {
    private final Evaluator evaluation;
    private final Orderer orderer;
    private final int sign;
    private int games;

    OneAhead(Evaluator evaluation, Orderer orderer, int sign) {
      this.evaluation = evaluation;
      this.orderer = orderer;
      this.sign = sign;
    }

    @Override
    public void begin(Line line, int seat) {
      games++;
    }

    @Override
    public SearchResult search(SearchRequest request, SearchListener listener) {
      SearchClock clock = request.clock(listener);
      State state = request.state();
      int player = state.toMove();
      MoveList moves = new MoveList();
      int[] keys = new int[state.moves(moves)];
      orderer.keys(state, moves, keys);
      clock.node(0);
      int best = -1;
      int bestValue = 0;
      for (int i = 0; i < keys.length; i++) {
        if (!request.allows(moves.get(i)) || clock.node(1)) {
          continue;
        }
        state.play(moves.get(i));
        int value = sign * evaluation.value(state, player);
        state.undo();
        if (best < 0 || value > bestValue || value == bestValue && keys[i] > keys[best]) {
          best = i;
          bestValue = value;
          clock.best(moves.get(i), (double) value / evaluation.scale());
        }
      }
      clock.endIteration(1);
      return clock.result().comment("kept for " + games + " games").build();
    }
  }
}
