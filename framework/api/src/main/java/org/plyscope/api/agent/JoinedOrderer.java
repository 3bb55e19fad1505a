package org.plyscope.api.agent;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Several orderers as one: moves are sorted by the key of the first, ties by that of the next.
 *
 * <p>The keys of the first two are packed into one long; the rank of that long among the sorted
 * ones is the key so far, small enough to be packed with the next key. Equal pairs get equal ranks,
 * so moves that tie everywhere keep the order in which they were listed. Allocates only when a list
 * is longer than any before.
 */
final class JoinedOrderer implements Orderer {
  private final Orderer[] orderers;
  private int[] next = new int[128];
  private long[] packed = new long[128];
  private long[] sorted = new long[128];

  JoinedOrderer(List<Orderer> orderers) {
    this.orderers = orderers.toArray(Orderer[]::new);
  }

  @Override
  public void reset(long seed) {
    for (Orderer orderer : orderers) {
      orderer.reset(seed);
    }
  }

  @Override
  public void keys(State state, MoveList moves, int[] keys) {
    int count = moves.size();
    if (count > next.length) {
      next = new int[2 * count];
      packed = new long[2 * count];
      sorted = new long[2 * count];
    }
    orderers[0].keys(state, moves, keys);
    for (int i = 1; i < orderers.length; i++) {
      orderers[i].keys(state, moves, next);
      join(keys, count);
    }
  }

  private void join(int[] keys, int count) {
    for (int i = 0; i < count; i++) {
      // Flipping the sign bit makes the lower half compare as a signed number does.
      packed[i] = ((long) keys[i] << 32) | ((next[i] ^ 0x8000_0000) & 0xFFFF_FFFFL);
    }
    System.arraycopy(packed, 0, sorted, 0, count);
    Arrays.sort(sorted, 0, count);
    int places = 0;
    for (int i = 0; i < count; i++) {
      if (places == 0 || sorted[places - 1] != sorted[i]) {
        sorted[places++] = sorted[i];
      }
    }
    for (int i = 0; i < count; i++) {
      keys[i] = Arrays.binarySearch(sorted, 0, places, packed[i]);
    }
  }
}
