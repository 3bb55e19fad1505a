package org.plyscope.engine.internal;

import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/**
 * Determines whether pieces of different players are near each other, counted in rows of the board.
 * Rows are the different heights at which the board has cells, so it works for any board with
 * pieces.
 */
public final class PieceContact {
  private static final double SAME_HEIGHT = 1e-6;

  private final Board board;
  private final int rows;
  private final int[] rowOfCell;
  private final int nearest;

  /** Makes a test for boards of these rules: contact is {@code nearest} rows or less. */
  public PieceContact(Rules rules, int nearest) {
    this.board = rules.board();
    this.nearest = nearest;
    double[] heights = board.cells().stream().mapToDouble(c -> c.y()).sorted().toArray();
    this.rowOfCell = new int[heights.length];
    int row = 0;
    for (int i = 0; i < heights.length; i++) {
      row += i > 0 && heights[i] - heights[i - 1] > SAME_HEIGHT ? 1 : 0;
      for (int cell = 0; cell < rowOfCell.length; cell++) {
        if (Math.abs(board.cells().get(cell).y() - heights[i]) <= SAME_HEIGHT) {
          rowOfCell[cell] = row;
        }
      }
    }
    this.rows = row + 1;
  }

  /** Returns whether two pieces of different players are in contact. */
  public boolean met(State state) {
    // Bit p of owners[r] means that player p has a piece in row r.
    int[] owners = new int[rows];
    Setup setup = state.setup();
    for (int cell = 0; cell < setup.size(); cell++) {
      int content = board.counts() ? 0 : setup.content(cell);
      if (content > 0 && board.piece(content).player() >= 0) {
        owners[rowOfCell[cell]] |= 1 << board.piece(content).player();
      }
    }
    for (int row = 0; row < rows; row++) {
      int near = 0;
      for (int other = row; other <= Math.min(rows - 1, row + nearest); other++) {
        near |= owners[other];
      }
      if (owners[row] != 0 && Integer.bitCount(near) > 1) {
        return true;
      }
    }
    return false;
  }
}
