package org.plyscope.board.internal.mark;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Setup;
import org.plyscope.board.animation.Frame;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardScene;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.board.scene.Marks;
import org.plyscope.testkit.boards.Boards;

class BadgePlacesTest {
  private final Graphics2D g =
      new BufferedImage(10, 10, BufferedImage.TYPE_INT_ARGB).createGraphics();

  @Test
  void labelsOfOneCellDoNotCoverOneAnother() {
    Board board = Boards.largeStar(2);
    BoardScene scene = scene(board, Boards.homes(board), 600);
    BadgePlaces places = places(scene, List.of(60));
    List<Rectangle2D> taken = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      Rectangle2D place = places.take(g, 60, "≤16");
      assertThat(taken).noneMatch(place::intersects);
      taken.add(place);
    }
  }

  @Test
  void aLabelKeepsClearOfMarblesWhereThereIsRoom() {
    Board board = Boards.largeStar(2);
    int cell = 60;
    int right = neighbour(scene(board, Setup.empty(board), 900).layout(), board, cell);
    BoardScene scene = scene(board, Setup.empty(board).with(right, 1), 900);
    Rectangle2D place = places(scene, List.of(cell)).take(g, cell, "12");
    double half = 0.3 * scene.layout().unit();
    assertThat(
            place.intersects(
                scene.layout().center(right).getX() - half,
                scene.layout().center(right).getY() - half,
                2 * half,
                2 * half))
        .isFalse();
  }

  @Test
  void labelsOfPitsPileUp() {
    Board board = Boards.row(6);
    BoardScene scene = scene(board, Setup.empty(board), 600);
    BadgePlaces places = places(scene, List.of());
    Rectangle2D first = places.take(g, 2, "4");
    Rectangle2D second = places.take(g, 2, "-3");
    assertThat(second.intersects(first)).isFalse();
    assertThat(second.getCenterY()).isLessThan(first.getCenterY());
  }

  /** Returns the cell to the upper right, where a label would lie first. */
  private static int neighbour(BoardLayout layout, Board board, int cell) {
    return board.cells().stream()
        .map(Cell::index)
        .filter(i -> i != cell)
        .filter(i -> layout.center(i).getX() > layout.center(cell).getX())
        .filter(i -> layout.center(i).getY() < layout.center(cell).getY() - 1)
        .min(
            (a, b) ->
                Double.compare(
                    layout.center(a).distance(layout.center(cell)),
                    layout.center(b).distance(layout.center(cell))))
        .orElseThrow();
  }

  private static BadgePlaces places(BoardScene scene, List<Integer> ends) {
    return new BadgePlaces(scene, new ArrowPainter(scene.layout()), ends);
  }

  private static BoardScene scene(Board board, Setup setup, int size) {
    return new BoardScene(
        BoardLayout.fit(board, size, size, 0),
        BoardTheme.standard(false),
        new Frame(setup, List.of()),
        Marks.NONE,
        false,
        Optional.empty());
  }
}
