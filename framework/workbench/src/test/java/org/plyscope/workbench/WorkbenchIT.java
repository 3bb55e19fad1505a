package org.plyscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Perspective;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.testkit.view.Ui;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.Dialogs;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;

@NeedsDisplay
class WorkbenchIT {
  private static final String START = "......... x";

  @TempDir Path data;

  private final CountDownLatch reported = new CountDownLatch(1);
  private final AgentFactory first = TestAgents.first();
  private final TicTacToe game = new TicTacToe();
  private final ChangingCatalog catalog =
      new ChangingCatalog(game, first, TestAgents.patient(reported), TestAgents.broken());
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
  void searchShowsItsResultAndItsMoveCanBePlayed() {
    choose("first-move");
    assertThat(window.execute("search.start")).isTrue();
    window.await("the search has ended", () -> idleWithResult());

    assertThat(window.label("result.move")).isEqualTo("a3");
    assertThat(window.label("result.value")).isEqualTo("1.5");
    assertThat(window.find("result.plyTable", JTable.class).getRowCount()).isEqualTo(2);
    assertThat(window.find("result.candidateTable", JTable.class).getRowCount()).isEqualTo(1);
    assertThat(window.execute("search.play-move")).isTrue();
    assertThat(window.selection().position()).isEqualTo("x........ o");
  }

  @Test
  void theMenuOfAViewExportsThatView() {
    window.execute("view.show.result");
    JTextField depth = window.find("limit.depth", JTextField.class);
    window.run(depth::requestFocusInWindow);
    window.await("the user types elsewhere", depth::isFocusOwner);
    window.run(() -> menuButton("result").doClick());
    window.await("the menu", () -> exportItem().isPresent());
    JMenuItem export = exportItem().orElseThrow();
    SwingUtilities.invokeLater(export::doClick);
    JDialog dialog = window.awaitDialog("dialog.export");
    JComboBox<?> views = Dialogs.find(dialog, "export.view", JComboBox.class);
    assertThat(Ui.get(views::getSelectedItem)).isEqualTo("Search result");
    List<?> offered =
        Ui.get(() -> IntStream.range(0, views.getItemCount()).mapToObj(views::getItemAt).toList());
    assertThat(offered.stream().map(Object::toString))
        .isNotEmpty()
        .doesNotContain("Agents", "Positions", "Welcome");
    window.click(dialog, "dialog.cancel");
  }

  /** Returns the item of the open menu that exports; the menu may be a window of its own. */
  private static Optional<JMenuItem> exportItem() {
    return Ui.get(
        () ->
            Stream.of(MenuSelectionManager.defaultManager().getSelectedPath())
                .filter(JPopupMenu.class::isInstance)
                .flatMap(menu -> Stream.of(((JPopupMenu) menu).getComponents()))
                .filter(item -> "menu.view.file.export".equals(item.getName()))
                .map(JMenuItem.class::cast)
                .findFirst());
  }

  /** Returns the button for the menu of a view that is in front. */
  private AbstractButton menuButton(String view) {
    Component slot = window.find(view, JComponent.class);
    JTabbedPane tabs = (JTabbedPane) SwingUtilities.getAncestorOfClass(JTabbedPane.class, slot);
    JPanel end = (JPanel) tabs.getClientProperty("JTabbedPane.trailingComponent");
    return (AbstractButton) end.getComponent(0);
  }

  @Test
  void aPerspectiveMayLeaveAfterTheWindowHasClosed() {
    Perspective own =
        new Perspective() {
          @Override
          public String id() {
            return "own";
          }

          @Override
          public String title() {
            return "Own";
          }

          @Override
          public Arrangement layout() {
            return Arrangement.tabs(Place.CENTER, "board");
          }
        };
    window.run(() -> window.workbench().add(own));
    assertThat(window.execute("perspective.own")).isTrue();
    window.run(() -> window.workbench().close());
    window.run(() -> window.workbench().remove(own));
  }

