package org.plyscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.AWTException;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.view.board.BoardViewFactory;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;

/** The text that has the focus owns the keys of undo and redo; the board has them otherwise. */
@NeedsDisplay
class TextUndoIT {
  @TempDir Path data;

  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe(), TestAgents.first());
  private TestWindow window;
  private Robot robot;

  @BeforeEach
  void open() throws AWTException {
    robot = new Robot();
    robot.setAutoWaitForIdle(true);
    window = TestWindow.open(catalog, data, null);
    window.run(() -> window.workbench().add(new BoardViewFactory()));
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
    window.execute("perspective.analyse");
    Workspace workspace = window.workbench().workspace();
    window.run(() -> workspace.select(Selection.of(workspace.selection().line().then(4))));
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void aTextTakesBackWhatWasTypedAndTheBoardStays() {
    int played = window.selection().line().size();
    assertThat(played).isEqualTo(1);
    JTextField seed = focus("search.seed");
    String before = seed.getText();
    key(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    key(KeyEvent.VK_7);
    key(KeyEvent.VK_8);
    assertThat(seed.getText()).isEqualTo("78");
    key(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(seed.getText()).isEqualTo(before);
    key(KeyEvent.VK_CONTROL, KeyEvent.VK_Y);
    assertThat(seed.getText()).isEqualTo("78");
    key(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    key(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(seed.getText()).isEqualTo(before);
    assertThat(window.selection().line().size()).as("the board").isEqualTo(played);

    window.run(() -> window.find("limit.depth", JTextField.class).requestFocus());
    window.await("the focus elsewhere", () -> !seed.isFocusOwner());
    window.run(() -> seed.setText("5"));
    window.execute("edit.undo");
    assertThat(window.selection().line().size()).isZero();
    focus("search.seed");
    key(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(seed.getText()).as("what the program wrote is not taken back").isEqualTo("5");
  }

  private JTextField focus(String name) {
    JTextField field = window.find(name, JTextField.class);
    window.run(field::requestFocus);
    window.await("the focus", field::isFocusOwner);
    return field;
  }

  private void key(int... codes) {
    for (int code : codes) {
      robot.keyPress(code);
    }
    for (int i = codes.length - 1; i >= 0; i--) {
      robot.keyRelease(codes[i]);
    }
    robot.waitForIdle();
  }
}
