package org.plyscope.view.board;

import java.awt.Point;
import java.awt.geom.Point2D;
import java.io.IOException;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.MouseButton;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.testkit.boards.FixtureRules;
import org.plyscope.testkit.boards.TestGames;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.Ui;
import org.plyscope.testkit.view.ViewWindow;
import org.plyscope.view.board.fixture.FakeWorkspace;

/** Plays and edits with a real mouse on a real screen. */
@NeedsDisplay
class BoardViewIT {
  private final FakeWorkspace workspace = new FakeWorkspace(false);
  private Robot robot;
  private BoardCanvas canvas;

  @BeforeEach
  void createRobot() {
    robot = BasicRobot.robotWithNewAwtHierarchy();
  }

  @AfterEach
  void cleanUp() {
    if (robot != null) {
      robot.cleanUp();
    }
  }

  private void open(FixtureRules rules) {
    ViewWindow shown =
        ViewWindow.of(
            () -> {
              workspace.select(Selection.of(Line.of(rules)));
              View view = new BoardViewFactory().create(workspace);
              workspace.animationMillis(40);
              workspace.follow(view);
              return List.of(view);
            });
    Ui.run(
        () -> {
          shown.frame().setSize(900, 700);
          shown.frame().setVisible(true);
        });
    canvas =
        (BoardCanvas)
            robot.finder().findByName(shown.frame(), "board.canvas", JComponent.class, true);
    robot.waitForIdle();
  }

  private Point at(int cell) {
    Point2D c = GuiActionRunner.execute(() -> canvas.geometry().center(cell));
    return new Point((int) c.getX(), (int) c.getY());
  }

  private void press(String name) {
    robot.click(robot.finder().findByName(name, AbstractButton.class, true));
    robot.waitForIdle();
  }

  @Test
  void playsAMoveAndShowsItMove() {
    open(TestGames.star());
    robot.click(canvas, at(1));
    robot.click(canvas, at(2));
    Ui.await("a move", () -> workspace.selection().position().equals("1:0,0,1,0,2,0,0"));
    Ui.await("the end of the animation", () -> !canvas.animating());
    robot.pressMouse(canvas, at(4), MouseButton.LEFT_BUTTON);
    robot.moveMouse(canvas, at(4).x + 20, at(4).y);
    robot.moveMouse(canvas, at(0));
    robot.releaseMouse(MouseButton.LEFT_BUTTON);
    Ui.await("a dragged move", () -> workspace.selection().position().equals("0:2,0,1,0,0,0,0"));
  }

  @Test
  void editsASetup() throws IOException {
    open(TestGames.eight());
    press("board.edit");
    robot.click(canvas, at(1), MouseButton.RIGHT_BUTTON, 1);
    press("board.palette.3");
    robot.click(canvas, at(35));
    robot.click(canvas, at(37));
    JTextComponent problems =
        robot.finder().findByName("board.problems", JTextComponent.class, true);
    Ui.await("a sentence", () -> problems.getText().equals("13 dark pieces, at most 12."));
    robot.click(canvas, at(37));
    picture("board-editing");
    press("board.apply");
    Ui.await(
        "the new position",
        () -> workspace.selection().position().split("[:,]", -1)[36].equals("3"));
    Ui.await("the focus on the board", canvas::isFocusOwner);
  }

  private void picture(String name) {
    JComponent view = (JComponent) canvas.getParent();
    ViewWindow.keep(ViewWindow.picture(view), name);
  }
}
