package org.plyscope.game.checkers.endgame;

import org.plyscope.game.checkers.Moves;
import org.plyscope.game.checkers.Squares;

/** A position seen from the mover, who goes down the board; sets are those of {@link Squares}. */
final class Position {
  /** Squares 1 to 8, 9 to 16 and so on: each group is one bit further up in {@link Squares}. */
  private static final int GROUP = 0xFF;

  long mine;
  long theirs;
  long kings;

  void set(int ownMen, int ownKings, int theirMen, int theirKings) {
    mine = spread(ownMen | ownKings);
    theirs = spread(theirMen | theirKings);
    kings = spread(ownKings | theirKings);
  }

  void set(long mover, long other, long allKings) {
    mine = mover;
    theirs = other;
    kings = allKings;
  }

  long empty() {
    return Squares.ALL & ~(mine | theirs);
  }

  /**
   * Becomes the position after this move in another position, seen from the player to move then.
   */
  void after(Position before, long move) {
    long from = Moves.fromSet(move);
    long to = Moves.toSet(move);
    long captured = Moves.captured(move);
    boolean king = (before.kings & from) != 0 || (to & Squares.BOTTOM) != 0;
    mine = turned(before.theirs & ~captured);
    theirs = turned((before.mine & ~from) | to);
    kings = turned((before.kings & ~from & ~captured) | (king ? to : 0));
  }

  /**
   * Becomes the position before the other side's last step.
   *
   * @param now the position after it
   * @param to where the step ended
   * @param from where it started, empty now
   */
  void before(Position now, long to, long from) {
    boolean king = (now.kings & to) != 0;
    mine = turned((now.theirs & ~to) | from);
    theirs = turned(now.mine);
    kings = turned((now.kings & ~to) | (king ? from : 0));
  }

  int code() {
    return Slice.code(men(mine), kings(mine), men(theirs), kings(theirs));
  }

  int index(Slice slice) {
    return slice.index(men(mine), kings(mine), men(theirs), kings(theirs));
  }

  private int men(long pieces) {
    return packed(pieces & ~kings);
  }

  private int kings(long pieces) {
    return packed(pieces & kings);
  }

  /** Turns the board half round. */
  static long turned(long set) {
    return Long.reverse(set) >>> 29;
  }

  private static int packed(long set) {
    return (int)
        ((set & GROUP)
            | (set >>> 1 & GROUP << 8)
            | (set >>> 2 & GROUP << 16)
            | (set >>> 3 & (long) GROUP << 24));
  }

  private static long spread(int set) {
    long wide = Integer.toUnsignedLong(set);
    return (wide & GROUP)
        | (wide & GROUP << 8) << 1
        | (wide & GROUP << 16) << 2
        | (wide & (long) GROUP << 24) << 3;
  }
}
