package org.plyscope.agent.montecarlo.bestreply;

import java.util.random.RandomGenerator;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** Plays out by the rules of the game where the tree has one reply for all opponents. */
public final class GamePlayout implements Playout {
  private final Playout playout;
  private BestReplyState current;

  /**
   * Wraps a playout.
   *
   * @param playout chooses the moves
   */
  public GamePlayout(Playout playout) {
    this.playout = playout;
  }

  @Override
  public void reset(State root) {
    playout.reset(((BestReplyState) root).game());
  }

  @Override
  public void start(State leaf) {
    current = (BestReplyState) leaf;
    current.byTheRules(true);
    playout.start(current.game());
  }

  @Override
  public long move(State state, RandomGenerator random, MoveList scratch) {
    if (state.over()) {
      return MoveList.NONE;
    }
    return playout.move(current.game(), random, scratch);
  }

  @Override
  public void end(double[] payoffs) {
    current.byTheRules(false);
    playout.end(payoffs);
  }
}
