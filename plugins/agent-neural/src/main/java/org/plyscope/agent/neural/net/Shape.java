package org.plyscope.agent.neural.net;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The size of a network and the places of its weights in one array: for each hidden layer a matrix
 * of inputs times outputs and the biases, then the policy as a row of weights for each output, its
 * biases, and likewise a row of weights for each value, and their biases.
 *
 * @param inputs the numbers that describe a position
 * @param hidden the sizes of the hidden layers, at least one
 * @param outputs the number of distinct moves
 * @param values the number of values of a position: 1 for the player to move where two play, else
 *     one for each player
 */
public record Shape(int inputs, List<Integer> hidden, int outputs, int values) {
  /** Checks the sizes. */
  public Shape {
    hidden = List.copyOf(hidden);
    boolean empty = hidden.isEmpty() || hidden.stream().anyMatch(h -> h < 1);
    if (inputs < 1 || outputs < 1 || values < 1 || empty) {
      throw new IllegalArgumentException("Every layer needs at least one number.");
    }
  }

  /** Makes a network with one value. */
  public Shape(int inputs, List<Integer> hidden, int outputs) {
    this(inputs, hidden, outputs, 1);
  }

  /** Returns a number that checkpoints keep to recognise their network. */
  public int signature() {
    int plain = 31 * (31 * inputs + hidden.hashCode()) + outputs;
    return values == 1 ? plain : 31 * plain + values;
  }

  /** Returns the number of hidden layers. */
  public int layers() {
    return hidden.size();
  }

  /** Returns the numbers that go into a hidden layer. */
  public int into(int layer) {
    return layer == 0 ? inputs : hidden.get(layer - 1);
  }

  /** Returns the size of the last hidden layer. */
  public int last() {
    return hidden.get(hidden.size() - 1);
  }

  /** Returns where the matrix of a hidden layer begins, a row for each of its inputs. */
  public int matrix(int layer) {
    int at = 0;
    for (int i = 0; i < layer; i++) {
      at += (into(i) + 1) * hidden.get(i);
    }
    return at;
  }

  /** Returns where the biases of a hidden layer begin. */
  public int biases(int layer) {
    return matrix(layer) + into(layer) * hidden.get(layer);
  }

  /** Returns where the policy begins, a row for each output. */
  public int policy() {
    return matrix(layers());
  }

  /** Returns where the biases of the policy begin. */
  public int policyBiases() {
    return policy() + outputs * last();
  }

  /** Returns where the values begin, a row for each. */
  public int value() {
    return policyBiases() + outputs;
  }

  /** Returns where the biases of the values begin. */
  public int valueBias() {
    return value() + values * last();
  }

  /** Returns the number of all weights. */
  public int size() {
    return valueBias() + values;
  }

  /**
   * Draws weights to begin with: those of hidden layers as He et al. do, small ones for the rest.
   */
  public float[] random(RandomGenerator random) {
    float[] weights = new float[size()];
    for (int layer = 0; layer < layers(); layer++) {
      double spread = Math.sqrt(2.0 / into(layer));
      fill(weights, matrix(layer), biases(layer), spread, random);
    }
    double small = 0.1 / Math.sqrt(last());
    fill(weights, policy(), policyBiases(), small, random);
    fill(weights, value(), valueBias(), small, random);
    return weights;
  }

  private static void fill(float[] into, int from, int to, double spread, RandomGenerator random) {
    for (int i = from; i < to; i++) {
      into[i] = (float) (spread * random.nextGaussian());
    }
  }
}
