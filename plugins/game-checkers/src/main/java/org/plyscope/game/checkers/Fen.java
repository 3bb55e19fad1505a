package org.plyscope.game.checkers;

import org.plyscope.api.InputException;

/**
 * The position text: a PDN FEN such as {@code B:W18,K10:B12,K22}, followed by {@code :H12} if 12
 * plies have passed without progress and the rules count them.
 *
 * <p>Written with White first and ascending squares. Read in either order, with ranges ({@code
 * 1-12}), lower case, blanks between the parts, a move number ({@code :F20}, ignored) and a closing
 * full stop, as other programs write them.
 */
final class Fen {
  private static final int MOST_QUIET = 9999;

  private Fen() {}

  static String text(Placement placement) {
    StringBuilder text = new StringBuilder(96);
    text.append(placement.toMove() == CheckersState.BLACK ? 'B' : 'W');
    append(text.append(":W"), placement.white(), placement.kings());
    append(text.append(":B"), placement.black(), placement.kings());
    if (placement.quiet() > 0) {
      text.append(":H").append(placement.quiet());
    }
    return text.toString();
  }

  private static void append(StringBuilder text, long pieces, long kings) {
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      if (rest != pieces) {
        text.append(',');
      }
      if ((rest & -rest & kings) != 0) {
        text.append('K');
      }
      text.append(Squares.square(Long.numberOfTrailingZeros(rest)));
    }
  }

  static Placement parse(String text) {
    return new Reading(new TextCursor(text)).placement();
  }

  /** One text being read. */
  private static final class Reading {
    private final TextCursor cursor;
    private final long[] pieces = new long[2];
    private long kings;
    private int quiet;

    Reading(TextCursor cursor) {
      this.cursor = cursor;
    }

    Placement placement() {
      int toMove = side("B or W for the side to move");
      boolean[] seen = new boolean[2];
      for (int i = 0; i < 2; i++) {
        colon("':' and the pieces of " + (i == 0 ? "each side" : "the other side"));
        int column = cursor.column();
        int side = side("B or W and its squares");
        if (seen[side]) {
          throw InputException.at(
              column,
              Placement.color(side) + " pieces for the second time",
              Placement.color(1 - side) + " pieces");
        }
        seen[side] = true;
        squares(side);
      }
      counters();
      return new Placement(
          pieces[CheckersState.BLACK], pieces[CheckersState.WHITE], kings, toMove, quiet);
    }

    private int side(String expected) {
      if (cursor.skip("B")) {
        return CheckersState.BLACK;
      }
      if (cursor.skip("W")) {
        return CheckersState.WHITE;
      }
      throw cursor.expected(expected);
    }

    private void colon(String expected) {
      cursor.skipBlanks();
      if (!cursor.skip(":")) {
        throw cursor.expected(expected);
      }
      cursor.skipBlanks();
    }

    /** Reads a perhaps empty list of squares and ranges, each perhaps with a K. */
    private void squares(int side) {
      cursor.skipBlanks();
      if (cursor.atEnd() || cursor.peek() == ':' || cursor.peek() == '.') {
        return;
      }
      do {
        cursor.skipBlanks();
        boolean king = cursor.skip("K");
        int column = cursor.column();
        int first = cursor.square();
        int last = cursor.skip("-") ? cursor.square() : first;
        for (int square = first; square <= last; square++) {
          put(side, square, king, column);
        }
        if (last < first) {
          throw InputException.at(
              column, "the range " + first + "-" + last, "its smaller square first");
        }
        cursor.skipBlanks();
      } while (cursor.skip(","));
    }

    private void put(int side, int square, boolean king, int column) {
      long set = Squares.set(square);
      if (((pieces[0] | pieces[1]) & set) != 0) {
        throw InputException.at(
            column, "square " + square + " for the second time", "another square");
      }
      pieces[side] |= set;
      kings |= king ? set : 0;
    }

    private void counters() {
      cursor.skipBlanks();
      while (cursor.skip(":")) {
        cursor.skipBlanks();
        if (cursor.skip("H")) {
          quiet = cursor.number(0, MOST_QUIET, "the number of plies without progress");
        } else if (cursor.skip("F")) {
          cursor.number(0, MOST_QUIET, "the number of the move");
        } else {
          throw cursor.expected("H and the number of plies without progress");
        }
        cursor.skipBlanks();
      }
      cursor.skip(".");
      if (!cursor.atEnd()) {
        throw cursor.expected("',' and another square, or the end of the text");
      }
    }
  }
}
