package org.plyscope.view.board;

import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Setup;
import org.plyscope.api.measure.Digits;
import org.plyscope.board.layout.BoardLayout;

/** Describes the board in words, for tooltips and assistive tools. */
final class BoardText {
  private BoardText() {}

  /** Returns the name of a cell and its content. */
  static String cell(Board board, Setup setup, int index) {
    Cell cell = board.cells().get(index);
    int content = setup.content(index);
    if (board.counts()) {
      return cell.label() + ": " + Digits.count(content, "seed");
    }
    return content == 0 ? cell.label() : cell.label() + ": " + board.piece(content).name();
  }

  /** Describes the board as a whole and the cell of the keyboard. */
  static String describe(Setup setup, BoardLayout layout, int cursor) {
    Board board = layout.board();
    String turn = board.seats().get(setup.toMove()).name() + " to move.";
    return cursor < 0 ? turn : cell(board, setup, cursor) + ". " + turn;
  }
}
