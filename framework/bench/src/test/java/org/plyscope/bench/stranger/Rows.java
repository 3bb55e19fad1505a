package org.plyscope.bench.stranger;

import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;

/** The rows of a board for two, counted by each player from its own side. */
final class Rows {
  private static final double HEIGHT = Math.sqrt(3) / 2;

  private final Board board;
  private final double top;
  private final int last;

  Rows(Board board) {
    this.board = board;
    double[] heights = board.cells().stream().mapToDouble(Cell::y).sorted().toArray();
    top = heights[0];
    last = (int) Math.round((heights[heights.length - 1] - top) / HEIGHT);
  }

  /** Returns the row of each cell as a player sees it, the first one being its own. */
  int[] of(int player) {
    return board.cells().stream()
        .mapToInt(cell -> (int) Math.round((cell.y() - top) / HEIGHT))
        .map(row -> player == 0 ? row : last - row)
        .toArray();
  }

  /** Returns the number of each cell, row by row and within a row along the slanted columns. */
  int[] numbers(int player) {
    int[] rows = of(player);
    return board.cells().stream()
        .mapToInt(
            cell -> {
              int row = rows[cell.index()];
              double x = player == 0 ? cell.x() : -cell.x();
              return (last + 1) * row + (int) Math.round(x - row / 2.0) + last;
            })
        .toArray();
  }
}
