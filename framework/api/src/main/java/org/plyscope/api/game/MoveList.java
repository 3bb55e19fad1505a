package org.plyscope.api.game;

import java.util.Arrays;

/**
 * A growable list of moves, meant to be kept and reused. Not thread-safe.
 *
 * <p>A search keeps one list per ply, so that generating moves allocates nothing.
 */
public final class MoveList {
  /** No move; real moves are at least 0. */
  public static final long NONE = -1;

  private long[] moves;
  private int size;

  /** Creates an empty list with room for 128 moves. */
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
   * Makes room at the end, for a generator that writes many moves in an inner loop: it writes to
   * the array from index {@link #size()} on, then calls {@link #setSize} with the new number of
   * moves.
   *
   * @param count how many moves to make room for
   * @return the array that backs this list, valid until the next call of this method or {@link
   *     #add}
   */
  public long[] room(int count) {
    if (moves.length - size < count) {
      moves = Arrays.copyOf(moves, 2 * size + count);
    }
    return moves;
  }

  /**
   * Sets the number of moves after writing into the {@link #room}.
   *
   * @param newSize the number, at most {@code size()} plus the room requested; not checked
   */
  public void setSize(int newSize) {
    size = newSize;
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
   * Returns the index of a move.
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
