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
   * @param values the values of the network, that of the mover first
   * @param shown whether an opponent decided, whose move the network copies
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Step(float[] input, int[] outputs, int move, int mover, double[] values, boolean shown) {
    /** Orders numbers that begin with the mover by player; one number is for two players. */
    double[] byPlayer(double[] own) {
      if (own.length == 1) {
        return mover == 0 ? new double[] {own[0], -own[0]} : new double[] {-own[0], own[0]};
      }
      double[] all = new double[own.length];
      for (int i = 0; i < all.length; i++) {
        all[(mover + i) % all.length] = own[i];
      }
      return all;
    }

    /** Orders numbers by player so that they begin with the mover, as many as it has values. */
    double[] fromMover(double[] byPlayer) {
      double[] own = new double[values.length];
      for (int i = 0; i < own.length; i++) {
        own[i] = byPlayer[(mover + i) % byPlayer.length];
      }
      return own;
    }
  }

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
   * Computes for each decision the returns: the discounted rewards at the end, mixed with the
   * values that the network expected on the way. Where it has one value, the gain of one player is
   * the loss of the other.
   *
   * @param rewards the reward of each player at the end, from -1 to 1
   * @param settings discount, mixture, and after how many decisions returns are cut off
   * @return for each decision a return for each value, that of the player that decided first
   */
  double[][] returns(double[] rewards, Settings settings) {
    double[][] returns = new double[steps.size()][];
    double[] later = {};
    for (int i = returns.length - 1; i >= 0; i--) {
      Step step = steps.get(i);
      if (i == returns.length - 1) {
        later = step.byPlayer(step.fromMover(rewards));
      } else {
        boolean cut = settings.steps() > 0 && (i + 1) % settings.steps() == 0;
        double lambda = cut ? 0 : settings.lambda();
        double[] expected = steps.get(i + 1).byPlayer(steps.get(i + 1).values());
        for (int player = 0; player < later.length; player++) {
          later[player] =
              settings.discount() * ((1 - lambda) * expected[player] + lambda * later[player]);
        }
      }
      returns[i] = step.fromMover(later);
    }
    return returns;
  }
}
