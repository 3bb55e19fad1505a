package org.plyscope.api.game;

import java.util.Arrays;

/**
 * A growing list of moves, meant to be kept and reused. Not safe for several threads.
 *
 * <p>A search keeps one list per ply, so that generating moves allocates nothing.
 */
public final class MoveList {
  /** No move; real moves are at least 0. */
  public static final long NONE = -1;

  private long[] moves;
  private int size;

  /** Makes an empty list with room for 128 moves. */
  public MoveList() {
    moves = new long[128];
  }

  /** Removes all moves. */
  public void clear() {
    size = 0;
  }

  /**
   * Adds a move at the end.
   *
   * @param move the move
   */
  public void add(long move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  /**
   * Returns the number of moves.
   *
   * @return the number
   */
  public int size() {
    return size;
  }

  /**
   * Returns a move.
   *
   * @param index from 0 to {@code size() - 1}; not checked
   * @return the move
   */
  public long get(int index) {
    return moves[index];
  }

  /**
   * Replaces a move.
   *
   * @param index from 0 to {@code size() - 1}; not checked
   * @param move the new move
   */
  public void set(int index, long move) {
    moves[index] = move;
  }

  /**
   * Returns the place of a move.
   *
   * @param move a move
   * @return its index, or -1 if it is not in the list
   */
  public int indexOf(long move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Returns a copy of the moves.
   *
   * @return a new array
   */
  public long[] toArray() {
    return Arrays.copyOf(moves, size);
  }
}
