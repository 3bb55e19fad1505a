package org.plyscope.workbench.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.text.Position;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.board.BoardPanel;
import org.plyscope.plugins.Plugin;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.ListedPlugins;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;
import org.plyscope.workbench.session.DataFiles;
import org.plyscope.workbench.session.Preferences;

@NeedsDisplay
class DialogsIT {
  private static final String OK = "dialog.ok";
  private static final String CANCEL = "dialog.cancel";
  private static final String NEW_GAME = "file.new-game";
  private static final String NEW_GAME_DIALOG = "dialog.new-game";
  private static final String PREFERENCES = "file.preferences";
  private static final String PREFERENCES_DIALOG = "dialog.preferences";

  @TempDir Path data;

  private final ChangingCatalog catalog =
      new ChangingCatalog(new TicTacToe(), new Lattice(), TestAgents.first());
  private final ListedPlugins plugins =
      new ListedPlugins(
          Plugin.builder("org.plyscope.game", "1.0").name("A game").shipped(true).build(),
          Plugin.builder("org.example.broken", "0.9")
              .name("Broken")
              .state(Plugin.State.UNRESOLVED, "It needs a part that is not here.")
              .sha256("abcd")
              .build());
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(catalog, data, plugins);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
  }

  @AfterEach
  void close() {
    window.run(() -> Theme.LIGHT.install(100));
    window.close();
  }

  @Test
  void newGameStartsWhatWasChosen() {
    JDialog dialog = window.dialog(NEW_GAME, NEW_GAME_DIALOG);
    JList<?> games = find(dialog, "new-game.game", JList.class);
    JComboBox<?> presets = find(dialog, "new-game.preset", JComboBox.class);
    assertThat(games.getModel().getSize()).isEqualTo(2);
    int lattice = catalog.games().indexOf(catalog.game(new Lattice().id()));
    window.run(() -> games.setSelectedIndex(lattice));
    assertThat(presets.isVisible()).isEqualTo(!new Lattice().presets().isEmpty());
    window.click(dialog, OK);

    assertThat(window.isOpen(dialog)).isFalse();
    assertThat(window.selection().rules().game().id()).isEqualTo(new Lattice().id());
  }

  @Test
  void newGameShowsTheBoardFollowsChangesAndAsksWhoSitsWhere() {
    JDialog dialog = window.dialog(NEW_GAME, NEW_GAME_DIALOG);
    JList<?> games = find(dialog, "new-game.game", JList.class);
    assertThat(games.getNextMatch("ti", 0, Position.Bias.Forward)).isGreaterThanOrEqualTo(0);
    int lattice = catalog.games().indexOf(catalog.game(new Lattice().id()));
    window.run(() -> games.setSelectedIndex(lattice));
    BoardPanel preview = find(dialog, "new-game.preview", BoardPanel.class);
    assertThat(preview.board()).isPresent();
    assertThat(find(dialog, "new-game.facts", Prose.class).getText()).contains(" players on ");
    JComboBox<?> seat = find(dialog, "new-game.seat-0", JComboBox.class);
    assertThat(seat.getSelectedItem()).hasToString("Same as before");
    window.run(() -> seat.setSelectedIndex(seat.getItemCount() - 1));
    window.click(dialog, OK);
    window.await("it is open", () -> !window.isOpen(dialog));
    assertThat(window.selection().rules().game().id()).isEqualTo(new Lattice().id());
  }

  @Test
  void newGameCanBeGivenUp() {
    String before = window.selection().position();
    JDialog dialog = window.dialog(NEW_GAME, NEW_GAME_DIALOG);
    window.click(dialog, CANCEL);

    assertThat(window.isOpen(dialog)).isFalse();
    assertThat(window.selection().position()).isEqualTo(before);
  }

  @Test
  void preferencesAreInForceAtOnceAndKept() {
    JDialog dialog = window.dialog(PREFERENCES, PREFERENCES_DIALOG);
    JComboBox<?> theme = find(dialog, "option.theme", JComboBox.class);
    JTextField seed = find(dialog, "option.seed", JTextField.class);
    window.run(
        () -> {
          theme.setSelectedItem("dark");
          seed.setText("77");
        });
    window.click(dialog, OK);

    assertThat(Theme.dark()).isTrue();
    assertThat(window.find("search.seed", JTextField.class).getText()).isEqualTo("77");
    Preferences kept = new DataFiles(data).preferences();
    assertThat(kept.theme()).isEqualTo(Theme.DARK);
    assertThat(kept.seed()).isEqualTo(77);
  }

  @Test
  void wrongPreferenceIsExplainedAndCannotBeAccepted() {
    JDialog dialog = window.dialog(PREFERENCES, PREFERENCES_DIALOG);
    JTextField font = find(dialog, "option.font-percent", JTextField.class);
    AbstractButton ok = find(dialog, OK, AbstractButton.class);
    window.run(() -> font.setText("huge"));
    assertThat(ok.isEnabled()).isFalse();
    assertThat(find(dialog, "form.problem", JTextArea.class).getText()).contains("huge");
    window.run(() -> font.setText("110"));
    assertThat(ok.isEnabled()).isTrue();
    window.click(dialog, CANCEL);

    assertThat(new DataFiles(data).preferences()).isEqualTo(Preferences.STANDARD);
  }

  @Test
  void pluginsAreListedExplainedAndRemoved() {
    JDialog dialog = window.dialog("tools.plugins", "dialog.plugins");
    JList<?> list = find(dialog, "plugins.list", JList.class);
    JTextArea problem = find(dialog, "plugins.problem", JTextArea.class);
    assertThat(list.getModel().getSize()).isEqualTo(2);
    assertThat(find(dialog, "plugins.remove", AbstractButton.class).isEnabled())
        .as("what is shipped stays")
        .isFalse();
    window.run(() -> list.setSelectedIndex(1));
    assertThat(problem.getText()).isEqualTo("It needs a part that is not here.");

    window.click(dialog, "plugins.remove");
    window.await("it is gone", () -> list.getModel().getSize() == 1);
    plugins.install(Path.of("new.jar"));
    window.await("a new one shows", () -> list.getModel().getSize() == 2);
    window.click(dialog, CANCEL);
    window.await("only the window listens", () -> plugins.listeners() == 1);
  }

  private <T extends Component> T find(JDialog dialog, String name, Class<T> type) {
    return Find.named(dialog.getRootPane(), name, type);
  }
}
