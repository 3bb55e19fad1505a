package org.plyscope.engine.montecarlo.internal.kernel.playout;

import java.util.random.RandomGenerator;

/** Finds the best of several keys, any of equal ones with the same probability. */
final class Best {
  private Best() {}

  /** Returns the index of the largest of the first keys. */
  static int index(int[] keys, int count, RandomGenerator random) {
    int best = 0;
    int ties = 1;
    for (int i = 1; i < count; i++) {
      if (keys[i] > keys[best]) {
        best = i;
        ties = 1;
      } else if (keys[i] == keys[best] && random.nextInt(++ties) == 0) {
        best = i;
      }
    }
    return best;
  }
}
