package org.plyscope.agent.neural.net;

import java.util.Arrays;

/**
 * Computes the outputs of a network for a position, and the gradients of its weights. Hidden layers
 * are rectified, the policy is a softmax over the legal moves, values are hyperbolic tangents.
 * Keeps the working memory of one thread; allocates nothing while it works.
 *
 * <p>Loops run over values side by side in memory, so that the compiler can vectorise them; only
 * the outputs of legal moves are computed.
 */
public final class Pass {
  private final Shape shape;
  private final float[][] active;
  private final float[][] slopes;
  private final float[] probabilities;
  private final float[] values;
  private float[] input;

  /** Makes the working memory for networks of a shape. */
  public Pass(Shape shape) {
    this.shape = shape;
    active = new float[shape.layers()][];
    slopes = new float[shape.layers()][];
    for (int layer = 0; layer < active.length; layer++) {
      active[layer] = new float[shape.hidden().get(layer)];
      slopes[layer] = new float[shape.hidden().get(layer)];
    }
    probabilities = new float[shape.outputs()];
    values = new float[shape.values()];
  }

  /**
   * Computes the hidden layers and the values of a position.
   *
   * @param weights the weights
   * @param position its numbers; read again by {@link #learn}
   */
  public void forward(float[] weights, float[] position) {
    input = position;
    float[] below = position;
    for (int layer = 0; layer < active.length; layer++) {
      float[] out = active[layer];
      System.arraycopy(weights, shape.biases(layer), out, 0, out.length);
      int row = shape.matrix(layer);
      for (int i = 0; i < shape.into(layer); i++, row += out.length) {
        float factor = below[i];
        if (factor != 0) {
          for (int o = 0; o < out.length; o++) {
            out[o] += factor * weights[row + o];
          }
        }
      }
      for (int o = 0; o < out.length; o++) {
        out[o] = Math.max(0, out[o]);
      }
      below = out;
    }
    for (int v = 0; v < values.length; v++) {
      float sum = dot(weights, shape.value() + v * below.length, below);
      values[v] = (float) Math.tanh(weights[shape.valueBias() + v] + sum);
    }
  }

  /**
   * Computes the probabilities of the legal moves, after {@link #forward}.
   *
   * @param weights the weights
   * @param outputs the outputs of the moves
   * @param count how many moves there are
   */
  public void policy(float[] weights, int[] outputs, int count) {
    float[] below = active[active.length - 1];
    float largest = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      int output = outputs[i];
      float sum = weights[shape.policyBiases() + output];
      probabilities[i] = sum + dot(weights, shape.policy() + output * below.length, below);
      largest = Math.max(largest, probabilities[i]);
    }
    double total = 0;
    for (int i = 0; i < count; i++) {
      probabilities[i] = (float) Math.exp(probabilities[i] - largest);
      total += probabilities[i];
    }
    for (int i = 0; i < count; i++) {
      probabilities[i] /= (float) total;
    }
  }

  private static float dot(float[] weights, int at, float[] numbers) {
    float a = 0;
    float b = 0;
    float c = 0;
    float d = 0;
    int i = 0;
    for (; i + 3 < numbers.length; i += 4) {
      a += weights[at + i] * numbers[i];
      b += weights[at + i + 1] * numbers[i + 1];
      c += weights[at + i + 2] * numbers[i + 2];
      d += weights[at + i + 3] * numbers[i + 3];
    }
    for (; i < numbers.length; i++) {
      a += weights[at + i] * numbers[i];
    }
    return a + b + (c + d);
  }

  /** Returns the value of the last position for the player to move, from -1 to 1. */
  public float value() {
    return values[0];
  }

  /** Returns all values of the last position, that of the player to move first. */
  public double[] values() {
    double[] all = new double[values.length];
    for (int v = 0; v < all.length; v++) {
      all[v] = values[v];
    }
    return all;
  }

  /** Returns the probability of a move, by its place among those of {@link #policy}. */
  public float probability(int move) {
    return probabilities[move];
  }

  /** Returns how undecided the last policy is, in nats. */
  public double entropy(int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      double p = probabilities[i];
      sum -= p > 0 ? p * Math.log(p) : 0;
    }
    return sum;
  }

  /**
   * Adds the gradient of one decision's loss: half the squares of the differences between the
   * values and their targets, less the logarithm of the move's probability times the advantage,
   * less the entropy. {@link #forward} and {@link #policy} were called for its position.
   *
   * @param weights the weights
   * @param decision the decision
   * @param weight the factor of the whole loss
   * @param gradient changed by the addition
   */
  public void learn(float[] weights, Decision decision, double weight, float[] gradient) {
    int top = active.length - 1;
    float[] below = active[top];
    float[] slope = slopes[top];
    int count = decision.count();
    double entropy = entropy(count);
    Arrays.fill(slope, 0);
    for (int v = 0; v < values.length; v++) {
      double value = values[v];
      double lack = decision.targets()[v] - value;
      float out = (float) (-weight * decision.valueWeight() * lack * (1 - value * value));
      int row = shape.value() + v * below.length;
      gradient[shape.valueBias() + v] += out;
      for (int i = 0; i < below.length; i++) {
        gradient[row + i] += out * below[i];
        slope[i] += out * weights[row + i];
      }
    }
    for (int m = 0; m < count; m++) {
      double p = probabilities[m];
      double choice = (m == decision.move() ? p - 1 : p) * decision.advantage();
      double order = p > 0 ? decision.entropyWeight() * p * (Math.log(p) + entropy) : 0;
      float out = (float) (weight * (choice + order));
      int row = shape.policy() + decision.outputs()[m] * below.length;
      gradient[shape.policyBiases() + decision.outputs()[m]] += out;
      for (int i = 0; i < below.length; i++) {
        gradient[row + i] += out * below[i];
        slope[i] += out * weights[row + i];
      }
    }
    for (int layer = top; layer >= 0; layer--) {
      back(weights, layer, gradient);
    }
  }

  private void back(float[] weights, int layer, float[] gradient) {
    float[] out = active[layer];
    float[] slope = slopes[layer];
    int biases = shape.biases(layer);
    for (int o = 0; o < out.length; o++) {
      slope[o] = out[o] > 0 ? slope[o] : 0;
      gradient[biases + o] += slope[o];
    }
    float[] below = layer == 0 ? input : active[layer - 1];
    int row = shape.matrix(layer);
    for (int i = 0; i < shape.into(layer); i++, row += out.length) {
      float factor = below[i];
      if (factor != 0) {
        for (int o = 0; o < out.length; o++) {
          gradient[row + o] += factor * slope[o];
        }
      }
      if (layer > 0) {
        // A number that was cut off at 0 passes nothing on.
        slopes[layer - 1][i] = factor == 0 ? 0 : dot(weights, row, slope);
      }
    }
  }
}
