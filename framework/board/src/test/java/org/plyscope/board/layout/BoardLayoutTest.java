package org.plyscope.board.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.testkit.boards.Boards;

class BoardLayoutTest {
  private static final List<int[]> SIZES =
      List.of(
          new int[] {1, 1},
          new int[] {40, 300},
          new int[] {301, 77},
          new int[] {640, 480},
          new int[] {1600, 1000});

  static Stream<Board> boards() {
    return Stream.of(
        Boards.smallStar(), Boards.largeStar(6), Boards.row(6), Boards.eight(), Boards.hexagons(5));
  }

  private static Stream<BoardLayout> layouts(Board board) {
    int turn = BoardLayout.turn(board);
    return SIZES.stream()
        .flatMap(
            s ->
                Stream.of(0, turn, 180, -turn)
                    .map(degrees -> BoardLayout.fit(board, s[0], s[1], degrees)));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void everyCellIsFoundAtItsCentre(Board board) {
    layouts(board)
        .forEach(
            layout -> {
              for (Cell cell : board.cells()) {
                Point2D c = layout.center(cell.index());
                int expected = cell.playable() ? cell.index() : -1;
                assertThat(layout.cellAt(c.getX(), c.getY())).isEqualTo(expected);
              }
            });
  }

  @ParameterizedTest
  @MethodSource("boards")
  void pixelsLeadBackToTheirPoint(Board board) {
    layouts(board)
        .forEach(
            layout -> {
              Point2D pixel = layout.pixel(1.25, -0.5);
              Point2D point = layout.point(pixel.getX(), pixel.getY());
              assertThat(point.distance(1.25, -0.5)).isCloseTo(0, Offset.offset(1e-9));
            });
  }

  @ParameterizedTest
  @MethodSource("boards")
  void nothingLiesOutside(Board board) {
    BoardLayout layout = BoardLayout.fit(board, 500, 300, BoardLayout.turn(board));
    Rectangle2D all = new Rectangle2D.Double(0, 0, 500, 300);
    for (Cell cell : board.cells()) {
      assertThat(all.contains(layout.outline(cell.index()).getBounds2D())).isTrue();
    }
    assertThat(all.contains(layout.bounds())).isTrue();
  }

  @Test
  void aTurnedBoardSwapsItsSides() {
    Board board = Boards.row(6);
    Rectangle2D store = BoardLayout.fit(board, 400, 400, 90).outline(6).getBounds2D();
    assertThat(store.getWidth()).isGreaterThan(1.5 * store.getHeight());
  }

  @Test
  void turnsBySixthsOnlyWhereThatLooksRight() {
    assertThat(BoardLayout.turn(Boards.largeStar(2))).isEqualTo(60);
    assertThat(BoardLayout.turn(Boards.hexagons(4))).isEqualTo(60);
    assertThat(BoardLayout.turn(Boards.eight())).isEqualTo(90);
    assertThat(BoardLayout.turn(Boards.row(3))).isEqualTo(90);
  }

  @Test
  void theCursorGoesToTheNearestCellInADirection() {
    BoardLayout layout = BoardLayout.fit(Boards.smallStar(), 300, 300, 0);
    assertThat(layout.step(0, 1, 0)).isEqualTo(1);
    assertThat(layout.step(0, -1, 0)).isEqualTo(4);
    assertThat(layout.step(1, 1, 0)).isEqualTo(1);
    assertThat(layout.step(0, 0, 1)).isIn(2, 3);
    BoardLayout flipped = BoardLayout.fit(Boards.smallStar(), 300, 300, 180);
    assertThat(flipped.step(0, 1, 0)).isEqualTo(4);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void theCursorReachesEveryCell(Board board) {
    BoardLayout layout = BoardLayout.fit(board, 600, 600, 0);
    int first = board.cells().stream().filter(Cell::playable).findFirst().orElseThrow().index();
    boolean[] seen = new boolean[board.cells().size()];
    visit(layout, first, seen);
    for (Cell cell : board.cells()) {
      assertThat(seen[cell.index()]).as(cell.label()).isEqualTo(cell.playable());
    }
  }

  private static void visit(BoardLayout layout, int cell, boolean[] seen) {
    if (!seen[cell]) {
      seen[cell] = true;
      visit(layout, layout.step(cell, 1, 0), seen);
      visit(layout, layout.step(cell, -1, 0), seen);
      visit(layout, layout.step(cell, 0, 1), seen);
      visit(layout, layout.step(cell, 0, -1), seen);
    }
  }
}
