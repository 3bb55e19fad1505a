package org.plyscope.workbench.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.plugins.Plugin;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.view.board.BoardViewFactory;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.ListedPlugins;
import org.plyscope.workbench.fixture.TestWindow;

/** The reaction of the window when plugins come, go and fail. */
@NeedsDisplay
class PluginsIT {
  private static final Plugin GAME =
      Plugin.builder("org.example.ttt", "1.0.0")
          .name("Three in a row")
          .offers(List.of("game tic-tac-toe"))
          .build();
  private static final Plugin BROKEN =
      Plugin.builder("org.example.broken", "0.9.0")
          .name("Broken")
          .state(Plugin.State.FAILED, "Its component threw IllegalStateException: no luck.")
          .details(
              "java.lang.IllegalStateException: no luck\n\tat org.example.Broken.go(Broken.java:7)")
          .build();

  @TempDir Path data;

  private final TicTacToe game = new TicTacToe();
  private final ChangingCatalog catalog = new ChangingCatalog(game, new CountdownGame());
  private final ListedPlugins plugins = new ListedPlugins(GAME);
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(catalog, data, plugins);
    window.run(() -> window.workbench().add(new BoardViewFactory()));
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
    window.run(() -> select(catalog.rules("countdown", "", Map.of())));
    window.run(() -> select(catalog.rules("tic-tac-toe", "", Map.of())));
    play();
    play();
  }

  private void select(Rules rules) {
    window.workbench().workspace().select(Selection.of(Line.of(rules)));
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void newsThatComeWhileTheWindowClosesCallNoServiceThatMayBeGone() {
    int[] before = {0};
    window.run(
        () -> {
          plugins.add(BROKEN);
          before[0] = plugins.looks();
          window.workbench().close();
        });
    window.run(() -> assertThat(plugins.listeners()).isZero());
    assertThat(plugins.looks()).isEqualTo(before[0]);
  }

  @Test
  void updatedGameComesBackWithItsMoves() throws Exception {
    Selection before = window.selection();
    Path file = data.resolve("unfinished.plygame");
    window.await("it is kept", () -> text(file).contains("tic-tac-toe"));
    String kept = text(file);

    catalog.remove(game);
    window.await("the game has left", () -> window.workbench().workspace().selection() == null);
    Thread.sleep(1_200);
    assertThat(window.selection()).as("no other game takes its place").isNull();
    JPanel slot = window.find("slot.board", JPanel.class);
    assertThat(Find.named(slot, "placeholder.sentence", JLabel.class).getText())
        .contains("The game on the board is kept");
    assertThat(text(file)).isEqualTo(kept);

    TicTacToe fresh = new TicTacToe();
    catalog.add(fresh);
    window.await("it is back", () -> window.workbench().workspace().selection() != null);
    assertThat(window.selection().rules().game()).isSameAs(fresh);
    assertThat(window.selection().line().size()).isEqualTo(2);
    assertThat(window.selection().position()).isEqualTo(before.position());
    assertThat(window.execute("game.take-back")).isTrue();
    assertThat(window.selection().line().size()).isEqualTo(1);
  }

  @Test
  void removingThePluginOfTheGameOnTheBoardAsksFirst() {
    JDialog dialog = window.dialog("tools.plugins", "dialog.plugins");
    SwingUtilities.invokeLater(() -> find(dialog, "plugins.remove", JButton.class).doClick());
    JDialog question = window.awaitDialog("dialog.remove-plugin");
    assertThat(find(question, "question.text", JTextArea.class).getText())
        .contains("It is kept, and comes back when you install the plugin again.");
    window.click(question, "dialog.cancel");
    assertThat(plugins.plugins()).containsExactly(GAME);

    SwingUtilities.invokeLater(() -> find(dialog, "plugins.remove", JButton.class).doClick());
    window.click(window.awaitDialog("dialog.remove-plugin"), "dialog.ok");
    window.await("it is gone", () -> plugins.plugins().isEmpty());
    window.await("the name is reported", () -> message().equals("Removed Three in a row 1.0.0."));
    window.click(dialog, "dialog.cancel");
  }

  @Test
  void pluginsThatFailedAreToldAtTheStartAndLeadToTheDialog() throws Exception {
    close();
    plugins.add(BROKEN);
    open();
    JButton notice = window.find("status.notice", JButton.class);
    assertThat(notice.isVisible()).isTrue();
    assertThat(notice.getText()).isEqualTo("Broken has a problem");
    assertThat(notice.getToolTipText()).contains(BROKEN.problem());

    window.run(notice::doClick);
    JDialog dialog = window.awaitDialog("dialog.plugins");
    assertThat(find(dialog, "plugins.problem", JTextArea.class).getText())
        .isEqualTo(BROKEN.problem());
    window.click(dialog, "plugins.report");
    JDialog problem = window.awaitDialog("dialog.problem");
    window.click(problem, "problem.copy");
    assertThat(clipboard())
        .contains("Plyscope report", "Java " + System.getProperty("java.version"))
        .contains("Broken.java:7", "Three in a row 1.0.0 (org.example.ttt) active");
    window.click(problem, "dialog.cancel");
    plugins.remove(BROKEN.symbolicName());
    window.await("nothing is wrong", () -> !notice.isVisible());
    window.click(dialog, "dialog.cancel");
  }

  @Test
  void windowTellsWhatAnotherProcessChanged() {
    JDialog dialog = window.dialog("tools.plugins", "dialog.plugins");
    JList<?> list = find(dialog, "plugins.list", JList.class);
    assertThat(list.getModel().getSize()).isEqualTo(1);
    plugins.add(BROKEN);
    plugins.tell("Another Plyscope installed Broken 0.9.0.");
    window.await("it is listed", () -> list.getModel().getSize() == 2);
    window.await(
        "it is reported", () -> message().equals("Another Plyscope installed Broken 0.9.0."));
    assertThat(window.find("status.notice", JButton.class).isVisible()).isTrue();
    window.click(dialog, "dialog.cancel");
  }

  @Test
  void dialogSaysWhatCameOfAnInstallation() throws IOException {
    Files.createFile(data.resolve("bad.jar"));
    Files.createFile(data.resolve("good.jar"));
    JDialog dialog = window.dialog("tools.plugins", "dialog.plugins");
    JTextArea outcome = find(dialog, "plugins.outcome", JTextArea.class);
    window.run(() -> window.workbench().workspace().open(data.resolve("bad.jar")));
    window.await("the reason shows", () -> outcome.getText().equals("bad.jar is not a plugin."));
    assertThat(message()).isEqualTo("bad.jar is not a plugin.");

    window.run(() -> window.workbench().workspace().open(data.resolve("good.jar")));
    window.await("it is reported", () -> outcome.getText().startsWith("Installed good.jar"));
    assertThat(find(dialog, "plugins.name", JLabel.class).getText()).isEqualTo("good.jar");
    window.click(dialog, "dialog.cancel");
  }

  @Test
  void failureOffersItsStackTraceForAReport() throws Exception {
    assertThat(window.find("status.details", JButton.class).isVisible()).isFalse();
    Files.writeString(data.resolve("plyscope.log"), "a line of the log\n");
    SwingUtilities.invokeLater(PluginsIT::fail);
    JButton details = window.find("status.details", JButton.class);
    window.await("details are offered", details::isVisible);
    assertThat(message()).contains("no luck at all");

    window.run(details::doClick);
    JDialog problem = window.awaitDialog("dialog.problem");
    assertThat(find(problem, "problem.report", JTextArea.class).getText())
        .contains("at org.plyscope.workbench.plugin.PluginsIT.fail", "a line of the log");
    window.click(problem, "dialog.cancel");
    window.run(() -> window.workbench().workspace().message("All is well."));
    assertThat(details.isVisible()).isFalse();
  }

  private static void fail() {
    throw new IllegalStateException("no luck at all");
  }

  private void play() {
    Selection selection = window.selection();
    MoveList moves = new MoveList();
    selection.line().state().moves(moves);
    window.run(
        () ->
            window
                .workbench()
                .workspace()
                .select(Selection.of(selection.line().then(moves.get(0)))));
  }

  private String message() {
    return window.label("status.message");
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return "";
    }
  }

  private static String clipboard() throws Exception {
    return (String)
        Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
  }

  private static <T extends Component> T find(JDialog dialog, String name, Class<T> type) {
    return Find.named(dialog.getRootPane(), name, type);
  }
}
