package org.plyscope.engine.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.OrderingAids;
import org.plyscope.engine.OrderingAids.History;

/**
 * Hands out the moves of a node, most promising first: table move, killers, counter-move, then by
 * the orderer's key, equal keys in the game's order.
 *
 * <p>Each move becomes one number: stage (4 bits), the two keys (32 bits of the orderer, 12 of the
 * history), and its place in the list reversed (16 bits). So all numbers differ, and sorting them
 * downwards is a stable sort by key. The first few moves are picked one by one, since most nodes
 * are cut there; only then is the rest sorted, unless a caller prefers to see it as it is.
 */
final class MoveSorter {
  /** How many moves are picked one by one. */
  static final int PICKED_SINGLY = 3;

  private static final int PLACE_BITS = 16;
  private static final int PLACES = 1 << PLACE_BITS;
  private static final int TABLE_STAGE = 4;
  private static final int COUNTER_STAGE = 1;

  private final Orderer orderer;
  private final OrderingAids aids;
  private final MoveMemory memory;
  private final boolean sorts;
  private final boolean aided;

  private MoveList[] lists = new MoveList[0];
  private long[][] ranks = new long[0][];
  private int[] keys = new int[128];

  MoveSorter(Orderer orderer, OrderingAids aids, MoveMemory memory) {
    this.orderer = orderer;
    this.aids = aids;
    this.memory = memory;
    this.aided = aids.any();
    this.sorts = !(orderer instanceof NaturalOrder) || aided;
  }

  /** Returns the list of a ply, to be filled by the state and then given to {@link #order}. */
  MoveList list(int ply) {
    if (ply >= lists.length) {
      grow(ply);
    }
    return lists[ply];
  }

  private void grow(int ply) {
    int old = lists.length;
    lists = Arrays.copyOf(lists, ply + 16);
    ranks = Arrays.copyOf(ranks, ply + 16);
    for (int i = old; i < lists.length; i++) {
      lists[i] = new MoveList();
      ranks[i] = new long[128];
    }
  }

  /** Prepares the moves of a ply. */
  void order(State state, int ply, boolean ours, long tableMove, long previous) {
    MoveList moves = lists[ply];
    int count = moves.size();
    if (!sorts || count > PLACES) {
      return;
    }
    if (keys.length < count) {
      keys = new int[2 * count];
    }
    if (ranks[ply].length < count) {
      ranks[ply] = new long[2 * count];
    }
    orderer.keys(state, moves, keys);
    long[] rank = ranks[ply];
    long largest = Long.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      rank[i] =
          aided
              ? aidedRank(moves.get(i), ply, ours, tableMove, previous, i)
              : (long) keys[i] << PLACE_BITS | (PLACES - 1 - i);
      largest = Math.max(largest, rank[i]);
    }
    if (count > 0) {
      putFirst(rank, 0, largest, place(largest));
    }
  }

  /** Tells whether the moves of a ply are handed out in another order than listed. */
  boolean ordered(int ply) {
    return sorts && lists[ply].size() <= PLACES;
  }

  /** Returns the move to try at a place; places are asked for in order, from 0. */
  long next(int ply, int index) {
    MoveList moves = lists[ply];
    if (!ordered(ply)) {
      return moves.get(index);
    }
    int count = moves.size();
    long[] rank = ranks[ply];
    if (index < PICKED_SINGLY) {
      if (index > 0) {
        pick(rank, index, count);
      }
      return moves.get(place(rank[index]));
    }
    // The rest is sorted upwards once, and read from the end.
    if (index == PICKED_SINGLY) {
      Arrays.sort(rank, index, count);
    }
    return moves.get(place(rank[count - 1 - (index - PICKED_SINGLY)]));
  }

  /**
   * Returns the rank of a move that was not handed out yet, larger for an earlier one; indices are
   * from {@link #PICKED_SINGLY}, in no order.
   */
  long rank(int ply, int index) {
    return ranks[ply][index];
  }

  /** Returns the move with a rank. */
  long ranked(int ply, long rank) {
    return lists[ply].get(place(rank));
  }

  /** Returns the place a move with a rank would have among all moves of the ply. */
  int placeOf(int ply, long rank) {
    int place = 0;
    for (int i = 0; i < lists[ply].size(); i++) {
      place += ranks[ply][i] > rank ? 1 : 0;
    }
    return place;
  }

  private static void pick(long[] rank, int from, int to) {
    int at = from;
    long largest = rank[from];
    for (int i = from + 1; i < to; i++) {
      if (rank[i] > largest) {
        largest = rank[i];
        at = i;
      }
    }
    putFirst(rank, from, largest, at);
  }

  private static void putFirst(long[] rank, int first, long chosen, int at) {
    rank[at] = rank[first];
    rank[first] = chosen;
  }

  private long aidedRank(
      long move, int ply, boolean ours, long tableMove, long previous, int place) {
    int stage = 0;
    if (aids.tableMove() && move == tableMove) {
      stage = TABLE_STAGE;
    } else if (aids.killers() && memory.killer(ply, move) > 0) {
      stage = COUNTER_STAGE + memory.killer(ply, move);
    } else if (aids.counterMoves() && memory.counters(move, previous)) {
      stage = COUNTER_STAGE;
    }
    long key = keys[place] - (long) Integer.MIN_VALUE;
    long history = aids.history() == History.OFF ? 0 : memory.history(ours, move);
    long both =
        aids.history() == History.BEFORE_ORDERER ? history << 32 | key : key << 12 | history;
    return ((long) stage << 44 | both) << PLACE_BITS | (PLACES - 1 - place);
  }

  private static int place(long rank) {
    return PLACES - 1 - (int) (rank & (PLACES - 1));
  }
}
