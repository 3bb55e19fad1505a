package org.plyscope.agent.montecarlo.prior;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.agent.montecarlo.PriorFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.NaturalOrder;

/** Takes the moves that an ordering puts first for promising. */
@Component(service = PriorFactory.class)
public final class OrderingPrior implements PriorFactory {
  private static final Option<String> ORDERING =
      Option.part(OrdererFactory.class, "ordering", "Move ordering", "Decides which move is best.");
  private static final Option<Double> FACTOR =
      Option.decimal("factor", "Factor", "From one move to the next in order.", 0.8, 0.01, 1);

  @Override
  public String id() {
    return "by-ordering";
  }

  @Override
  public String name() {
    return "By ordering";
  }

  @Override
  public String description() {
    return "Every move is as promising as the one the ordering puts before it, times a factor.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(ORDERING, FACTOR);
  }

  @Override
  public Prior create(PartContext context) {
    Orderer orderer = context.find(OrdererFactory.class, ORDERING).orElseGet(NaturalOrder::new);
    return new RankPrior(orderer, context.options().get(FACTOR));
  }

  /** Weighs moves by how many have a larger key; equal keys weigh the same. */
  private static final class RankPrior implements Prior {
    private final Orderer orderer;
    private final double factor;
    private int[] keys = new int[256];

    RankPrior(Orderer orderer, double factor) {
      this.orderer = orderer;
      this.factor = factor;
    }

    @Override
    public void weights(State state, MoveList moves, double[] weights) {
      int count = moves.size();
      if (count > keys.length) {
        keys = new int[2 * count];
      }
      orderer.keys(state, moves, keys);
      for (int i = 0; i < count; i++) {
        double weight = 1;
        for (int j = 0; j < count; j++) {
          weight *= keys[j] > keys[i] ? factor : 1;
        }
        weights[i] = weight;
      }
    }
  }
}
