package org.plyscope.api.check;

import java.util.random.RandomGenerator;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** A playout that is checked. */
final class CheckedPlayout implements Playout {
  private final Playout playout;
  private final Contract contract;
  private final MoveList legal = new MoveList();

  CheckedPlayout(Playout playout, Contract contract) {
    this.playout = playout;
    this.contract = contract;
  }

  @Override
  public long move(State state, RandomGenerator random, MoveList scratch) {
    long[] chosen = new long[1];
    contract.keeping(state, () -> chosen[0] = playout.move(state, random, scratch));
    boolean none = chosen[0] == MoveList.NONE;
    if (none && !state.over()) {
      throw contract.broken("chose no move although the game is not over");
    }
    if (!none && state.over()) {
      throw contract.broken("chose a move although the game is over");
    }
    legal.clear();
    state.moves(legal);
    if (!none && legal.indexOf(chosen[0]) < 0) {
      throw contract.broken("chose a move that is not legal");
    }
    return chosen[0];
  }

  @Override
  public void reset(State root) {
    contract.keeping(root, () -> playout.reset(root));
  }

  @Override
  public void start(State leaf) {
    contract.keeping(leaf, () -> playout.start(leaf));
  }

  @Override
  public void end(double[] payoffs) {
    playout.end(payoffs);
  }
}
