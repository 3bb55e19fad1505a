package org.plyscope.experiment.results.internal;

import java.util.Arrays;

/** A growing list of numbers without boxes. Used by one thread. */
public final class Numbers {
  private double[] values = new double[16];
  private int size;

  /**
   * Adds a number.
   *
   * @param value the number
   */
  public void add(double value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, size + size / 2);
    }
    values[size++] = value;
  }

  /**
   * Returns how many numbers there are.
   *
   * @return the size
   */
  public int size() {
    return size;
  }

  /**
   * Returns the numbers in the order in which they were added.
   *
   * @return a copy
   */
  public double[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
