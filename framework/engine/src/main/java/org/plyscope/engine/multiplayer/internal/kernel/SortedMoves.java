package org.plyscope.engine.multiplayer.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.NaturalOrder;

/** Puts all moves of a node into the order in which they are tried, equal ones as listed. */
final class SortedMoves {
  private static final int PLACE_BITS = 16;
  private static final int PLACES = 1 << PLACE_BITS;

  private final Orderer orderer;
  private final boolean sorts;
  private int[] keys = new int[128];
  private long[] ranks = new long[128];
  private long[] listed = new long[128];

  SortedMoves(Orderer orderer) {
    this.orderer = orderer;
    this.sorts = !(orderer instanceof NaturalOrder);
  }

  void sort(State state, MoveList moves) {
    int count = moves.size();
    if (!sorts || count > PLACES) {
      return;
    }
    if (keys.length < count) {
      keys = new int[2 * count];
      ranks = new long[2 * count];
      listed = new long[2 * count];
    }
    orderer.keys(state, moves, keys);
    for (int i = 0; i < count; i++) {
      listed[i] = moves.get(i);
      ranks[i] = (long) keys[i] << PLACE_BITS | (PLACES - 1 - i);
    }
    Arrays.sort(ranks, 0, count);
    for (int i = 0; i < count; i++) {
      int place = PLACES - 1 - (int) (ranks[count - 1 - i] & (PLACES - 1));
      moves.set(i, listed[place]);
    }
  }
}
