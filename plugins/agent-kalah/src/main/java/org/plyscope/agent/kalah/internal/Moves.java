package org.plyscope.agent.kalah.internal;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The moves of one position, as plain arrays that are filled again and again. */
final class Moves {
  /** How many moves there are. */
  int count;

  /** The house each move empties. */
  final int[] house = new int[Sowing.HOUSES];

  /** The seeds that leave the houses for the mover's store. */
  final int[] taken = new int[Sowing.HOUSES];

  /** The immediate gain of the mover; everything there is to gain if the game ends. */
  final int[] gain = new int[Sowing.HOUSES];

  /** 1 if the mover goes on, -1 if the opponent does, 0 if the game is over. */
  final int[] sign = new int[Sowing.HOUSES];

  /** The houses of the player to move next. */
  final long[] own = new long[Sowing.HOUSES];

  /** The houses of the other player then. */
  final long[] other = new long[Sowing.HOUSES];

  /** How promising each move looks. */
  final int[] promise = new int[Sowing.HOUSES];

  /** Brings the most promising of the moves from {@code slot} on to that slot. */
  void select(int slot) {
    int best = slot;
    for (int i = slot + 1; i < count; i++) {
      if (promise[i] > promise[best]) {
        best = i;
      }
    }
    if (best != slot) {
      exchange(slot, best);
    }
  }

  /** Drops the moves that a test refuses; the others keep their order. */
  void keep(IntPredicate slots) {
    int[] kept = IntStream.range(0, count).filter(slots).toArray();
    for (int slot = 0; slot < kept.length; slot++) {
      exchange(slot, kept[slot]);
    }
    count = kept.length;
  }

  private void exchange(int slot, int best) {
    swap(house, slot, best);
    swap(taken, slot, best);
    swap(gain, slot, best);
    swap(sign, slot, best);
    swap(promise, slot, best);
    swap(own, slot, best);
    swap(other, slot, best);
  }

  private static void swap(int[] array, int i, int j) {
    int kept = array[i];
    array[i] = array[j];
    array[j] = kept;
  }

  private static void swap(long[] array, int i, int j) {
    long kept = array[i];
    array[i] = array[j];
    array[j] = kept;
  }
}
