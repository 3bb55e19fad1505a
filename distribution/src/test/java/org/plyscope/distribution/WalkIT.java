package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Cursor;
import java.awt.Frame;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.Arrays;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.display.NeedsDisplay;

/** A user searches, inspects the search and goes on from there. */
@NeedsDisplay
class WalkIT {
  private static final String EXAMPLE = "Chinese Checkers, Ulfhake";

  @TempDir Path data;

  private Distribution plyscope;
  private Gui gui;

  @BeforeEach
  void open() throws Exception {
    plyscope = Distribution.boot(data, "workbench");
    gui = Gui.enter(plyscope.context());
    gui.execute("help.example");
    gui.await("the example is there", () -> gui.frame().getTitle().contains(EXAMPLE));
  }

  @AfterEach
  void close() throws Exception {
    plyscope.close();
  }

  @Test
  void aSearchSaysWhatItBelongsToAndItsLinesLeadIntoTheTree() {
    Trace first = search();
    String start = gui.selection().position();

    assertThat(text("result.subject")).contains(EXAMPLE, "Midgame", "Red to move");
    assertThat(text("result.agent")).contains("Alphabeta");
    assertThat(text("result.owner")).isEqualTo("for Red");
    assertThat(gui.frame().getTitle()).contains(EXAMPLE, "Midgame");
    gui.execute("view.show.ply-chart");
    assertThat(text("ply-chart.heading")).contains(EXAMPLE, "Midgame", "Alphabeta");
    gui.execute("view.show.details");
    gui.await("the details show it", () -> shown("Notation", start));

    clickMove(gui.find("result.line", JComponent.class));
    Selection clicked = gui.selection();
    assertThat(clicked.trace()).containsSame(first);
    assertThat(first.ply(clicked.node())).isEqualTo(1);
    assertThat(clicked.position()).isNotEqualTo(start);
    gui.execute("search.line-on");
    assertThat(first.ply(gui.selection().node())).isEqualTo(2);
    assertThat(text("board.banner.text")).isEqualTo("Node at ply 2");
    JButton play = gui.find("search.play", JButton.class);
    assertThat(play.isEnabled()).as("the move found does not belong here").isFalse();

    gui.execute("search.start");
    gui.await(
        "the node is searched",
        () -> done() && gui.selection().trace().filter(t -> t != first).isPresent());
    assertThat(gui.find("board.banner", JPanel.class).isVisible()).isFalse();
    gui.execute("view.show.searches");
    JList<?> searches = gui.find("searches.list", JList.class);
    gui.await("both searches are listed", () -> searches.getModel().getSize() == 2);
    click(searches, gui.onUi(() -> searches.getCellBounds(1, 1).y + 5));
    assertThat(gui.selection().trace()).as("the tree of the first").containsSame(first);
    assertThat(gui.selection().position()).isEqualTo(start);
    assertThat(play.isEnabled()).isTrue();

    gui.execute("view.show.agent-log");
    JTextComponent log = gui.find("agent-log.text", JTextComponent.class);
    gui.await("the log lists both", () -> log.getText().split("Alphabeta", -1).length > 2);
  }

  @Test
  void continuousAnalysisFollowsTheBoard() {
    gui.execute("search.follow");
    gui.await("the position is searched", this::done);
    String before = gui.selection().position();
    gui.execute("search.play-move");
    assertThat(gui.selection().position()).isNotEqualTo(before);
    gui.await("what came onto the board is searched too", this::done);
    gui.execute("search.stop");
    gui.execute("search.play-move");
    assertThat(gui.selection().result()).isEmpty();
    assertThat(gui.find("search.start", JButton.class).isEnabled()).as("nothing runs").isTrue();
  }

  @Test
  void theTreeFillsTheWindowAndGivesTheRoomBack() {
    search();
    JComponent tree = gui.find("tree.canvas", JComponent.class);
    JComponent board = gui.find("board.canvas", JComponent.class);
    gui.await("the tree is there", tree::isShowing);
    int before = tree.getHeight();
    click(tree, 5);
    gui.execute("view.fill");
    gui.await("the tree has the window", () -> !board.isShowing() && tree.getHeight() > 2 * before);
    Frame frame = gui.frame();
    assertThat(tree.getHeight()).isGreaterThan(frame.getHeight() / 2);
    gui.execute("view.fill");
    gui.await(
        "the others are back", () -> board.isShowing() && Math.abs(tree.getHeight() - before) < 3);
  }

