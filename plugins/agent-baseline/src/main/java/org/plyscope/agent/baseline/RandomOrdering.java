package org.plyscope.agent.baseline;

import java.util.SplittableRandom;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.part.PartContext;

/** Orders moves at random, the same way for the same seed. */
@Component(service = OrdererFactory.class, property = "service.ranking:Integer=-200")
public final class RandomOrdering implements OrdererFactory {
  @Override
  public String id() {
    return "random";
  }

  @Override
  public String name() {
    return "Random";
  }

  @Override
  public String description() {
    return "Any order, decided by the seed of the search; the yardstick for every other ordering.";
  }

  @Override
  public boolean supports(Rules rules) {
    return true;
  }

  @Override
  public Orderer create(PartContext context) {
    return new RandomOrderer();
  }

  private static final class RandomOrderer implements Orderer {
    private SplittableRandom random = new SplittableRandom(0);

    @Override
    public void reset(long seed) {
      random = new SplittableRandom(seed);
    }

    @Override
    public void keys(State state, MoveList moves, int[] keys) {
      for (int i = 0; i < moves.size(); i++) {
        keys[i] = random.nextInt();
      }
    }
  }
}
