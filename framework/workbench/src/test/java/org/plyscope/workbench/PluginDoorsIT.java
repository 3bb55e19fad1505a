package org.plyscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JMenu;
import javax.swing.JToggleButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.NotebookPlugin;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;

/** A plugin can do in the window what the program's own views and commands can do. */
@NeedsDisplay
class PluginDoorsIT {
  @TempDir Path data;

  private final CountDownLatch reported = new CountDownLatch(1);
  private final ChangingCatalog catalog =
      new ChangingCatalog(new TicTacToe(), TestAgents.patient(reported));
  private final NotebookPlugin plugin = new NotebookPlugin();
  private final NotebookPlugin.Notebook view = plugin.new Notebook();
  private final NotebookPlugin.TurnPage command = new NotebookPlugin.TurnPage();
  private final NotebookPlugin.Reading perspective = new NotebookPlugin.Reading();
  private final NotebookPlugin.Opener opener = plugin.new Opener();
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(catalog, data, null);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void commandStandsInItsGroupAndOnTheToolBar() {
    install();
    window.await("the button is there", () -> window.has("tool.notebook.turn"));
    JButton button = window.find("tool.notebook.turn", JButton.class);
    assertThat(button.getIcon()).isNotNull();
    assertThat(button.getToolTipText()).isEqualTo("Goes on to the next page.");
    assertThat(names(window.find("menu.Game", JMenu.class).getMenuComponents()))
        .startsWith("notebook.turn", "|", "game.new");
    window.run(button::doClick);

    assertThat(window.workbench().workspace().choices(NotebookPlugin.ID).number("page", 0))
        .isEqualTo(2);
  }

  @Test
  void perspectiveArrangesItsViewAndBothAreThereAgain() {
    install();
    assertThat(window.has("slot.notebook")).as("it belongs to its perspective").isFalse();
    AbstractButton button = window.find("perspective.reading", JToggleButton.class);
    assertThat(button.getToolTipText()).isEqualTo("Read a notebook  (Ctrl+4)");
    window.run(button::doClick);
    assertThat(window.workbench().workspace().perspective()).isEqualTo("reading");
    assertThat(window.label("notebook.page")).isEqualTo("page 1");
    window.execute("notebook.turn");
    window.close();

    open();
    assertThat(window.workbench().workspace().perspective()).isEqualTo("analyse");
    install();
    assertThat(window.workbench().workspace().perspective()).isEqualTo("reading");
    assertThat(window.label("notebook.page")).isEqualTo("page 2");
  }

  @Test
  void fileIsReadInTheBackgroundAndShownInTheWindow() throws IOException {
    install();
    Path file = Files.writeString(data.resolve("first.notebook"), "x........ o");
    window.run(() -> window.workbench().workspace().open(file));
    window.await(
        "the file is open", () -> window.workbench().workspace().perspective().equals("reading"));

    assertThat(window.selection().position()).isEqualTo("x........ o");
    assertThat(plugin.noted()).hasSize(2);
    assertThat(plugin.noted().get(0)).doesNotContain("AWT");
    assertThat(plugin.noted().get(1)).contains("AWT");
    Path empty = Files.writeString(data.resolve("empty.notebook"), "");
    window.run(() -> window.workbench().workspace().open(empty));
    window.await(
        "the failure is shown",
        () ->
            window
                .label("status.message")
                .equals("empty.notebook: The notebook is empty; write a position into it."));
  }

  @Test
  void viewFollowsSearchesAndEditing() throws InterruptedException {
    install();
    window.execute("perspective.reading");
    window.execute("search.start");
    reported.await();
    window.await("a report arrived", () -> last().result().isPresent());
    assertThat(last().running()).isTrue();
    assertThat(last().samples()).isNotEmpty();
    assertThat(window.selection().result()).isEmpty();
    window.execute("search.stop");
    window.await("the search has ended", () -> !last().running());
    assertThat(plugin.searches())
        .extracting(LiveSearch::phase)
        .containsSubsequence(
            LiveSearch.Phase.RUNNING, LiveSearch.Phase.STOPPING, LiveSearch.Phase.ENDED);
    assertThat(window.selection().result()).isEqualTo(last().result());

    window.run(() -> window.workbench().workspace().editing(true));
    window.run(() -> window.workbench().workspace().editing(false));
    assertThat(plugin.edits()).containsExactly(true, false);
  }

  @Test
  void leavingPluginTakesAllOfItAndItsLayoutStays() throws IOException {
    install();
    window.execute("perspective.reading");
    window.execute("notebook.turn");
    window.run(
        () -> {
          window.workbench().remove(view);
          window.workbench().remove(command);
          window.workbench().remove(perspective);
          window.workbench().remove(opener);
        });
    window.await("the button is gone", () -> !window.has("tool.notebook.turn"));
    assertThat(window.has("perspective.reading")).isFalse();
    assertThat(window.workbench().workspace().perspective()).isEqualTo("analyse");
    assertThat(window.execute("perspective.reading")).isFalse();
    assertThat(window.execute("notebook.turn")).isFalse();
    Path file = Files.writeString(data.resolve("first.notebook"), "x........ o");
    window.run(() -> window.workbench().workspace().open(file));
    assertThat(window.label("status.message")).contains("first.notebook", "cannot be opened");
    window.close();

    assertThat(Files.readString(data.resolve("layouts.json")))
        .contains("\"reading\"", "\"notebook\"", "\"Notebook\"");
    assertThat(Files.readString(data.resolve("habits.json"))).contains("\"notebook.page\": \"2\"");
    open();
    window.close();
    assertThat(Files.readString(data.resolve("layouts.json")))
        .as("also after a start without the plugin")
        .contains("\"reading\"", "\"notebook\"", "\"Notebook\"");
    assertThat(Files.readString(data.resolve("habits.json"))).contains("\"notebook.page\": \"2\"");
    open();
  }

  /** In the order in which services of a bundle may come. */
  private void install() {
    window.run(
        () -> {
          window.workbench().add(view);
          window.workbench().add(command);
          window.workbench().add(opener);
          window.workbench().add(perspective);
        });
  }

  private LiveSearch last() {
    return plugin.searches().get(plugin.searches().size() - 1);
  }

  private static List<String> names(Component[] components) {
    return Arrays.stream(components).map(c -> Objects.toString(c.getName(), "|")).toList();
  }
}
