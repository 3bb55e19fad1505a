package org.plyscope.agent.neural.net;

import java.nio.ByteBuffer;

/** Changes weights by their gradients as Kingma and Ba do; remembers means and squares. */
public final class Adam {
  private static final double MEAN = 0.9;
  private static final double SQUARE = 0.999;
  private static final double SMALL = 1e-8;

  private final float[] means;
  private final float[] squares;
  private long steps;

  /** Creates an optimizer for the given number of weights. */
  public Adam(int size) {
    means = new float[size];
    squares = new float[size];
  }

  /**
   * Changes the weights.
   *
   * @param weights changed
   * @param gradient the slope of the loss
   * @param rate how far to go
   */
  public void step(float[] weights, float[] gradient, double rate) {
    steps++;
    float reach =
        (float)
            (rate
                * Math.sqrt(1 - Math.pow(SQUARE, (double) steps))
                / (1 - Math.pow(MEAN, (double) steps)));
    for (int i = 0; i < weights.length; i++) {
      float slope = gradient[i];
      means[i] += (float) (1 - MEAN) * (slope - means[i]);
      squares[i] += (float) (1 - SQUARE) * (slope * slope - squares[i]);
      weights[i] -= reach * means[i] / ((float) Math.sqrt(squares[i]) + (float) SMALL);
    }
  }

  /** Shortens a gradient to a largest length; returns the length it had. */
  public static double clip(float[] gradient, double longest) {
    double sum = 0;
    for (float slope : gradient) {
      sum += (double) slope * slope;
    }
    double length = Math.sqrt(sum);
    if (length > longest) {
      float factor = (float) (longest / length);
      for (int i = 0; i < gradient.length; i++) {
        gradient[i] *= factor;
      }
    }
    return length;
  }

  /** Returns how many bytes {@link #write} needs. */
  public int bytes() {
    return Long.BYTES + 2 * Float.BYTES * means.length;
  }

  /** Writes all that is remembered. */
  public void write(ByteBuffer out) {
    out.putLong(steps);
    out.asFloatBuffer().put(means).put(squares);
    out.position(out.position() + 2 * Float.BYTES * means.length);
  }

  /** Reads the output of {@link #write}. */
  public void read(ByteBuffer in) {
    steps = in.getLong();
    in.asFloatBuffer().get(means).get(squares);
    in.position(in.position() + 2 * Float.BYTES * means.length);
  }

  /** Takes over the memory of another one. */
  public void copy(Adam other) {
    steps = other.steps;
    System.arraycopy(other.means, 0, means, 0, means.length);
    System.arraycopy(other.squares, 0, squares, 0, squares.length);
  }
}
