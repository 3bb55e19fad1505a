package org.plyscope.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.board.animation.Frame;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardScene;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.board.scene.Marks;
import org.plyscope.testkit.boards.Boards;
import org.plyscope.testkit.boards.TestGames;

/** Draws a picture of every kind of board, to be looked at. */
final class Gallery {
  private final File folder;

  private Gallery(File folder) {
    this.folder = folder;
  }

  /** Writes the pictures into the folder named by the first argument. */
  public static void main(String[] args) throws IOException {
    Gallery gallery = new Gallery(new File(args[0]));
    for (boolean dark : new boolean[] {false, true}) {
      gallery.star(dark);
      gallery.row(dark);
      gallery.eight(dark);
      gallery.hexagons(dark);
    }
  }

  private void star(boolean dark) throws IOException {
    Board board = Boards.largeStar(6);
    Setup setup = Boards.homes(board).with(6, 0).with(38, 4);
    Marks marks =
        Marks.NONE
            .withLast(List.of(6, 24, 38), 3)
            .withTargets(Set.of(80, 82), 0)
            .withPointers(100, 82, 60);
    draw("star", board, setup, marks, dark, 900, 1.5, false);
    Board two = Boards.largeStar(2);
    draw("star2", two, Boards.homes(two), Marks.NONE, dark, 640, 1, true);
  }

  private void row(boolean dark) throws IOException {
    Board board = Boards.row(6);
    Setup setup = Setup.empty(board);
    int[] seeds = {4, 0, 6, 1, 15, 7, 12, 5, 2, 3, 0, 21, 9, 26};
    setup = setup.withContents(seeds);
    Marks marks = Marks.NONE.withLast(List.of(8, 9, 10, 11, 12), 1).withTargets(Set.of(6), 0);
    draw("row", board, setup, marks.withPointers(-1, 2, 3), dark, 900, 1.5, true);
  }

  private void eight(boolean dark) throws IOException {
    Board board = Boards.eight();
    Setup setup = TestGames.eight().start().with(8, 0).with(26, 3).with(33, 4).with(55, 0);
    Marks marks =
        Marks.NONE
            .withLast(List.of(8, 26), 0)
            .withTargets(Set.of(28, 30), 1)
            .withPointers(44, 28, -1);
    draw("eight", board, setup, marks, dark, 800, 1.5, true);
  }

  private void hexagons(boolean dark) throws IOException {
    Board board = Boards.hexagons(7);
    Setup setup = Setup.empty(board).with(3, 1).with(10, 2).with(11, 1).with(17, 2).with(24, 3);
    Marks marks = Marks.NONE.withLast(List.of(17), 1).withTargets(Set.of(30), 0);
    draw("hexagons", board, setup, marks.withPointers(-1, 30, 31), dark, 700, 1, false);
  }

  private void draw(
      String name,
      Board board,
      Setup setup,
      Marks marks,
      boolean dark,
      int size,
      double scale,
      boolean coordinates)
      throws IOException {
    int pixels = (int) (size * scale);
    BufferedImage image = new BufferedImage(pixels, pixels, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setColor(dark ? new Color(0x3C3F41) : new Color(0xF2F2F2));
    g.fillRect(0, 0, pixels, pixels);
    g.scale(scale, scale);
    BoardLayout layout = BoardLayout.fit(board, size, size, 0);
    Frame frame = new Frame(setup, List.of());
    BoardScene scene = new BoardScene(layout, BoardTheme.standard(dark), frame, marks, coordinates);
    BoardPainter painter = new BoardPainter();
    long begin = System.nanoTime();
    painter.paint(g, scene, size, size);
    long first = System.nanoTime();
    for (int i = 0; i < 10; i++) {
      painter.paint(g, scene, size, size);
    }
    long last = System.nanoTime();
    g.dispose();
    System.out.printf(
        "%s %.0f ms, then %.1f ms%n", name, (first - begin) / 1e6, (last - first) / 1e7);
    ImageIO.write(image, "png", new File(folder, name + (dark ? "-dark" : "-light") + ".png"));
  }
}
