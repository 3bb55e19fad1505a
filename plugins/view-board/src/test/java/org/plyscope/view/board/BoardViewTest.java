package org.plyscope.view.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JToggleButton;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.boards.FixtureRules;
import org.plyscope.testkit.boards.TestGames;
import org.plyscope.view.board.fixture.FakeWorkspace;

class BoardViewTest {
  private final FakeWorkspace workspace = new FakeWorkspace(false);

  private BoardDriver open(FixtureRules rules) {
    workspace.select(Selection.of(Line.of(rules)));
    return new BoardDriver(workspace);
  }

  private String position() {
    return workspace.selection().position();
  }

  @Test
  void aMoveIsPlayedByTwoClicks() {
    BoardDriver board = open(TestGames.star());
    board.click(1);
    assertThat(workspace.selections()).hasSize(1);
    board.click(2);
    assertThat(position()).isEqualTo("1:0,0,1,0,2,0,0");
    assertThat(workspace.selection().lastMove()).isNotNegative();
  }

  @Test
  void aMoveIsPlayedByDragging() {
    BoardDriver board = open(TestGames.eight());
    board.drag(17, 26, 0);
    assertThat(position()).startsWith("1:");
    assertThat(position().split("[:,]", -1)[27]).isEqualTo("1");
  }

  @Test
  void aPieceDroppedWhereItCannotGoStays() {
    BoardDriver board = open(TestGames.eight());
    board.drag(17, 35, 0);
    assertThat(workspace.selections()).hasSize(1);
    board.click(26);
    assertThat(workspace.selections()).as("it is still picked up").hasSize(2);
  }

  @Test
  void aPitIsSownByOneClick() {
    BoardDriver board = open(TestGames.row());
    board.click(0);
    assertThat(position()).isEqualTo("0:0,5,5,5,1,4,4,4,4,0");
    board.click(5);
    assertThat(workspace.selections()).as("not the turn of that side").hasSize(2);
  }

  @Test
  void aWordThatComesBackIsNotCut() {
    BoardDriver board = open(TestGames.star());
    AbstractButton edit = board.find("board.edit", AbstractButton.class);
    board.arrange(150);
    assertThat(edit.getText()).isEmpty();
    board.arrange(1200);
    assertThat(edit.getText()).isEqualTo("Edit");
    assertThat(edit.getWidth()).isGreaterThanOrEqualTo(edit.getPreferredSize().width);
  }

  @Test
  void aSecondClickPutsThePieceDown() {
    BoardDriver board = open(TestGames.star());
    board.click(1);
    board.click(1);
    board.click(2);
    assertThat(workspace.selections()).hasSize(1);
  }

  @Test
  void keysPlay() {
    BoardDriver board = open(TestGames.star());
    board.key("RIGHT");
    board.key("ENTER");
    board.key("LEFT");
    board.key("SPACE");
    assertThat(position()).as("from the right hole to the middle").isEqualTo("1:1,0,0,0,2,0,0");
    board.key("LEFT");
    board.key("ENTER");
    board.key("ESCAPE");
    board.key("RIGHT");
    board.key("ENTER");
    assertThat(workspace.selections()).hasSize(2);
  }

  @Test
  void keysTheBoardDoesNotNeedAreLeftToTheWindow() {
    BoardDriver board = open(TestGames.star());
    assertThat(board.uses("ESCAPE")).isFalse();
    assertThat(board.uses("DELETE")).isFalse();
    board.click(1);
    assertThat(board.uses("ESCAPE")).isTrue();
    board.press("board.edit");
    assertThat(board.uses("DELETE")).isTrue();
    assertThat(board.uses("ESCAPE")).isFalse();
  }

  @Test
  void theHeaderTellsWhoseTurnItIs() {
    BoardDriver board = open(TestGames.star());
    assertThat(board.find("board.seat.0", JLabel.class).getFont().isBold()).isTrue();
    board.click(1);
    board.click(2);
    assertThat(board.find("board.seat.0", JLabel.class).getFont().isBold()).isFalse();
    assertThat(board.find("board.seat.1", JLabel.class).getFont().isBold()).isTrue();
  }

  @Test
  void inANarrowViewNamesGiveWayAndComeBack() {
    BoardDriver board = open(TestGames.star());
    JLabel red = board.find("board.seat.0", JLabel.class);
    JLabel blue = board.find("board.seat.1", JLabel.class);
    JToggleButton edit = board.find("board.edit", JToggleButton.class);
    assertThat(red.getText()).isEqualTo("Red");
    assertThat(blue.getText()).isEqualTo("Blue");
    assertThat(edit.getText()).isEqualTo("Edit");
    board.arrange(200);
    assertThat(blue.getText()).isEmpty();
    assertThat(blue.getToolTipText()).isEqualTo("Blue");
    assertThat(edit.getText()).isEmpty();
    assertThat(red.isVisible()).as("the player to move stays").isTrue();
    board.arrange();
    assertThat(blue.getText()).isEqualTo("Blue");
    assertThat(blue.isVisible()).isTrue();
    assertThat(edit.getText()).isEqualTo("Edit");
  }

