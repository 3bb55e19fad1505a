package org.plyscope.agent.montecarlo.expansion;

import java.util.random.RandomGenerator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.agent.montecarlo.Expansion;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;

/** Adds the best moves by an ordering, as many as a cap allows at the moment. */
final class CappedExpansion implements Expansion {
  /** Which moves are added first. */
  static final Option<String> ORDERING =
      Option.part(
              OrdererFactory.class,
              "ordering",
              "Move ordering",
              "Decides which moves are added first; equal ones come at random.")
          .whenEmpty("moves at random");

  /** How many children a position may have. */
  interface Cap {
    /**
     * Returns the largest number of children.
     *
     * @param own whether the player to move is the one to move at the root
     * @param depth the distance from the root
     * @param visits how often the search has been there
     * @param nodes how many nodes the tree has
     */
    int most(boolean own, int depth, int visits, int nodes);
  }

  private final Orderer orderer;
  private final Cap cap;
  private int player;
  private int[] keys = new int[256];

  private CappedExpansion(Orderer orderer, Cap cap) {
    this.orderer = orderer;
    this.cap = cap;
  }

  static Expansion of(PartContext context, Cap cap) {
    return new CappedExpansion(context.find(OrdererFactory.class, ORDERING).orElse(null), cap);
  }

  @Override
  public void reset(State root) {
    player = root.toMove();
    if (orderer != null) {
      orderer.reset(0);
    }
  }

  @Override
  public int next(State state, MoveList moves, int children, RandomGenerator random) {
    if (orderer == null) {
      return random.nextInt(moves.size());
    }
    if (moves.size() > keys.length) {
      keys = new int[2 * moves.size()];
    }
    orderer.keys(state, moves, keys);
    int best = 0;
    int ties = 1;
    for (int i = 1; i < moves.size(); i++) {
      if (keys[i] > keys[best]) {
        best = i;
        ties = 1;
      } else if (keys[i] == keys[best] && random.nextInt(++ties) == 0) {
        best = i;
      }
    }
    return best;
  }

  @Override
  public int most(State state, int depth, int visits, int nodes) {
    return cap.most(state.toMove() == player, depth, visits, nodes);
  }
}
