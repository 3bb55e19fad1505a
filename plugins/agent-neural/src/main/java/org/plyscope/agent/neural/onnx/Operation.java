package org.plyscope.agent.neural.onnx;

/**
 * One step of a model for one position. Slots are numbered arrays of numbers; an operation reads
 * one or two and writes one.
 */
interface Operation {
  void run(float[][] slots);

  /**
   * Multiplies a row by a matrix and adds another row.
   *
   * @param from the slot of the row
   * @param into the slot of the result
   * @param matrix a row of it for each number of the input
   * @param bias the addend; of the result's length
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Product(int from, int into, float[] matrix, float[] bias) implements Operation {
    @Override
    public void run(float[][] slots) {
      float[] in = slots[from];
      float[] out = slots[into];
      System.arraycopy(bias, 0, out, 0, out.length);
      int row = 0;
      for (float factor : in) {
        if (factor != 0) {
          for (int o = 0; o < out.length; o++) {
            out[o] += factor * matrix[row + o];
          }
        }
        row += out.length;
      }
    }
  }

  /**
   * Adds two rows of the same length.
   *
   * @param one the slot of the first
   * @param other the slot of the second
   * @param into the slot of the result
   */
  record Sum(int one, int other, int into) implements Operation {
    @Override
    public void run(float[][] slots) {
      for (int i = 0; i < slots[into].length; i++) {
        slots[into][i] = slots[one][i] + slots[other][i];
      }
    }
  }

  /** Computes one number from another. */
  @FunctionalInterface
  interface Curve {
    float at(float x);
  }

  /**
   * Changes each number by itself.
   *
   * @param from the slot of the numbers
   * @param into the slot of the results
   * @param curve the function applied to each
   */
  record Each(int from, int into, Curve curve) implements Operation {
    @Override
    public void run(float[][] slots) {
      for (int i = 0; i < slots[into].length; i++) {
        slots[into][i] = curve.at(slots[from][i]);
      }
    }
  }

  /**
   * Makes probabilities of logits.
   *
   * @param from the slot of the logits
   * @param into the slot of the probabilities
   */
  record Softmax(int from, int into) implements Operation {
    @Override
    public void run(float[][] slots) {
      float[] in = slots[from];
      float[] out = slots[into];
      float largest = Float.NEGATIVE_INFINITY;
      for (float logit : in) {
        largest = Math.max(largest, logit);
      }
      double total = 0;
      for (int i = 0; i < out.length; i++) {
        out[i] = (float) Math.exp(in[i] - largest);
        total += out[i];
      }
      for (int i = 0; i < out.length; i++) {
        out[i] /= (float) total;
      }
    }
  }
}
