package org.plyscope.workbench.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.awt.Dialog;
import java.awt.Window;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;

/** The Positions view in the real window. */
@NeedsDisplay
class PositionsIT {
  private static final String CORNER = "x........ o";
  private static final String EDGE = ".x....... o";

  @TempDir Path data;

  private TestWindow window;
  private JList<?> list;

  @BeforeEach
  void open() {
    window = TestWindow.open(new ChangingCatalog(new TicTacToe(), TestAgents.first()), data, null);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
    window.execute("view.show.positions");
    window.await("the view is there", () -> window.has("positions.list"));
    list = window.find("positions.list", JList.class);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void saveRenameTagFilterOpenDeleteUndo() {
    put(CORNER);
    ask("library.save", "Corner", "opening, easy");
    awaitRows("My positions", "Corner");
    put(EDGE);
    ask("library.save", "Edge", "");
    awaitRows("My positions", "Corner", "Edge");
    window.await(
        "the new one is selected", () -> "Edge".equals(String.valueOf(list.getSelectedValue())));

    ask("library.rename", "Upper edge", null);
    awaitRows("My positions", "Corner", "Upper edge");
    ask("library.tags", null, "hard");
    window.await("it has a tag", () -> saved().get(1).tags().equals(List.of("hard")));
    JTextField filter = window.find("positions.filter", JTextField.class);
    window.run(() -> filter.setText("EASY"));
    assertThat(rows()).containsExactly("My positions", "Corner");
    press(filter, "ENTER");
    assertThat(window.selection().position()).isEqualTo(CORNER);
    window.execute("edit.undo");
    assertThat(window.selection().position()).as("opening is undone").isEqualTo(EDGE);

    press(filter, "ESCAPE");
    select("Corner");
    press(list, "DELETE");
    awaitRows("My positions", "Upper edge");
    window.await("it says so", () -> window.label("status.message").contains("Ctrl+Z"));
    press(list, "ctrl Z");
    awaitRows("My positions", "Corner", "Upper edge");
    assertThat(saved())
        .extracting(SavedPosition::name, SavedPosition::tags)
        .contains(tuple("Upper edge", List.of("hard")));
  }

  @Test
  void theHeaderOfASearchNamesThePositionAsSoonAsItHasAName() {
    put(EDGE);
    window.run(() -> window.find("limit.depth", JTextField.class).setText("2"));
    window.execute("search.start");
    window.await("a result", () -> window.selection().result().isPresent());
    assertThat(window.label("result.subject")).contains("Custom position");
    ask("library.save", "My midgame", "");
    window.await("its name", () -> window.label("result.subject").contains("My midgame"));
    assertThat(window.workbench().frame().getTitle()).contains("My midgame");
  }

  @Test
  void wrongNameKeepsTheDialogOpen() {
    SwingUtilities.invokeLater(() -> window.execute("library.save"));
    window.await("the dialog is open", () -> dialog("dialog.position").isPresent());
    JDialog dialog = dialog("dialog.position").orElseThrow();
    click(dialog, "dialog.ok");
    assertThat(dialog.isVisible()).isTrue();
    assertThat(Find.named(dialog.getRootPane(), "position.problem", JTextArea.class).getText())
        .isEqualTo("The position needs a name.");
    click(dialog, "dialog.cancel");
    assertThat(saved()).isEmpty();
  }

  @Test
  void collectionFileIsOpenedAndKept() throws IOException {
    Path file =
        Files.writeString(
            data.resolve("two.positions"), "game: tic-tac-toe\n" + CORNER + " # A\n" + EDGE);
    window.run(
        () -> window.workbench().frame().getTransferHandler().importData(FileDrag.of(list, file)));
    window.await("the file was read", () -> rows().size() == 3);

    assertThat(rows()).containsExactly("My positions", "A", "two, line 3");
    assertThat(window.selection().position()).isEqualTo(CORNER);
  }

  @Test
  void positionsAreDrawnTurnedAndPassed() {
    window.execute("position.random");
    window.await("the dialog is open", () -> dialog("dialog.random").isPresent());
    JDialog dialog = dialog("dialog.random").orElseThrow();
    window.run(
        () -> Find.named(dialog.getRootPane(), "random.plies", JTextField.class).setText("3"));
    click(dialog, "random.draw");
    window.await("a position was drawn", () -> stones() == 3);
    String first = window.selection().position();
    click(dialog, "random.next");
    window.await("another one was drawn", () -> !window.selection().position().equals(first));
    click(dialog, "dialog.cancel");
    put(first);

    window.await("symmetries are known", () -> window.execute("position.mirror"));
    window.execute("position.mirror");
    assertThat(window.selection().position()).isEqualTo(first);
    assertThat(window.execute("position.pass-turn")).isTrue();
    assertThat(window.selection().position()).endsWith("x").isNotEqualTo(first);
  }

  private void awaitRows(String... wanted) {
    window.await("the list shows " + List.of(wanted), () -> rows().equals(List.of(wanted)));
  }

  private long stones() {
    return window.selection().position().chars().limit(9).filter(c -> c != '.').count();
  }

  private void put(String position) {
    window.run(
        () ->
            window
                .workbench()
                .workspace()
                .select(Selection.of(Line.of(window.selection().rules(), position))));
  }

  /** Starts a command that opens the dialog, fills it and accepts; null leaves a field alone. */
  private void ask(String command, String name, String tags) {
    SwingUtilities.invokeLater(() -> window.execute(command));
    window.await("the dialog is open", () -> dialog("dialog.position").isPresent());
    JDialog dialog = dialog("dialog.position").orElseThrow();
    window.run(
        () -> {
          if (name != null) {
            Find.named(dialog.getRootPane(), "position.name", JTextField.class).setText(name);
          }
          if (tags != null) {
            Find.named(dialog.getRootPane(), "position.tags", JTextField.class).setText(tags);
          }
        });
    click(dialog, "dialog.ok");
    window.await("the dialog is closed", () -> dialog("dialog.position").isEmpty());
  }

  private void click(JDialog dialog, String button) {
    window.run(() -> Find.named(dialog.getRootPane(), button, JButton.class).doClick());
  }

  private static Optional<JDialog> dialog(String name) {
    return Arrays.stream(Window.getWindows())
        .filter(w -> w instanceof Dialog && w.isVisible() && name.equals(w.getName()))
        .map(JDialog.class::cast)
        .findFirst();
  }

  private void press(JComponent component, String key) {
    window.run(() -> component.getActionMap().get(key).actionPerformed(null));
  }

  private void select(String name) {
    window.run(() -> list.setSelectedIndex(rows().indexOf(name)));
  }

  private List<String> rows() {
    return IntStream.range(0, list.getModel().getSize())
        .mapToObj(i -> list.getModel().getElementAt(i).toString())
        .toList();
  }

  private List<SavedPosition> saved() {
    return new PositionLibrary(data).all();
  }
}
