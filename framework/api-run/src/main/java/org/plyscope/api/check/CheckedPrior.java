package org.plyscope.api.check;

import java.util.Arrays;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** A prior that is checked. */
final class CheckedPrior implements Prior {
  private final Prior prior;
  private final Contract contract;

  CheckedPrior(Prior prior, Contract contract) {
    this.prior = prior;
    this.contract = contract;
  }

  @Override
  public void weights(State state, MoveList moves, double[] weights) {
    int count = moves.size();
    // Whatever is left of this is a move without a weight.
    Arrays.fill(weights, 0, count, Double.NaN);
    contract.keeping(state, moves, () -> prior.weights(state, moves, weights));
    for (int i = 0; i < count; i++) {
      if (Double.isNaN(weights[i])) {
        throw contract.broken("gave no weight to the move " + state.text(moves.get(i)));
      }
      if (weights[i] < 0 || Double.isInfinite(weights[i])) {
        throw contract.broken(
            "gave the move " + state.text(moves.get(i)) + " the weight " + weights[i]);
      }
    }
  }
}
