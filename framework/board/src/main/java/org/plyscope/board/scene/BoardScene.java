package org.plyscope.board.scene;

import java.awt.geom.Point2D;
import java.util.Optional;
import org.plyscope.api.board.Board;
import org.plyscope.board.animation.Frame;
import org.plyscope.board.layout.BoardLayout;

/**
 * Everything to be painted. Made by the caller that paints a board.
 *
 * @param layout the board and where it is
 * @param theme the colours
 * @param frame the contents of the cells
 * @param marks the marks
 * @param coordinates whether cells show their labels
 * @param drag the piece that is dragged, empty for nothing
 */
public record BoardScene(
    BoardLayout layout,
    BoardTheme theme,
    Frame frame,
    Marks marks,
    boolean coordinates,
    Optional<Drag> drag) {
  /**
   * Something that hangs at the mouse.
   *
   * @param from the cell it comes from, which is shown empty; -1 if that keeps its content
   * @param content the piece, or the number of seeds
   * @param at the mouse
   */
  public record Drag(int from, int content, Point2D at) {}

  /**
   * Makes a scene without anything at the mouse.
   *
   * @param layout the board and where it is
   * @param theme the colours
   * @param frame the contents of the cells
   * @param marks the marks
   * @param coordinates whether cells show their labels
   */
  public BoardScene(
      BoardLayout layout, BoardTheme theme, Frame frame, Marks marks, boolean coordinates) {
    this(layout, theme, frame, marks, coordinates, Optional.empty());
  }

  /** {@return the board of the layout} */
  public Board board() {
    return layout.board();
  }

  /**
   * Returns the content that rests on a cell; nothing while it is dragged with the mouse.
   *
   * @param cell the index of a cell
   * @return a piece, or a number of seeds; 0 for nothing
   */
  public int resting(int cell) {
    boolean away = drag.isPresent() && drag.get().from() == cell;
    return away ? 0 : frame.resting().content(cell);
  }
}
