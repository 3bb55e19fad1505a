package org.plyscope.agent.neural.a3c;

import java.util.ArrayList;
import java.util.List;

/** The decisions of one game in order, and their returns. */
final class Episode {
  /**
   * One decision.
   *
   * @param input the numbers of the position
   * @param outputs the outputs of the legal moves
   * @param move the place of the move that was chosen
   * @param mover the player that decided
   * @param value the value expected by the network
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Step(float[] input, int[] outputs, int move, int mover, double value) {}

  private final List<Step> steps = new ArrayList<>();

  void clear() {
    steps.clear();
  }

  void add(Step step) {
    steps.add(step);
  }

  List<Step> steps() {
    return steps;
  }

  /**
   * Computes for each decision the return: the discounted reward at the end, mixed with the values
   * that the network expected on the way. The gain of one player is the loss of the other, so a
   * return changes its sign where the mover changes.
   *
   * @param rewards the reward of each player at the end, from -1 to 1
   * @param settings discount, mixture, and after how many decisions returns are cut off
   * @return the returns, each from the view of the player that decided
   */
  double[] returns(double[] rewards, Settings settings) {
    double[] returns = new double[steps.size()];
    for (int i = returns.length - 1; i >= 0; i--) {
      Step step = steps.get(i);
      if (i == returns.length - 1) {
        returns[i] = rewards[step.mover()];
        continue;
      }
      Step next = steps.get(i + 1);
      boolean cut = settings.steps() > 0 && (i + 1) % settings.steps() == 0;
      double lambda = cut ? 0 : settings.lambda();
      double later = (1 - lambda) * next.value() + lambda * returns[i + 1];
      returns[i] = settings.discount() * (next.mover() == step.mover() ? later : -later);
    }
    return returns;
  }
}
