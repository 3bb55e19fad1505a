package org.plyscope.game.checkers;

import org.plyscope.api.game.MoveList;

/**
 * Lists the moves of a position. One per state, so that the recursion of multiple jumps works on
 * fields instead of long parameter lists; allocates nothing.
 */
public final class MoveGenerator {
  /** Only a way round at least four men can come back to where another way leads. */
  private static final int SMALLEST_LOOP = 4;

  private final boolean merge;

  private MoveList out;
  private int from;
  private long empty;
  private boolean down;
  private boolean up;
  private boolean king;

  /** Makes a generator that may count ways round the same captures as one. */
  public MoveGenerator(boolean merge) {
    this.merge = merge;
  }

  /**
   * Returns the pieces that can jump.
   *
   * @param downers pieces of the mover that may go down
   * @param uppers pieces of the mover that may go up
   * @param theirs the other side's pieces
   * @param empty the empty squares
   */
  public static long jumpers(long downers, long uppers, long theirs, long empty) {
    long down = ((theirs >>> 4) & (empty >>> 8)) | ((theirs >>> 5) & (empty >>> 10));
    long up = ((theirs << 4) & (empty << 8)) | ((theirs << 5) & (empty << 10));
    return (downers & down) | (uppers & up);
  }

  /** Adds all steps: direction by direction, in each by the number of the square reached. */
  public static void steps(long downers, long uppers, long empty, MoveList out) {
    addSteps(downers << 4 & empty, 4, out);
    addSteps(downers << 5 & empty, 5, out);
    addSteps(uppers >>> 4 & empty, -4, out);
    addSteps(uppers >>> 5 & empty, -5, out);
  }

  private static void addSteps(long targets, int shift, MoveList out) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      out.add(Moves.step(to - shift, to));
    }
  }

  /**
   * Adds all captures.
   *
   * @param jumpers the pieces that can jump
   */
  public void captures(
      long jumpers, long downers, long uppers, long theirs, long emptySquares, MoveList list) {
    out = list;
    for (long rest = jumpers; rest != 0; rest &= rest - 1) {
      long at = rest & -rest;
      from = Long.numberOfTrailingZeros(rest);
      down = (downers & at) != 0;
      up = (uppers & at) != 0;
      king = down && up;
      empty = emptySquares | at;
      jump(at, theirs, 0);
    }
  }

  /**
   * Goes on jumping. A man that reaches the crown row cannot go on, because beyond there is nothing
   * in the only direction it knows; so crowning ends the move without a test for it.
   */
  private void jump(long at, long prey, long captured) {
    int next = 0;
    if (down) {
      next += over(at << 4 & prey, 4, prey, captured);
      next += over(at << 5 & prey, 5, prey, captured);
    }
    if (up) {
      next += under(at >>> 4 & prey, 4, prey, captured);
      next += under(at >>> 5 & prey, 5, prey, captured);
    }
    if (next == 0) {
      add(Moves.capture(from, Long.numberOfTrailingZeros(at), captured), captured);
    }
  }

  /** Jumps down over a victim if there is one with room behind it; returns 1 if so. */
  private int over(long victim, int shift, long prey, long captured) {
    long landing = victim << shift & empty;
    if (landing == 0) {
      return 0;
    }
    jump(landing, prey ^ victim, captured | victim);
    return 1;
  }

  /** The same up the board. */
  private int under(long victim, int shift, long prey, long captured) {
    long landing = victim >>> shift & empty;
    if (landing == 0) {
      return 0;
    }
    jump(landing, prey ^ victim, captured | victim);
    return 1;
  }

  private void add(long capture, long captured) {
    if (!king || Long.bitCount(captured) < SMALLEST_LOOP) {
      out.add(capture);
    } else if (!merge) {
      long move = capture;
      while (out.indexOf(move) >= 0) {
        move += Moves.NEXT_WAY;
      }
      out.add(move);
    } else if (out.indexOf(capture) < 0) {
      out.add(capture);
    }
  }
}
