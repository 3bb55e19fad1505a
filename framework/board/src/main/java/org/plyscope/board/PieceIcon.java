package org.plyscope.board;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.util.function.Supplier;
import javax.swing.Icon;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.board.internal.cell.PiecePainter;
import org.plyscope.board.internal.draw.Layer;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardTheme;

/** A piece, or a player's colour as a marble, in the size of a button. */
public final class PieceIcon implements Icon {
  private static final double FILL = 1.05;

  private final BoardLayout layout;
  private final Supplier<BoardTheme> theme;
  private final int content;
  private final int size;

  private PieceIcon(Board board, int content, int size, Supplier<BoardTheme> theme) {
    // The piece is drawn as on a board of one cell that is larger than the icon.
    double unit = size * FILL;
    double side = unit * (1 + 2 * BoardLayout.MARGIN);
    this.layout = BoardLayout.fit(board, side, side, 0);
    this.theme = theme;
    this.content = content;
    this.size = size;
  }

  /**
   * Makes an icon of a piece.
   *
   * @param board the board it stands on
   * @param content its number
   * @param size pixels each way
   * @param theme the colours at the time of painting
   * @return the icon
   */
  public static PieceIcon piece(Board board, int content, int size, Supplier<BoardTheme> theme) {
    Cell cell = board.cells().stream().filter(Cell::playable).findFirst().orElseThrow();
    Board.Builder one = Board.builder().cell("", 0, 0, cell.shape(), -1);
    board.pieces().forEach(one::piece);
    board.seats().forEach(one::seat);
    return new PieceIcon(one.build(), content, size, theme);
  }

  /**
   * Makes an icon of a player's colour.
   *
   * @param board the board with the seats
   * @param player the player
   * @param size pixels each way
   * @param theme the colours at the time of painting
   * @return the icon
   */
  public static PieceIcon seat(Board board, int player, int size, Supplier<BoardTheme> theme) {
    Board.Builder one = Board.builder().cell("", 0, 0, Cell.Shape.HOLE, -1);
    board.seats().forEach(one::seat);
    one.piece(new Piece(board.seats().get(player).name(), 'x', player, Piece.Form.MARBLE));
    return new PieceIcon(one.build(), 1, size, theme);
  }

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Graphics2D g = (Graphics2D) graphics.create();
    Layer.smooth(g);
    Point2D middle = new Point2D.Double(x + size / 2.0, y + size / 2.0);
    new PiecePainter(layout, theme.get()).paint(g, content, middle, 0, 1);
    g.dispose();
  }

  @Override
  public int getIconWidth() {
    return size;
  }

  @Override
  public int getIconHeight() {
    return size;
  }
}
