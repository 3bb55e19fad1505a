package @package@;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;

/**
 * Counts the moves of the player to move.
 *
 * <p>{@code @Component} publishes it; nothing else needs to be registered.
 */
@Component(service = EvaluatorFactory.class)
public final class @class@ implements EvaluatorFactory {
  /** Appears in every form, on the command line and in files, and can be tuned. */
  static final Option<Long> WEIGHT =
      Option.integer("weight", "Weight", "What a move is worth.", 10, 1, 1000);

  @Override
  public String id() {
    return "@id@";
  }

  @Override
  public String name() {
    return "@name@";
  }

  @Override
  public String description() {
    return "@summary@";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(WEIGHT);
  }

  @Override
  public boolean supports(Rules rules) {
    return rules.players() == 2;
  }

  @Override
  public Evaluator create(PartContext context) {
    return new Mobility(context.options().get(WEIGHT).intValue());
  }

  /** Used by one thread, so that it can reuse its list: a search asks millions of times. */
  private static final class Mobility implements Evaluator {
    private final int weight;
    private final MoveList moves = new MoveList();

    Mobility(int weight) {
      this.weight = weight;
    }

    @Override
    public int value(State state, int player) {
      int value = weight * state.moves(moves);
      return state.toMove() == player ? value : -value;
    }

    @Override
    public List<Term> terms(State state, int player) {
      return List.of(Term.of("Moves of the player to move", value(state, player)));
    }
  }
}
