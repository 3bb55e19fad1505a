package org.plyscope.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Setup;
import org.plyscope.api.board.Tint;
import org.plyscope.board.animation.Frame;
import org.plyscope.board.animation.Mover;
import org.plyscope.board.internal.draw.Shades;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardScene;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.board.scene.Marks;
import org.plyscope.testkit.boards.Boards;

class BoardPainterTest {
  static Stream<Board> boards() {
    return Stream.of(Boards.smallStar(), Boards.row(3), Boards.eight(), Boards.hexagons(3));
  }

  private static Color color(Tint tint) {
    return BoardTheme.standard(false).tint(tint);
  }

  private static Setup full(Board board) {
    Setup setup = Setup.empty(board);
    int kinds = board.counts() ? board.largestCount() : board.pieces().size();
    for (Cell cell : board.cells()) {
      setup = cell.playable() ? setup.with(cell.index(), cell.index() % kinds + 1) : setup;
    }
    return setup;
  }

  private static BufferedImage paint(BoardScene scene, int width, int height, double scale) {
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(width * scale),
            (int) Math.ceil(height * scale),
            BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = image.createGraphics();
    g.scale(scale, scale);
    new BoardPainter().paint(g, scene, width, height);
    g.dispose();
    return image;
  }

  private static BoardScene everything(Board board, int width, int height, boolean dark) {
    int last = board.cells().size() - 1;
    int first = board.cells().stream().filter(Cell::playable).findFirst().orElseThrow().index();
    Marks marks =
        Marks.NONE
            .withLast(List.of(first, last), 0)
            .withTargets(Set.of(first, last), 1)
            .withPointers(first, last, first);
    Frame frame = new Frame(full(board), List.of(new Mover(1, 0.5, 0.5, 0.5, 0.5)));
    BoardScene.Drag drag = new BoardScene.Drag(first, 1, new Point2D.Double(3, 3));
    BoardLayout layout = BoardLayout.fit(board, width, height, 0);
    return new BoardScene(layout, BoardTheme.standard(dark), frame, marks, true, Optional.of(drag));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void paintsEverythingAtAnySizeAndScale(Board board) {
    for (int[] size : new int[][] {{1, 1}, {2, 300}, {33, 20}, {320, 240}}) {
      for (double scale : new double[] {1, 1.5}) {
        for (boolean dark : new boolean[] {false, true}) {
          BufferedImage image =
              paint(everything(board, size[0], size[1], dark), size[0], size[1], scale);
          int middle = image.getRGB(image.getWidth() / 2, image.getHeight() / 2);
          if (size[0] == 320) {
            assertThat(middle >>> 24).as("the middle of the board is opaque").isEqualTo(255);
          }
        }
      }
    }
  }

  @Test
  void nothingIsPaintedWithoutRoom() {
    Board board = Boards.smallStar();
    BoardScene scene = everything(board, 0, 0, false);
    BufferedImage image = new BufferedImage(4, 4, BufferedImage.TYPE_INT_ARGB);
    new BoardPainter().paint(image.createGraphics(), scene, 0, 0);
    assertThat(image.getRGB(0, 0)).isZero();
  }

  @Test
  void marblesHaveTheColourOfTheirPlayer() {
    Board board = Boards.largeStar(6);
    BoardLayout layout = BoardLayout.fit(board, 500, 500, 0);
    for (boolean dark : new boolean[] {false, true}) {
      BufferedImage image = paint(scene(layout, Boards.homes(board), dark), 500, 500, 1);
      for (Cell cell : board.cells()) {
        if (cell.zone() >= 0) {
          Color seen = at(image, layout.center(cell.index()), 1);
          Color tint = color(board.seats().get(cell.zone()).tint());
          assertThat(distance(seen, tint)).as("%s: %s", cell.label(), seen).isLessThan(90);
        }
      }
    }
  }

  @Test
  void aTakenLineHasTheColourOfItsPlayerFromEndToEnd() {
    Board board =
        Board.builder()
            .cell("", 0, 0, 0.2, 0.2, Cell.Shape.DOT, -1, false, false)
            .cell("a", 1, 0, 1.6, 0.15, Cell.Shape.LINE, -1, false, true)
            .cell("", 2, 0, 0.2, 0.2, Cell.Shape.DOT, -1, false, false)
            .cell("b", 0, 1, 0.15, 1.6, Cell.Shape.LINE, -1, false, true)
            .seat(new Seat("Red", Tint.RED))
            .seat(new Seat("Blue", Tint.BLUE))
            .piece(new Piece("red line", 'r', 0, Piece.Form.BLOCK))
            .piece(new Piece("blue line", 'b', 1, Piece.Form.BLOCK))
            .build();
    BoardLayout layout = BoardLayout.fit(board, 400, 400, 0);
    Setup setup = Setup.empty(board).with(1, 1);
    BufferedImage image = paint(scene(layout, setup, false), 400, 400, 1);
    for (double x : new double[] {0.4, 1, 1.6}) {
      assertThat(distance(at(image, layout.pixel(x, 0), 1), color(Tint.RED))).isLessThan(60);
    }
    assertThat(distance(at(image, layout.pixel(0, 1), 1), color(Tint.RED))).isGreaterThan(60);
    assertThat(layout.outline(3).getBounds2D().getHeight())
        .isGreaterThan(5 * layout.outline(3).getBounds2D().getWidth());
  }

  @Test
  void anEmptyHoleIsDarkerThanTheBoardAroundIt() {
    Board board = Boards.smallStar();
    BoardLayout layout = BoardLayout.fit(board, 300, 300, 0);
    BufferedImage image = paint(scene(layout, Setup.empty(board), false), 300, 300, 1);
    Color hole = at(image, layout.center(0), 1);
    Color around = at(image, layout.pixel(0.45, 0.27), 1);
    assertThat(Shades.luminance(hole)).isLessThan(Shades.luminance(around) - 0.1);
  }

  @Test
  void aMarkWithoutLabelShowsOnPits() {
    Board board = Boards.row(3);
    BoardLayout layout = BoardLayout.fit(board, 400, 200, 0);
    BoardScene plain = scene(layout, Setup.empty(board), false);
    Marks hint = Marks.NONE.withArrows(List.of(new Marks.Arrow(List.of(1, 2), "", 1)));
    BoardScene marked =
        new BoardScene(layout, plain.theme(), plain.frame(), hint, false, Optional.empty());
    assertThat(board.counts()).isTrue();
    assertThat(pixels(paint(marked, 400, 200, 1))).isNotEqualTo(pixels(paint(plain, 400, 200, 1)));
  }

  /** Measures what is painted: the darkest and the lightest ink against the floor of the hole. */
  @Test
  void labelsOfHolesAreReadInBothThemes() {
    Board board = Boards.largeStar(6);
    BoardLayout layout = BoardLayout.fit(board, 900, 900, 0);
    for (boolean dark : new boolean[] {false, true}) {
      BoardScene plain = scene(layout, Setup.empty(board), dark);
      BoardScene labelled =
          new BoardScene(layout, plain.theme(), plain.frame(), Marks.NONE, true, Optional.empty());
      BufferedImage without = paint(plain, 900, 900, 1);
      BufferedImage with = paint(labelled, 900, 900, 1);
      for (Cell cell : board.cells()) {
        double best = 0;
        Point2D c = layout.center(cell.index());
        int reach = (int) (0.3 * layout.unit());
        for (int y = -reach; y <= reach; y++) {
          for (int x = -reach; x <= reach; x++) {
            Point2D at = new Point2D.Double(c.getX() + x, c.getY() + y);
            best = Math.max(best, Shades.contrast(at(with, at, 1), at(without, at, 1)));
          }
        }
        assertThat(best).as("%s, dark %s", cell.label(), dark).isGreaterThanOrEqualTo(4.5);
      }
    }
  }

  @Test
  void whatCellsAreWorthIsSeen() {
    Board board = Boards.smallStar();
    BoardLayout layout = BoardLayout.fit(board, 300, 300, 0);
    Marks heat =
        Marks.NONE.withHeat(
            Map.of(0, new Marks.Heat(1, ""), 1, new Marks.Heat(-1, ""), 2, new Marks.Heat(0, "")));
    BoardScene plain = scene(layout, Setup.empty(board), false);
    BufferedImage image =
        paint(
            new BoardScene(layout, plain.theme(), plain.frame(), heat, false, Optional.empty()),
            300,
            300,
            1);
    assertThat(at(image, layout.center(0), 1)).isEqualTo(plain.theme().color("heatGood"));
    assertThat(at(image, layout.center(1), 1)).isEqualTo(plain.theme().color("heatBad"));
    assertThat(at(image, layout.center(2), 1)).isEqualTo(plain.theme().color("heatNone"));
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }

  @Test
  void aDenseScreenShowsTheSamePicture() {
    Board board = Boards.eight();
    BoardLayout layout = BoardLayout.fit(board, 200, 200, 0);
    Setup setup = Setup.empty(board).with(1, 1).with(62, 2);
    BufferedImage dense = paint(scene(layout, setup, false), 200, 200, 1.5);
    assertThat(dense.getWidth()).isEqualTo(300);
    assertThat(distance(at(dense, layout.center(1), 1.5), color(Tint.DARK))).isLessThan(90);
    assertThat(distance(at(dense, layout.center(62), 1.5), color(Tint.LIGHT))).isLessThan(90);
  }

  @Test
  void targetsAndTheLastMoveAreVisible() {
    Board board = Boards.smallStar();
    BoardLayout layout = BoardLayout.fit(board, 300, 300, 0);
    Frame frame = new Frame(Boards.homes(board), List.of());
    Marks marks = Marks.NONE.withTargets(Set.of(0), 0);
    BoardScene scene = new BoardScene(layout, BoardTheme.standard(false), frame, marks, false);
    Color target = at(paint(scene, 300, 300, 1), layout.center(0), 1);
    assertThat(distance(target, color(Tint.RED))).isLessThan(20);
    Marks last = Marks.NONE.withLast(List.of(2, 3), 1);
    BoardScene moved = new BoardScene(layout, BoardTheme.standard(false), frame, last, false);
    Color way = at(paint(moved, 300, 300, 1), layout.pixel(0, Math.sqrt(3) / 2), 1);
    assertThat(distance(way, moved.theme().color("last"))).isLessThan(80);
  }

  @Test
  void seedsChangeThePit() {
    Board board = Boards.row(3);
    BoardLayout layout = BoardLayout.fit(board, 500, 250, 0);
    Setup one = Setup.empty(board).with(0, 1);
    BufferedImage image = paint(scene(layout, one, false), 500, 250, 1);
    Color seed = at(image, layout.center(0), 1);
    Color floor = at(image, layout.center(1), 1);
    assertThat(distance(seed, floor)).isGreaterThan(60);
    BufferedImage again = paint(scene(layout, one, false), 500, 250, 1);
    assertThat(at(again, layout.center(0), 1)).as("always the same heap").isEqualTo(seed);
  }

  @Test
  void aPieceAtTheMouseHasLeftItsCell() {
    Board board = Boards.smallStar();
    BoardLayout layout = BoardLayout.fit(board, 300, 300, 0);
    Frame frame = new Frame(Boards.homes(board), List.of());
    Point2D mouse = layout.pixel(0, 0);
    BoardScene scene =
        new BoardScene(
            layout,
            BoardTheme.standard(false),
            frame,
            Marks.NONE,
            false,
            Optional.of(new BoardScene.Drag(1, 1, mouse)));
    BufferedImage image = paint(scene, 300, 300, 1);
    assertThat(distance(at(image, mouse, 1), color(Tint.RED))).isLessThan(90);
    assertThat(distance(at(image, layout.center(1), 1), color(Tint.RED))).isGreaterThan(60);
  }

  private static BoardScene scene(BoardLayout layout, Setup setup, boolean dark) {
    return new BoardScene(
        layout, BoardTheme.standard(dark), new Frame(setup, List.of()), Marks.NONE, false);
  }

  private static Color at(BufferedImage image, Point2D point, double scale) {
    return new Color(
        image.getRGB((int) (point.getX() * scale), (int) (point.getY() * scale)), false);
  }

  private static double distance(Color a, Color b) {
    return Math.sqrt(
        Math.pow(a.getRed() - b.getRed(), 2)
            + Math.pow(a.getGreen() - b.getGreen(), 2)
            + Math.pow(a.getBlue() - b.getBlue(), 2));
  }
}
