package org.plyscope.board;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.board.animation.Frame;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardScene;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.board.scene.Marks;

/**
 * A picture of one position, for images, reports and exports. <b>Provided by the host</b>;
 * immutable, safe for any thread. A component uses {@link BoardPanel} instead.
 */
public final class BoardPicture {
  private final Board board;
  private final Setup contents;
  private final BoardTheme theme;
  private final Marks marks;
  private final int degrees;
  private final boolean coordinates;

  private BoardPicture(
      Board board,
      Setup contents,
      BoardTheme theme,
      Marks marks,
      int degrees,
      boolean coordinates) {
    this.board = board;
    this.contents = contents;
    this.theme = theme;
    this.marks = marks;
    this.degrees = degrees;
    this.coordinates = coordinates;
  }

  /**
   * Makes a picture in light colours, upright, without marks and coordinates.
   *
   * @param board the board, from {@link org.plyscope.api.game.Rules#board}
   * @param contents the contents of the cells, for example from {@link
   *     org.plyscope.api.game.State#setup}
   * @return the picture
   */
  public static BoardPicture of(Board board, Setup contents) {
    return new BoardPicture(board, contents, BoardTheme.standard(false), Marks.NONE, 0, false);
  }

  /**
   * Returns this picture in other colours.
   *
   * @param newTheme the colours
   * @return a new picture
   */
  public BoardPicture withTheme(BoardTheme newTheme) {
    return new BoardPicture(board, contents, newTheme, marks, degrees, coordinates);
  }

  /**
   * Returns this picture with other marks.
   *
   * @param newMarks the new marks
   * @return a new picture
   */
  public BoardPicture withMarks(Marks newMarks) {
    return new BoardPicture(board, contents, theme, newMarks, degrees, coordinates);
  }

  /**
   * Returns this picture turned.
   *
   * @param newDegrees how far the board is turned clockwise, a multiple of {@link BoardLayout#turn}
   * @return a new picture
   */
  public BoardPicture withTurn(int newDegrees) {
    return new BoardPicture(board, contents, theme, marks, newDegrees, coordinates);
  }

  /**
   * Returns this picture with or without the labels of cells.
   *
   * @param shown whether cells show their labels
   * @return a new picture
   */
  public BoardPicture withCoordinates(boolean shown) {
    return new BoardPicture(board, contents, theme, marks, degrees, shown);
  }

  /**
   * Paints the picture as large as it fits into a rectangle at the origin.
   *
   * @param target where to, a screen, an image or a file; its transform may move and scale
   * @param width the width of the rectangle
   * @param height the height of the rectangle
   */
  public void paint(Graphics2D target, int width, int height) {
    BoardLayout layout = BoardLayout.fit(board, width, height, degrees);
    Frame frame = new Frame(contents, List.of());
    BoardScene scene = new BoardScene(layout, theme, frame, marks, coordinates);
    new BoardPainter().print(target, scene, width, height);
  }

  /**
   * Paints the picture into an image.
   *
   * @param width its width, at least 1
   * @param height its height, at least 1
   * @return a new image, transparent around the board
   */
  public BufferedImage image(int width, int height) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = image.createGraphics();
    paint(g, width, height);
    g.dispose();
    return image;
  }
}
