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
      Option.part(
          OrdererFactory.class, "ordering", "Ordering", "Which of equal moves comes first.");
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
    return "One move ahead; built once against API 2.0.";
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
      State state = request.state();
      int player = state.toMove();
      MoveList moves = new MoveList();
      int[] keys = new int[state.moves(moves)];
      orderer.keys(state, moves, keys);
      long best = MoveList.NONE;
      int bestValue = 0;
      int bestKey = 0;
      for (int i = 0; i < keys.length; i++) {
        long move = moves.get(i);
        if (!request.allows(move)) {
          continue;
        }
        state.play(move);
        int value = sign * evaluation.value(state, player);
        state.undo();
        if (best == MoveList.NONE
            || value > bestValue
            || value == bestValue && keys[i] > bestKey) {
          best = move;
          bestValue = value;
          bestKey = keys[i];
        }
      }
      return SearchResult.builder(best)
          .value((double) bestValue / evaluation.scale())
          .depth(1)
          .line(new long[] {best})
          .comment("kept for " + games + " games")
          .build();
    }
  }
}
