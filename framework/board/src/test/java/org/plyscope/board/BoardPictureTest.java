package org.plyscope.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.board.scene.Marks;
import org.plyscope.testkit.boards.Boards;
import org.plyscope.testkit.boards.FixtureRules;
import org.plyscope.testkit.boards.TestGames;

class BoardPictureTest {
  static Stream<FixtureRules> games() {
    return Stream.of(TestGames.star(), TestGames.row(), TestGames.eight());
  }

  @ParameterizedTest
  @MethodSource("games")
  void paintsThePositionOfAnyGameInLightAndDark(FixtureRules rules) {
    BoardPicture picture = BoardPicture.of(rules.board(), rules.initial().setup());
    BufferedImage light = picture.image(160, 120);
    BufferedImage dark = picture.withTheme(BoardTheme.standard(true)).image(160, 120);
    BufferedImage empty =
        BoardPicture.of(rules.board(), Setup.empty(rules.board())).image(160, 120);
    assertThat(differing(light, empty)).isGreaterThan(50);
    assertThat(differing(light, dark)).isGreaterThan(1000);
    assertThat(differing(light, picture.image(160, 120))).isZero();
  }

  @Test
  void marksCoordinatesAndTurnsChangeIt() {
    Board board = Boards.largeStar(2);
    BoardPicture picture = BoardPicture.of(board, Boards.homes(board));
    BufferedImage plain = picture.image(900, 900);
    Marks last = Marks.NONE.withLast(List.of(0, 30), 0);
    assertThat(differing(plain, picture.withMarks(last).image(900, 900))).isGreaterThan(50);
    assertThat(differing(plain, picture.withCoordinates(true).image(900, 900))).isGreaterThan(50);
    assertThat(differing(plain, picture.withTurn(60).image(900, 900))).isGreaterThan(1000);
  }

  @Test
  void aPieceHasTheColourOfItsPlayer() {
    Board board = Boards.smallStar();
    BufferedImage image = BoardPicture.of(board, Boards.homes(board)).image(200, 200);
    BoardLayout layout = BoardLayout.fit(board, 200, 200, 0);
    Color red = at(image, layout.center(1));
    Color blue = at(image, layout.center(4));
    assertThat(red.getRed()).isGreaterThan(red.getBlue() + 50);
    assertThat(blue.getBlue()).isGreaterThan(blue.getRed() + 50);
  }

  private static Color at(BufferedImage image, Point2D point) {
    return new Color(image.getRGB((int) point.getX(), (int) point.getY()));
  }

  private static int differing(BufferedImage a, BufferedImage b) {
    int count = 0;
    for (int x = 0; x < a.getWidth(); x++) {
      for (int y = 0; y < a.getHeight(); y++) {
        count += a.getRGB(x, y) == b.getRGB(x, y) ? 0 : 1;
      }
    }
    return count;
  }
}
