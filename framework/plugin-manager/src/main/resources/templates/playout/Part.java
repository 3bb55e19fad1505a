package @package@;

import java.util.random.RandomGenerator;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.part.PartContext;

/**
 * Wins if it can in one move, else plays at random.
 *
 * <p>{@code @Component} publishes it; nothing else needs to be registered.
 */
@Component(service = PlayoutFactory.class)
public final class @class@ implements PlayoutFactory {
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
  public Playout create(PartContext context) {
    return new Decisive(context.rules().players());
  }

  /** Used by one thread, so that it can reuse its array: a search asks millions of times. */
  private static final class Decisive implements Playout {
    private final double[] payoffs;

    Decisive(int players) {
      payoffs = new double[players];
    }

    @Override
    public long move(State state, RandomGenerator random, MoveList scratch) {
      int player = state.toMove();
      int count = state.moves(scratch);
      for (int i = 0; i < count; i++) {
        long move = scratch.get(i);
        state.play(move);
        boolean wins = state.over() && wins(state, player);
        state.undo();
        if (wins) {
          return move;
        }
      }
      return count == 0 ? MoveList.NONE : scratch.get(random.nextInt(count));
    }

    private boolean wins(State state, int player) {
      state.payoffs(payoffs);
      return payoffs[player] == 1;
    }
  }
}
