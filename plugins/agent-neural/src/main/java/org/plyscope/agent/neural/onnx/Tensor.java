package org.plyscope.agent.neural.onnx;

import java.util.Arrays;

/**
 * Numbers of a model that never change.
 *
 * @param name its name in the model
 * @param sizes its sizes
 * @param numbers the numbers, the last size running fastest
 */
@SuppressWarnings("ArrayRecordComponent")
record Tensor(String name, int[] sizes, float[] numbers) {
  boolean matrix() {
    return sizes.length == 2;
  }

  int rows() {
    return sizes[0];
  }

  int columns() {
    return sizes[1];
  }

  /** Returns its name for messages. */
  @Override
  public String toString() {
    return "'" + name + "' of shape " + Arrays.toString(sizes);
  }
}