  @Test
  void allPlayersStayInANarrowView() {
    BoardDriver board = open(TestGames.star());
    for (int width = 1200; width >= 260; width -= 10) {
      board.arrange(width);
      for (int seat = 0; seat < 2; seat++) {
        JLabel chip = board.find("board.seat." + seat, JLabel.class);
        assertThat(chip.isVisible()).as("seat %d of %d pixels", seat, width).isTrue();
        assertThat(chip.getWidth())
            .as("seat %d of %d pixels", seat, width)
            .isGreaterThanOrEqualTo(chip.getPreferredSize().width);
      }
    }
  }

  @Test
  void aCellTellsItsNameAndContent() {
    BoardDriver board = open(TestGames.star());
    JComponent canvas = board.canvas();
    assertThat(canvas.getToolTipText(moved(canvas, board, 1))).isEqualTo("p0: red marble");
    assertThat(canvas.getToolTipText(moved(canvas, board, 2))).isEqualTo("p1");
    assertThat(canvas.getAccessibleContext().getAccessibleName()).isEqualTo("Board");
    board.key("RIGHT");
    assertThat(canvas.getAccessibleContext().getAccessibleDescription())
        .isEqualTo("p0: red marble. Red to move.");
  }

  private static MouseEvent moved(JComponent canvas, BoardDriver board, int cell) {
    int x = board.at(cell).x;
    int y = board.at(cell).y;
    return new MouseEvent(canvas, MouseEvent.MOUSE_MOVED, 0, 0, x, y, 0, false);
  }

  @Test
  void anotherGameReplacesTheBoard() {
    BoardDriver board = open(TestGames.star());
    FixtureRules row = TestGames.row();
    board.click(1);
    workspace.select(Selection.of(Line.of(row)));
    board.picture();
    assertThat(board.find("board.seat.0", JLabel.class).getText()).isEqualTo("South");
  }

  @Test
  void theLastMoveIsShownAndComesBackOnUndo() {
    BoardDriver board = open(TestGames.star());
    int still = board.picture().getRGB(middle(board, 1, 2)[0], middle(board, 1, 2)[1]);
    board.click(1);
    board.click(2);
    Selection first = workspace.selection();
    int[] between = middle(board, 1, 2);
    int arrow = board.picture().getRGB(between[0], between[1]);
    assertThat(arrow).isNotEqualTo(still);
    board.click(4);
    board.click(5);
    assertThat(board.picture().getRGB(between[0], between[1])).isNotEqualTo(arrow);
    workspace.select(first);
    assertThat(board.picture().getRGB(between[0], between[1])).isEqualTo(arrow);
  }

  private static int[] middle(BoardDriver board, int a, int b) {
    return new int[] {(board.at(a).x + board.at(b).x) / 2, (board.at(a).y + board.at(b).y) / 2};
  }

  @Test
  void theEndOfTheGameIsAnnounced() {
    BoardDriver board = open(TestGames.star());
    BufferedImage playing = board.picture();
    workspace.select(Selection.of(Line.of(TestGames.star(), "1:0,2,0,0,1,0,0")));
    BufferedImage over = board.picture();
    int y = over.getHeight() - 40;
    assertThat(over.getRGB(over.getWidth() / 2, y))
        .isNotEqualTo(playing.getRGB(playing.getWidth() / 2, y));
    assertThat(board.find("board.seat.1", JLabel.class).getFont().isBold()).isFalse();
  }

  @Test
  void flipAndCoordinatesChangeThePicture() {
    BoardDriver board = open(TestGames.star());
    int right = board.picture().getRGB(board.at(1).x, board.at(1).y);
    board.press("board.flip");
    assertThat(board.picture().getRGB(board.at(4).x, board.at(4).y)).isEqualTo(right);
    board.press("board.rotate");
    board.press("board.coordinates");
    assertThat(board.picture().getRGB(board.at(4).x, board.at(4).y)).isNotEqualTo(right);
  }

  @Test
  void aMoveIsAnimatedUnlessTheUserGoesOn() {
    BoardDriver board = open(TestGames.star());
    workspace.animationMillis(60_000);
    board.click(1);
    board.click(2);
    BoardCanvas canvas = (BoardCanvas) board.canvas();
    assertThat(canvas.animating()).isTrue();
    board.picture();
    board.click(4);
    assertThat(canvas.animating()).isFalse();
    board.click(5);
    assertThat(canvas.animating()).isTrue();
    board.view().close();
    assertThat(canvas.animating()).isFalse();
  }
}
