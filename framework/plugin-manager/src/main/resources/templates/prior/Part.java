package @package@;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.agent.montecarlo.PriorFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.part.PartContext;

/**
 * Expects much of moves that leave few moves to the next player.
 *
 * <p>{@code @Component} publishes it; nothing else needs to be registered.
 */
@Component(service = PriorFactory.class)
public final class @class@ implements PriorFactory {
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
  public Prior create(PartContext context) {
    return new FewReplies();
  }

  /** Used by one thread, so that it can reuse its list. */
  private static final class FewReplies implements Prior {
    private final MoveList replies = new MoveList();

    @Override
    public void weights(State state, MoveList moves, double[] weights) {
      for (int i = 0; i < moves.size(); i++) {
        state.play(moves.get(i));
        weights[i] = 1.0 / (1 + state.moves(replies));
        state.undo();
      }
    }
  }
}
