package org.plyscope.agent.neural.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PassTest {
  private static final Shape SHAPE = new Shape(5, List.of(7, 6), 4);
  private static final int[] OUTPUTS = {3, 0, 2};

  private static float[] input(SplittableRandom random) {
    float[] input = new float[SHAPE.inputs()];
    for (int i = 0; i < input.length; i++) {
      input[i] = (float) random.nextDouble(-1, 1);
    }
    return input;
  }

  /** The loss as the study writes it, from the outputs alone. */
  private static double loss(Shape shape, float[] weights, float[] input, Decision decision) {
    Pass pass = new Pass(shape);
    pass.forward(weights, input);
    pass.policy(weights, decision.outputs(), decision.count());
    double squares = 0;
    for (int i = 0; i < shape.values(); i++) {
      double lack = decision.targets()[i] - pass.values()[i];
      squares += lack * lack;
    }
    return decision.valueWeight() * squares / 2
        - Math.log(pass.probability(decision.move())) * decision.advantage()
        - decision.entropyWeight() * pass.entropy(decision.count());
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 0, 0",
    "1, 0, 1, 0",
    "1, 0, 0, 1",
    "1, 0.5, -0.7, 0.02",
    "1, 0.5, 1.3, 0.2",
    "3, 0.5, 1.3, 0.2"
  })
  void gradientsAreTheSlopesOfTheLoss(int values, double value, double advantage, double entropy) {
    Shape shape = new Shape(SHAPE.inputs(), SHAPE.hidden(), SHAPE.outputs(), values);
    double[] targets = {0.6, -0.8, 0.1};
    SplittableRandom random = new SplittableRandom(7);
    for (int round = 0; round < 5; round++) {
      float[] weights = shape.random(random);
      float[] input = input(random);
      Decision decision = new Decision(OUTPUTS, 3, 1, targets, advantage, value, entropy);
      float[] gradient = new float[weights.length];
      Pass pass = new Pass(shape);
      pass.forward(weights, input);
      pass.policy(weights, OUTPUTS, 3);
      pass.learn(weights, decision, 1, gradient);
      for (int i = 0; i < weights.length; i++) {
        float before = weights[i];
        float step = 3e-3f;
        weights[i] = before + step;
        double above = loss(shape, weights, input, decision);
        weights[i] = before - step;
        double below = loss(shape, weights, input, decision);
        weights[i] = before;
        double slope = (above - below) / (2 * step);
        // A rectified number may have its kink between the two.
        assertThat((double) gradient[i]).as("weight %d", i).isCloseTo(slope, within(0.02));
      }
    }
  }

  @Test
  void outputsOfIllegalMovesPlayNoPart() {
    float[] weights = SHAPE.random(new SplittableRandom(1));
    float[] input = input(new SplittableRandom(2));
    Pass pass = new Pass(SHAPE);
    pass.forward(weights, input);
    pass.policy(weights, OUTPUTS, 3);
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      sum += pass.probability(i);
    }
    assertThat(sum).isCloseTo(1, within(1e-6));
    float first = pass.probability(0);
    weights[SHAPE.policyBiases() + 1] += 10;
    pass.policy(weights, OUTPUTS, 3);
    assertThat(pass.probability(0)).isEqualTo(first);
    weights[SHAPE.policyBiases() + 3] += 10;
    pass.policy(weights, OUTPUTS, 3);
    assertThat(pass.probability(0)).isGreaterThan(0.99f);
  }

  @Test
  void adamTakesTheKnownFirstSteps() {
    // With a constant slope every step is the learning rate, whatever the size of the slope.
    float[] weights = {1, 1};
    Adam adam = new Adam(2);
    adam.step(weights, new float[] {0.5f, -20}, 0.01);
    assertThat(weights[0]).isCloseTo(0.99f, within(1e-5f));
    assertThat(weights[1]).isCloseTo(1.01f, within(1e-5f));
    adam.step(weights, new float[] {0.5f, -20}, 0.01);
    assertThat(weights[0]).isCloseTo(0.98f, within(1e-5f));
    adam.step(weights, new float[] {0, 0}, 0.01);
    double mean = 0.5 * (1 - 0.81) * 0.9 / (1 - 0.729);
    double square = 0.25 * (1 - 0.998001) * 0.999 / (1 - 0.997002999);
    assertThat((double) weights[0]).isCloseTo(0.98 - 0.01 * mean / Math.sqrt(square), within(1e-5));
  }

  @Test
  void longGradientsAreShortened() {
    float[] gradient = {3, 4};
    assertThat(Adam.clip(gradient, 10)).isEqualTo(5);
    assertThat(gradient).containsExactly(3, 4);
    Adam.clip(gradient, 1);
    assertThat(gradient[0]).isCloseTo(0.6f, within(1e-6f));
    assertThat(gradient[1]).isCloseTo(0.8f, within(1e-6f));
  }
}
