package org.plyscope.engine.alphabeta.internal.kernel;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.alphabeta.OrderingAids;
import org.plyscope.engine.alphabeta.OrderingAids.History;
import org.plyscope.engine.internal.kernel.Walk;

/**
 * Hands out the moves of a node, most promising first: table move, killers, counter-move, then by
 * the orderer's key, equal keys in the game's order.
 *
 * <p>Each move becomes one number: stage (4 bits), the two keys (32 bits of the orderer, 12 of the
 * history), and its place in the list reversed (16 bits). So all numbers differ, and sorting them
 * downwards is a stable sort by key. Most nodes are cut by their first moves. So the very first is
 * found by its key alone, the next few are picked one by one, and only then is the rest sorted,
 * unless a caller prefers to see it as it is.
 */
final class MoveSorter {
  /** How many moves are picked one by one. */
  private static final int PICKED_SINGLY = 3;

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
  private int[][] keys = new int[0][];

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
    keys = Arrays.copyOf(keys, ply + 16);
    for (int i = old; i < lists.length; i++) {
      lists[i] = new MoveList();
      keys[i] = new int[128];
      ranks[i] = new long[128];
    }
  }

  /** Puts the moves of a ply into a random order, which then decides between equal keys. */
  void shuffle(int ply, long seed) {
    MoveList moves = lists[ply];
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = moves.size() - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      long move = moves.get(i);
      moves.set(i, moves.get(other));
      moves.set(other, move);
    }
  }

  /** Returns the moves of a ply of ours in the order in which they are to be tried. */
  long[] ordered(Walk walk, int ply) {
    order(walk, ply, true, MoveList.NONE, MoveList.NONE);
    long[] ordered = new long[lists[ply].size()];
    for (int i = 0; i < ordered.length; i++) {
      ordered[i] = next(ply, i);
    }
    return ordered;
  }

  /** Prepares the moves of a ply. */
  void order(Walk walk, int ply, boolean ours, long tableMove, long previous) {
    MoveList moves = lists[ply];
    int count = moves.size();
    if (!sorts || count > PLACES) {
      return;
    }
    if (ranks[ply].length < count) {
      ranks[ply] = new long[2 * count];
      keys[ply] = new int[2 * count];
    }
    walk.keys(orderer, moves, keys[ply]);
    if (aided) {
      rankWithAids(ply, count, ours, tableMove, previous);
    } else if (count > 0) {
      int first = largest(keys[ply], count);
      ranks[ply][0] = rank(keys[ply][first], first);
    }
  }

  private static int largest(int[] keys, int count) {
    int largest = keys[0];
    for (int i = 1; i < count; i++) {
      largest = Math.max(largest, keys[i]);
    }
    int place = 0;
    while (keys[place] != largest) {
      place++;
    }
    return place;
  }

  private static long rank(long key, int place) {
    return key << PLACE_BITS | (PLACES - 1 - place);
  }

  /** Returns the place in the list of the move with a rank. */
  static int place(long rank) {
    return PLACES - 1 - (int) (rank & (PLACES - 1));
  }

  /** Ranks the moves of a ply by the present knowledge; the first comes first. */
  private void rankWithAids(int ply, int count, boolean ours, long tableMove, long previous) {
    MoveList moves = lists[ply];
    long[] rank = ranks[ply];
    for (int i = 0; i < count; i++) {
      long key = aidedKey(keys[ply][i], moves.get(i), ply, ours, tableMove, previous);
      rank[i] = rank(key, i);
    }
    if (count > 0) {
      pick(rank, 0, count);
    }
  }

  /** Ranks the moves of a ply by their keys; the first, which is known, stays the first. */
  private void rankByKeys(int ply, int count) {
    int[] key = keys[ply];
    long[] rank = ranks[ply];
    int first = place(rank[0]);
    for (int i = 0; i < count; i++) {
      rank[i] = rank(key[i], i);
    }
    swap(rank, 0, first);
  }

  /** Returns whether the moves of a ply are handed out in another order than listed. */
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
      if (index == 1 && !aided) {
        rankByKeys(ply, count);
      }
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
   * Returns the ranks of the moves of a ply after the first was handed out: that of the first, then
   * the others in no order. A larger rank comes earlier.
   */
  long[] rest(int ply) {
    if (!aided) {
      rankByKeys(ply, lists[ply].size());
    }
    return ranks[ply];
  }

  /** Returns the place a move with a rank would have among all moves of the ply. */
  int placeOf(int ply, long rank) {
    int place = 0;
    for (int i = 0; i < lists[ply].size(); i++) {
      place += ranks[ply][i] > rank ? 1 : 0;
    }
    return place;
  }

  /** Brings the largest rank of a range to its beginning. */
  private static void pick(long[] rank, int from, int to) {
    int at = from;
    for (int i = from + 1; i < to; i++) {
      at = rank[i] > rank[at] ? i : at;
    }
    swap(rank, from, at);
  }

  private static void swap(long[] rank, int one, int other) {
    long kept = rank[one];
    rank[one] = rank[other];
    rank[other] = kept;
  }

  private long aidedKey(int key, long move, int ply, boolean ours, long tableMove, long previous) {
    int stage = 0;
    if (aids.tableMove() && move == tableMove) {
      stage = TABLE_STAGE;
    } else if (aids.killers() && memory.killer(ply, move) > 0) {
      stage = COUNTER_STAGE + memory.killer(ply, move);
    } else if (aids.counterMoves() && memory.counters(move, previous)) {
      stage = COUNTER_STAGE;
    }
    long positive = key - (long) Integer.MIN_VALUE;
    long history = aids.history() == History.OFF ? 0 : memory.history(ours, move);
    long both =
        aids.history() == History.BEFORE_ORDERER
            ? history << 32 | positive
            : positive << 12 | history;
    return (long) stage << 44 | both;
  }
}
