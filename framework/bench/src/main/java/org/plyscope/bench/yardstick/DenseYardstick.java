package org.plyscope.bench.yardstick;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A dense network by hand: two rectified layers, then logits and a value. It has neither games nor
 * encodings, so it measures the arithmetic alone.
 */
public final class DenseYardstick {
  private static final float MEAN = 0.9f;
  private static final float SQUARE = 0.999f;
  private static final float RATE = 3e-4f;
  private static final float SMALL = 1e-8f;

  private final int outputs;
  private final float[][] weights;
  private final float[][] gradients;
  private final float[][] means;
  private final float[][] squares;
  private final float[][] layers;
  private final float[][] slopes;

  /**
   * Draws a network.
   *
   * @param inputs the numbers of a position
   * @param hidden the size of each of the two layers
   * @param moves the logits; one more output is the value
   */
  public DenseYardstick(int inputs, int hidden, int moves) {
    outputs = moves + 1;
    int[] sizes = {inputs, hidden, hidden, outputs};
    weights = new float[3][];
    layers = new float[4][];
    slopes = new float[4][];
    SplittableRandom random = new SplittableRandom(1);
    for (int layer = 0; layer < 4; layer++) {
      layers[layer] = new float[sizes[layer]];
      slopes[layer] = new float[sizes[layer]];
      if (layer < 3) {
        weights[layer] = new float[(sizes[layer] + 1) * sizes[layer + 1]];
        for (int i = 0; i < weights[layer].length; i++) {
          weights[layer][i] = (float) (random.nextGaussian() * Math.sqrt(2.0 / sizes[layer]));
        }
      }
    }
    gradients = empty();
    means = empty();
    squares = empty();
  }

  private float[][] empty() {
    return Arrays.stream(weights).map(one -> new float[one.length]).toArray(float[][]::new);
  }

  /**
   * Computes all outputs. Returns the logits and, last, the value; overwritten by the next call.
   */
  public float[] forward(float[] position) {
    System.arraycopy(position, 0, layers[0], 0, layers[0].length);
    for (int layer = 0; layer < 3; layer++) {
      float[] in = layers[layer];
      float[] out = layers[layer + 1];
      float[] matrix = weights[layer];
      System.arraycopy(matrix, in.length * out.length, out, 0, out.length);
      for (int i = 0; i < in.length; i++) {
        float factor = in[i];
        int row = i * out.length;
        if (factor != 0) {
          for (int o = 0; o < out.length; o++) {
            out[o] += factor * matrix[row + o];
          }
        }
      }
      if (layer < 2) {
        for (int o = 0; o < out.length; o++) {
          out[o] = Math.max(0, out[o]);
        }
      }
    }
    layers[3][outputs - 1] = (float) Math.tanh(layers[3][outputs - 1]);
    return layers[3];
  }

  /**
   * Adds the gradient of one decision: of half the squared error of the value and of the logarithm
   * of the probability of a move.
   *
   * @param position its numbers
   * @param move the move that was played
   * @param target the outcome of the game, from -1 to 1
   */
  public void learn(float[] position, int move, float target) {
    float[] out = forward(position);
    float value = out[outputs - 1];
    float largest = Float.NEGATIVE_INFINITY;
    for (int o = 0; o < outputs - 1; o++) {
      largest = Math.max(largest, out[o]);
    }
    float sum = 0;
    float[] slope = slopes[3];
    for (int o = 0; o < outputs - 1; o++) {
      slope[o] = (float) Math.exp(out[o] - largest);
      sum += slope[o];
    }
    for (int o = 0; o < outputs - 1; o++) {
      slope[o] = (slope[o] / sum - (o == move ? 1 : 0)) * (target - value);
    }
    slope[outputs - 1] = (value - target) * (1 - value * value);
    for (int layer = 2; layer >= 0; layer--) {
      back(layer);
    }
  }

  private void back(int layer) {
    float[] in = layers[layer];
    float[] below = slopes[layer];
    float[] slope = slopes[layer + 1];
    float[] matrix = weights[layer];
    float[] gradient = gradients[layer];
    int bias = in.length * slope.length;
    for (int o = 0; o < slope.length; o++) {
      gradient[bias + o] += slope[o];
    }
    for (int i = 0; i < in.length; i++) {
      float factor = in[i];
      int row = i * slope.length;
      float passed = 0;
      if (factor != 0) {
        for (int o = 0; o < slope.length; o++) {
          gradient[row + o] += factor * slope[o];
          passed += matrix[row + o] * slope[o];
        }
      }
      below[i] = passed;
    }
  }

  /** Changes the weights by the gradient as Adam does, and begins a new one. */
  public void step() {
    for (int layer = 0; layer < 3; layer++) {
      float[] gradient = gradients[layer];
      float[] mean = means[layer];
      float[] square = squares[layer];
      float[] matrix = weights[layer];
      for (int i = 0; i < matrix.length; i++) {
        float slope = gradient[i];
        mean[i] += (1 - MEAN) * (slope - mean[i]);
        square[i] += (1 - SQUARE) * (slope * slope - square[i]);
        matrix[i] -= RATE * mean[i] / ((float) Math.sqrt(square[i]) + SMALL);
      }
      Arrays.fill(gradient, 0);
    }
  }
}
