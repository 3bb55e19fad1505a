package org.example.connectfour;

/**
 * Sets of cells in a {@code long}: column after column, each from the bottom up, with one bit above
 * it that stays empty. So a shift never runs from one column into the next unnoticed.
 *
 * @param columns number of columns
 * @param rows number of rows
 */
record Grid(int columns, int rows) {
  /** Bits a set may take, one less than a long has. */
  static final int MOST_BITS = 63;

  int bits() {
    return columns * (rows + 1);
  }

  /** Returns the set of one cell; row 0 is at the bottom. */
  long cell(int column, int row) {
    return 1L << (column * (rows + 1) + row);
  }

  /** Returns the set of one cell, given its index on the board. */
  long bit(int index) {
    return cell(index % columns, rows - 1 - index / columns);
  }

  /** Returns the set of all cells of a column. */
  long column(int column) {
    return ((1L << rows) - 1) << (column * (rows + 1));
  }

  /**
   * Returns where a disc comes to rest: adding the bottom bit carries through the filled cells to
   * the first empty one. Empty if the column is full.
   */
  long landing(long discs, int column) {
    return (discs + cell(column, 0)) & column(column) & ~discs;
  }

  /** Returns whether a set holds four cells in a row. */
  boolean four(long discs) {
    int height = rows + 1;
    return line(discs, 1)
        || line(discs, height)
        || line(discs, height - 1)
        || line(discs, height + 1);
  }

  private static boolean line(long discs, int shift) {
    long pairs = discs & (discs >>> shift);
    return (pairs & (pairs >>> (2 * shift))) != 0;
  }

  /** Returns the index of a cell on the board, which counts from the upper left. */
  int index(int column, int row) {
    return (rows - 1 - row) * columns + column;
  }

  /** Returns the letter of a column. */
  static char letter(int column) {
    return (char) ('a' + column);
  }
}