  @Test
  void aNewGameIsSeenBeforeItBegins() {
    gui.begin("file.new-game");
    gui.await("the dialog is open", () -> gui.has("new-game.preview"));
    JComponent preview = gui.find("new-game.preview", JComponent.class);
    JList<?> games = gui.find("new-game.game", JList.class);
    JTextComponent facts = gui.find("new-game.facts", JTextComponent.class);
    gui.await("the board is drawn", () -> preview.getWidth() > 0);
    String starFacts = read(facts);
    int[] star = gui.picture(preview);
    assertThat(Arrays.stream(star).distinct().count()).as("colours").isGreaterThan(100);
    gui.onUi(
        () -> {
          for (int i = 0; i < games.getModel().getSize(); i++) {
            if (games.getModel().getElementAt(i).toString().equals("Kalah")) {
              games.setSelectedIndex(i);
            }
          }
          return true;
        });
    gui.await("another board is drawn", () -> !Arrays.equals(star, gui.picture(preview)));
    assertThat(read(facts)).isNotEmpty().isNotEqualTo(starFacts);
    assertThat(read(gui.find("new-game.description", JTextComponent.class))).contains("Sow");
    gui.press("dialog.cancel");
    gui.await("the dialog is gone", () -> !gui.has("new-game.preview"));
    assertThat(gui.selection().rules().game().id()).isEqualTo("chinese-checkers");
  }

  private Trace search() {
    gui.execute("search.start");
    gui.await("the search has ended", this::done);
    return gui.selection().trace().orElseThrow();
  }

  private boolean done() {
    return gui.selection()
        .result()
        .filter(result -> result.status() != SearchResult.Status.RUNNING)
        .isPresent();
  }

  private String text(String label) {
    JLabel found = gui.find(label, JLabel.class);
    return gui.onUi(found::getText);
  }

  private String read(JTextComponent component) {
    return gui.onUi(() -> component.getText());
  }

  private boolean shown(String name, String text) {
    JPanel facts = gui.find("details.facts", JPanel.class);
    return Arrays.stream(facts.getComponents())
        .filter(c -> c instanceof JTextComponent)
        .map(JTextComponent.class::cast)
        .anyMatch(
            c ->
                name.equals(c.getAccessibleContext().getAccessibleName())
                    && c.getText().equals(text));
  }

  /** Clicks the first place of a line at which the mouse becomes a hand. */
  private void clickMove(JComponent line) {
    gui.onUi(
        () -> {
          int y = line.getFontMetrics(line.getFont()).getHeight() / 2;
          int x = 0;
          do {
            send(line, MouseEvent.MOUSE_MOVED, ++x, y);
          } while (x < line.getWidth() && line.getCursor().getType() != Cursor.HAND_CURSOR);
          press(line, x + 1, y);
          return true;
        });
  }

  private void click(JComponent component, int y) {
    gui.onUi(
        () -> {
          press(component, 5, y);
          return true;
        });
  }

  private static void press(JComponent component, int x, int y) {
    send(component, MouseEvent.MOUSE_PRESSED, x, y);
    send(component, MouseEvent.MOUSE_RELEASED, x, y);
    send(component, MouseEvent.MOUSE_CLICKED, x, y);
  }

  private static void send(JComponent component, int kind, int x, int y) {
    assertThat(SwingUtilities.isEventDispatchThread()).isTrue();
    int button = kind == MouseEvent.MOUSE_MOVED ? MouseEvent.NOBUTTON : MouseEvent.BUTTON1;
    component.dispatchEvent(
        new MouseEvent(
            component,
            kind,
            System.currentTimeMillis(),
            0,
            x,
            y,
            button == 0 ? 0 : 1,
            false,
            button));
  }
}
