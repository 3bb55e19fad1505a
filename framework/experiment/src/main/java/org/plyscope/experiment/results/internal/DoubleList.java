package org.plyscope.experiment.results.internal;

import java.util.Arrays;

/** A growing list of numbers without boxes. Used by one thread. */
public final class DoubleList {
  private double[] values = new double[16];
  private int size;

  /** Whether another list appends to the same array. */
  private boolean shared;

  /** Starts without numbers. */
  public DoubleList() {}

  /**
   * Copies a list at no cost: the array is shared until the copy is added to. The other list may
   * still grow, because it only writes behind the end of the copy.
   */
  DoubleList(DoubleList other) {
    values = other.values;
    size = other.size;
    shared = true;
  }

  /** Adds a number. */
  public void add(double value) {
    if (shared || size == values.length) {
      values = Arrays.copyOf(values, size + Math.max(16, size / 2));
      shared = false;
    }
    values[size++] = value;
  }

  /** Returns how many numbers there are. */
  public int size() {
    return size;
  }

  /** Returns the numbers in the order in which they were added. */
  public double[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