  @Test
  void runningSearchIsLiveAndStops() throws InterruptedException {
    choose("patient");
    window.execute("search.start");
    reported.await();
    window.await("progress shows", () -> status() == SearchResult.Status.RUNNING);
    assertThat(window.selection().result()).as("the selection is the user's").isEmpty();
    assertThat(window.label("result.status")).isEqualTo("Searching…");
    assertThat(window.find("search.start", JButton.class).isEnabled()).isFalse();

    JButton stop = window.find("search.stop", JButton.class);
    window.run(
        () -> {
          stop.doClick();
          assertThat(stop.isEnabled()).as("the stop shows at once").isFalse();
        });
    window.await("the search has ended", () -> status() == SearchResult.Status.STOPPED);
    assertThat(window.find("search.start", JButton.class).isEnabled()).isTrue();
  }

  @Test
  void candidatesAppearOnTheBoardAndDisappear() {
    choose("first-move");
    window.execute("search.start");
    window.await("the search has ended", () -> idleWithResult());
    JToggleButton shown = window.find("result.show-candidates", JToggleButton.class);
    assertThat(window.selection().marks()).extracting(Mark::label).containsExactly("≥1.50");
    assertThat(shown.isSelected()).isTrue();

    window.run(shown::doClick);
    assertThat(window.selection().marks()).isEmpty();
    assertThat(shown.isSelected()).isFalse();
    close();
    open();
    assertThat(window.execute("search.show-candidates")).as("it was remembered as off").isTrue();
    choose("first-move");
    window.execute("search.start");
    window.await("the search has ended", () -> idleWithResult());
    assertThat(window.selection().marks()).hasSize(1);
  }

  @Test
  void failedSearchIsOneSentence() {
    choose("broken");
    window.execute("search.start");
    window.await("the failure is reported", () -> message().contains("the wheels came off"));

    assertThat(window.selection().result()).isEmpty();
    JPanel result = window.find("result", JPanel.class);
    assertThat(Find.named(result, "placeholder.sentence", JLabel.class).getText())
        .as("in the place of the result")
        .contains("the wheels came off");
    assertThat(window.find("status.details", JButton.class).isVisible()).isTrue();
  }

  @Test
  void failedSearchKeepsWhatWasFoundBeforeAndLooksLikeAnError() {
    choose("first-move");
    window.execute("search.start");
    window.await("the search has ended", () -> idleWithResult());
    SearchResult before = window.selection().result().orElseThrow();
    JLabel message = window.find("status.message", JLabel.class);
    assertThat(message.getIcon()).as("no error yet").isNull();

    choose("broken");
    window.execute("search.start");
    window.await("the failure is reported", () -> message().contains("the wheels came off"));
    window.await("the result is back", () -> window.selection().result().isPresent());
    assertThat(window.selection().result()).containsSame(before);
    assertThat(window.label("result.move")).isEqualTo("a3");
    assertThat(message.getIcon()).as("errors have an icon").isNotNull();
    Color red = UIManager.getColor("Plyscope.error");
    assertThat(message.getForeground().getRGB()).isEqualTo(red.getRGB());
  }

  @Test
  void wrongLimitIsExplainedAndNothingStarts() {
    choose("first-move");
    JTextField depth = window.find("limit.depth", JTextField.class);
    window.run(() -> depth.setText("deep"));
    window.execute("search.start");

    assertThat(message())
        .isEqualTo("Depth is 'deep'; it must be a number from 0, or empty for no limit.");
    assertThat(window.selection().result()).isEmpty();
  }

  @Test
  void movesAreUndoneAndRedone() {
    play();
    String played = window.selection().position();
    assertThat(window.execute("edit.undo")).isTrue();
    assertThat(window.selection().position()).isEqualTo(START);
    assertThat(window.execute("edit.undo")).isFalse();
    assertThat(window.execute("edit.redo")).isTrue();
    assertThat(window.selection().position()).isEqualTo(played);
  }

