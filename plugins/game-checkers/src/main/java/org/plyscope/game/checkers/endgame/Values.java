package org.plyscope.game.checkers.endgame;

/** The values of the positions of all slices while they are solved. */
final class Values {
  private final Slice[] slices = new Slice[1 << 12];
  private final byte[][] values = new byte[1 << 12][];

  void put(Slice slice, byte[] content) {
    slices[slice.code()] = slice;
    values[slice.code()] = content;
  }

  boolean has(Slice slice) {
    return values[slice.code()] != null;
  }

  byte[] of(Slice slice) {
    return values[slice.code()];
  }

  /** Returns the value of a position, 0 if the mover has no pieces left. */
  int value(Position position) {
    if (position.mine == 0) {
      return 0;
    }
    int code = position.code();
    return values[code][position.index(slices[code])] & 0xFF;
  }
}
