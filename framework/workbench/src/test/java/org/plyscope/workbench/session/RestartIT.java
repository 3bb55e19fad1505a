package org.plyscope.workbench.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.view.board.BoardViewFactory;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;

/** The user's settings are there again after a restart. */
@NeedsDisplay
class RestartIT {
  @TempDir Path data;

  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe(), TestAgents.first());
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(catalog, data, null);
    window.run(() -> window.workbench().add(new BoardViewFactory()));
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void limitsAndSeedAreThereAgain() {
    write("limit.depth", "9");
    write("limit.nodes", "1234");
    write("limit.iterations", "");
    write("limit.time", "2.5");
    write("search.seed", "17");
    window.execute("tools.switch-theme");
    assertThat(text("search.seed")).as("another look is no reason to forget").isEqualTo("17");
    window.execute("tools.switch-theme");
    window.close();

    open();
    assertThat(text("limit.depth")).isEqualTo("9");
    assertThat(text("limit.nodes")).isEqualTo("1234");
    assertThat(text("limit.iterations")).isEmpty();
    assertThat(text("limit.time")).isEqualTo("2.5");
    assertThat(text("search.seed")).isEqualTo("17");
  }

  @Test
  void boardIsTurnedAndLabelledAsBefore() {
    AbstractButton flip = window.find("board.flip", AbstractButton.class);
    AbstractButton coordinates = window.find("board.coordinates", AbstractButton.class);
    boolean labelled = coordinates.isSelected();
    window.run(
        () -> {
          flip.doClick();
          coordinates.doClick();
        });
    window.close();
    assertThat(ChoiceStore.read(new DataFiles(data)).of("board").number("turn.tic-tac-toe", 0))
        .isEqualTo(180);

    open();
    assertThat(window.find("board.coordinates", AbstractButton.class).isSelected())
        .isEqualTo(!labelled);
    window.run(() -> window.find("board.flip", AbstractButton.class).doClick());
    window.close();
    assertThat(ChoiceStore.read(new DataFiles(data)).of("board").number("turn.tic-tac-toe", -1))
        .as("turned back from where it was")
        .isZero();
  }

  @Test
  void speedChosenOnTheBoardBecomesThePreference() {
    window.run(() -> window.workbench().workspace().animationMillis(400));

    assertThat(new DataFiles(data).preferences().animationMillis()).isEqualTo(400);
  }

  private void write(String name, String text) {
    JTextField field = window.find(name, JTextField.class);
    window.run(() -> field.setText(text));
  }

  private String text(String name) {
    return window.find(name, JTextField.class).getText();
  }
}