  @Test
  void positionsTravelThroughTheClipboard() {
    Toolkit.getDefaultToolkit()
        .getSystemClipboard()
        .setContents(new StringSelection(" ....x.... o "), null);
    window.execute("edit.paste-position");
    assertThat(window.selection().position()).isEqualTo("....x.... o");
    window.execute("edit.undo");
    window.execute("edit.copy-position");
    window.execute("edit.redo");
    window.execute("edit.paste-position");

    assertThat(window.selection().position()).isEqualTo(START);
  }

  @Test
  void badPositionOnTheClipboardIsOneSentence() {
    Toolkit.getDefaultToolkit()
        .getSystemClipboard()
        .setContents(new StringSelection("hello"), null);
    window.execute("edit.paste-position");

    assertThat(message()).startsWith("Column ");
    assertThat(window.selection().position()).isEqualTo(START);
  }

  @Test
  void paletteFindsAndStartsCommands() {
    window.execute("tools.palette");
    JTextField query = window.find("palette.query", JTextField.class);
    JList<?> list = window.find("palette.list", JList.class);
    window.run(() -> query.setText("dark"));
    assertThat(list.getModel().getSize()).isEqualTo(1);
    window.run(() -> query.getActionMap().get("ENTER").actionPerformed(null));

    assertThat(Theme.dark()).isTrue();
    assertThat(window.has("command.palette")).isFalse();
    window.execute("tools.switch-theme");
    assertThat(Theme.dark()).isFalse();
  }

  @Test
  void agentsComeAndGo() {
    JList<?> list = window.find("agents.list", JList.class);
    int before = list.getModel().getSize();
    catalog.remove(first);
    window.await("the agent is gone", () -> list.getModel().getSize() == before - 2);
    catalog.add(first);
    window.await("the agent is back", () -> list.getModel().getSize() == before);
  }

  @Test
  void gameThatLeavesTakesItsPositionWithIt() {
    catalog.remove(game);
    window.await("there is no game", () -> window.workbench().workspace().selection() == null);
    assertThat(window.execute("search.start")).isFalse();
    assertThat(window.has("agents.list")).isFalse();

    catalog.add(new TicTacToe());
    window.await("it is back", () -> window.workbench().workspace().selection() != null);
    assertThat(window.has("agents.list")).isTrue();
  }

  @Test
  void positionIsThereAgainAfterRestart() {
    play();
    String played = window.selection().position();
    window.run(
        () ->
            window
                .workbench()
                .frame()
                .dispatchEvent(
                    new WindowEvent(window.workbench().frame(), WindowEvent.WINDOW_CLOSING)));
    assertThat(window.closedByUser()).isTrue();

    open();
    assertThat(window.selection().position()).isEqualTo(played);
  }

  private void choose(String agent) {
    JList<?> list = window.find("agents.list", JList.class);
    window.run(
        () -> {
          for (int i = 0; i < list.getModel().getSize(); i++) {
            if (String.valueOf(list.getModel().getElementAt(i)).equals(agent)) {
              list.setSelectedIndex(i);
            }
          }
        });
  }

  private void play() {
    Selection selection = window.selection();
    MoveList moves = new MoveList();
    var state = selection.rules().parse(selection.position());
    state.moves(moves);
    state.play(moves.get(4));
    window.run(
        () ->
            window
                .workbench()
                .workspace()
                .select(Selection.of(Line.of(selection.rules(), state.position()))));
  }

  private boolean idleWithResult() {
    return window.workbench().workspace().selection().result().isPresent()
        && status() == SearchResult.Status.COMPLETE;
  }

  private SearchResult.Status status() {
    return window
        .workbench()
        .workspace()
        .search()
        .flatMap(LiveSearch::result)
        .map(SearchResult::status)
        .orElse(null);
  }

  private String message() {
    return window.label("status.message");
  }
}
