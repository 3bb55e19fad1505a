package org.plyscope.workbench.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Container;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.view.board.BoardViewFactory;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestWindow;
import org.plyscope.workbench.play.control.ScriptedAgents;

/** Plays a game in the real window, from the first click to the file and back. */
@NeedsDisplay
class GameIT {
  private static final String START = "......... x";

  @TempDir Path data;
  @TempDir Path files;

  private final ChangingCatalog catalog =
      new ChangingCatalog(new TicTacToe(), ScriptedAgents.last());
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(catalog, data, null);
    window.run(() -> window.workbench().add(new BoardViewFactory()));
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
    window.execute("perspective.play");
    window.await("the view is there", () -> window.has("game.moves"));
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void humanMovesAgentAnswersMovesAreTakenBackSavedAndOpenedAgain() throws Exception {
    JComboBox<?> second = window.find("game.seat.1.who", JComboBox.class);
    assertThat(String.valueOf(second.getSelectedItem())).isEqualTo("The last");
    press("game.start");
    click(4);
    window.await("the agent has answered", () -> position().equals("....x...o x"));
    press("game.take-back");
    assertThat(position()).isEqualTo(START);
    click(0);
    window.await("the agent has answered", () -> position().equals("x.......o x"));
    assertThat(current()).startsWith("Move 2, Noughts: c1");

    Path file = files.resolve("a.plygame");
    inFileChooser("file.save-game", "dialog.game-file", file);
    window.await("the game is saved", () -> Files.exists(file));
    assertThat(Files.readString(file)).contains("\"variations\"", "\"agent\": \"last\"");
    press("game.new");
    assertThat(position()).isEqualTo(START);
    inFileChooser("file.open", "dialog.open", file);
    window.await("the game is open", () -> position().equals("x.......o x"));
    press("game.to-start");
    press("game.redo");
    assertThat(position()).isEqualTo("x.......o x");
  }

  @Test
  void hintShowsAMoveAndPlaysNothing() {
    press("game.hint");
    window.await("the hint is there", () -> !selectionMarks().isEmpty());

    assertThat(position()).isEqualTo(START);
    assertThat(window.label("status.message")).startsWith("Hint: ");
  }

  @Test
  void unfinishedGameIsThereAfterRestart() {
    click(4);
    window.await("the move is made", () -> position().equals("....x.... o"));
    close();
    open();

    window.await("the game is back", () -> current().startsWith("Move 1"));
    assertThat(window.find("game.start", JButton.class).getText()).isEqualTo("Start");
  }

  private void press(String name) {
    JButton button = window.find(name, JButton.class);
    window.run(button::doClick);
  }

  private String position() {
    return window.selection().position();
  }

  private List<?> selectionMarks() {
    return window.selection().marks();
  }

  private String current() {
    JComponent moves = window.find("game.moves", JComponent.class);
    return String.valueOf(moves.getAccessibleContext().getAccessibleDescription());
  }

  /** Clicks a cell of the board. */
  private void click(int cell) {
    JComponent canvas = window.find("board.canvas", JComponent.class);
    window.await("the board is laid out", () -> canvas.getWidth() > 100);
    window.run(
        () -> {
          Point2D at =
              BoardLayout.fit(
                      window.workbench().workspace().selection().rules().board(),
                      canvas.getWidth(),
                      canvas.getHeight(),
                      0)
                  .center(cell);
          for (int id : new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED}) {
            canvas.dispatchEvent(
                new MouseEvent(
                    canvas,
                    id,
                    0,
                    InputEvent.BUTTON1_DOWN_MASK,
                    (int) at.getX(),
                    (int) at.getY(),
                    1,
                    false,
                    MouseEvent.BUTTON1));
          }
        });
  }

  /** Starts a command that asks for a file, and answers. */
  private void inFileChooser(String command, String name, Path file) {
    SwingUtilities.invokeLater(() -> window.workbench().workspace().execute(command));
    window.await("the dialog is open", () -> chooser(name).isPresent());
    window.run(
        () -> {
          chooser(name).orElseThrow().setSelectedFile(file.toFile());
          chooser(name).orElseThrow().approveSelection();
        });
  }

  private static Optional<JFileChooser> chooser(String name) {
    return Arrays.stream(Window.getWindows())
        .filter(Window::isShowing)
        .map(w -> Find.optional((Container) w, name, JFileChooser.class))
        .flatMap(Optional::stream)
        .findFirst();
  }
}
