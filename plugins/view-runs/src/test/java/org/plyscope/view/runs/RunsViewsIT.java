package org.plyscope.view.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.testkit.view.Ui.await;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.view.View;
import org.plyscope.experiment.chart.ChartService;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.Find;
import org.plyscope.testkit.view.Ui;
import org.plyscope.testkit.view.ViewWindow;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.draft.ExperimentText;
import org.plyscope.view.runs.form.ExperimentView;
import org.plyscope.view.runs.games.GamesView;
import org.plyscope.view.runs.list.RunsView;
import org.plyscope.view.runs.standing.StandingView;

/**
 * All views in a window: set up, run, see the standings, walk through a game, search from there.
 */
@NeedsDisplay
class RunsViewsIT {
  @TempDir Path home;
  private TestLab lab;
  private TestWorkspace workspace;
  private Draft draft;
  private List<View> views = List.of();
  private ViewWindow shown;
  private FrameFixture window;

  @BeforeEach
  void open() {
    lab = new TestLab(home);
    draft = new Draft(lab.context());
    draft.open(TestLab.TEXT, null);
    shown =
        ViewWindow.of(
            () -> {
              Theme.LIGHT.install(100);
              workspace = new TestWorkspace();
              views =
                  List.of(
                      new ExperimentView(workspace, lab.context(), draft),
                      new RunsView(workspace, lab.context(), draft),
                      new StandingView(lab.context().runs(), new ChartService(TestLab.CATALOG)),
                      new GamesView(workspace, lab.context()));
              return views;
            });
    window = new FrameFixture(shown.frame());
    window.show(new Dimension(1500, 950));
  }

  @AfterEach
  void close() {
    if (window != null) {
      shown.close();
      window.cleanUp();
    }
    lab.close();
  }

  /** Presses a button wherever it is, also on a small screen. */
  private JButton button(String name) {
    return Find.named(window.target(), name, JButton.class);
  }

  private void press(String name) {
    JButton button = window.robot().finder().findByName(window.target(), name, JButton.class, true);
    GuiActionRunner.execute(() -> SwingUtilities.invokeLater(button::doClick));
  }

  /** Reads a text, also of what is not shown yet. */
  private String text(String name) {
    return window
        .robot()
        .finder()
        .findByName(window.target(), name, JTextComponent.class, false)
        .getText();
  }

  private JTable table(String name) {
    return window.robot().finder().findByName(window.target(), name, JTable.class, false);
  }

  @Test
  void anExperimentIsSetUpRunLookedAtAndSearched() throws Exception {
    assertThat(window.label("standing.empty").text()).contains("view Runs");
    await("the plan", () -> plan().contains("12 games"));

    // The form and the text are in step.
    window.checkBox("experiment.as-text").click();
    type("experiment.blocks", "many");
    await("the problem", () -> problems().contains("Openings per pairing is 'many'; it must be"));
    assertThat(text("experiment.problems")).startsWith("Not ready to start");
    assertThat(window.button("experiment.start").isEnabled()).isFalse();
    assertThat(window.textBox("experiment.text").text()).contains("\"blocks\": \"many\"");
    type("experiment.blocks", "3");
    await("a longer plan", () -> plan().contains("18 games"));
    // Problems stand where they belong, also those of lists and of fields together.
    type("experiment.openings.file", "nowhere.positions");
    await("no such file", () -> problems().contains("nowhere.positions"));
    type("experiment.openings.file", "");
    draftAs("pairs");
    type("experiment.format.pairs", "ab1, random; ab3, missing");
    await("no such agent", () -> problems().contains("no agent 'missing'"));
    type("experiment.format.pairs", "ab1, random; ab3, random");
    await("two pairs", () -> plan().contains("12 games"));
    draftAs("round-robin");
    await("a round robin", () -> plan().contains("18 games"));

    JTable agents = table("experiment.agents");
    GuiActionRunner.execute(() -> agents.setRowSelectionInterval(1, 1));
    press("experiment.agent-copy");
    await("a copy", () -> draft.readable().agents().contains("random-2"));
    press("experiment.agent-remove");
    await("no copy", () -> draft.readable().agents().size() == 2);

    await("the plan again", () -> plan().contains("18 games"));
    press("experiment.start");
    await("the run", () -> lab.context().runs().shown().isPresent());
    Run run = lab.context().runs().shown().orElseThrow();
    await("all games", () -> run.progress().state() == RunProgress.State.FINISHED);
    await("the row", () -> "finished".equals(cell("runs.table", 0, 2)));
    type("runs.filter", "no such run");
    await("no row", () -> table("runs.table").getRowCount() == 0);
    type("runs.filter", "finished");
    await("the row again", () -> table("runs.table").getRowCount() == 1);
    type("runs.filter", "");
    await("the standing", () -> table("standing.table").getRowCount() == 3);
    await("the verdict", () -> text("standing.verdict").contains("leads a field"));
    await("the games", () -> table("games.table").getRowCount() == 18);

    // An entrant that is selected anywhere filters the games; a game goes on the board.
    GuiActionRunner.execute(() -> lab.context().runs().focus(RunFocus.of(List.of(2))));
    await("its games", () -> table("games.table").getRowCount() == 12);
    assertThat(table("standing.table").getSelectedRowCount()).isEqualTo(1);
    window.table("games.table").selectRows(0);
    await("the moves", () -> text("games.move").startsWith("Move 1 of"));
    await("the board", () -> workspace.selection().line().size() == 1);
    assertThat(lab.context().runs().focus().hasGame()).isTrue();
    press("games.forth");
    await("the next move", () -> workspace.selection().line().size() == 2);
    press("games.search");
    await("the search", () -> workspace.selection().result().isPresent());
    assertThat(workspace.selection().node()).as("the view chooses the last tree").isEqualTo(-1);
    assertThat(workspace.perspective()).isEqualTo("analyse");
    String mover = workspace.selection().trace().orElseThrow().origin().agent().label();
    assertThat(lab.context().runs().shown().orElseThrow().entrants())
        .as("the search is headed by the entrant")
        .extracting(RunEntrant::name)
        .contains(mover);
    press("games.play");
    await("the game in play", () -> !workspace.opened().isEmpty());
    assertThat(workspace.opened().get(0).toString()).endsWith(".plygame");

    for (View view : views) {
      assertThat(GuiActionRunner.execute(view::tables)).isNotEmpty();
    }
    pictures();
  }

  @Test
  void aRunIsPausedResumedStoppedAndDeleted() throws Exception {
    GuiActionRunner.execute(() -> draft.edit("blocks", text -> text.with("40000", "blocks")));
    await("the plan", () -> plan().contains("240,000 games"));
    press("experiment.start");
    await("the run", () -> "running".equals(cell("runs.table", 0, 2)));
    Run run = lab.context().runs().shown().orElseThrow();
    await("pause", () -> button("runs.pause").isShowing() && button("runs.pause").isEnabled());
    Ui.run(() -> button("runs.pause").requestFocusInWindow());
    press("runs.pause");
    await("paused", () -> "paused".equals(cell("runs.table", 0, 2)));
    await("resume", () -> button("runs.resume").isShowing());
    await("the focus stays", () -> button("runs.resume").isFocusOwner());
    press("runs.resume");
    await("running again", () -> "running".equals(cell("runs.table", 0, 2)));
    await("a game", () -> run.progress().finished() > 0);
    choose("runs.halt.item");
    await("stopped", () -> "stopped".equals(cell("runs.table", 0, 2)));
    await("all is written", () -> lab.context().queue().queued().isEmpty());
    GuiActionRunner.execute(() -> draft.open("{}", null));
    choose("runs.edit.item");
    await("its experiment in the form", () -> draft.readable().field("blocks").equals("40000"));
    assertThat(workspace.executed()).contains("view.fill.experiment");
    choose("runs.delete.item");
    Ui.answer(window.optionPane().okButton().target());
    await("nothing", () -> table("runs.table").getRowCount() == 0);
    assertThat(run.folder().orElseThrow()).doesNotExist();
  }

  @Test
  void aFileThatAsksForFlagsWaitsUntilTheyAreAccepted() {
    GuiActionRunner.execute(
        () -> draft.edit("workers", text -> text.withList("-Xint", "workers", "flags")));
    await("the flags", () -> text("experiment.warnings").contains("the Java flags -Xint."));
    await(
        "the time",
        () -> text("experiment.time").startsWith("The time is not estimated before you accept"));
    press("experiment.start");
    window.optionPane().requireMessage(Pattern.compile("(?s).*Java flags.*\\n-Xint"));
    JButton cancel = window.optionPane().buttonWithText("Cancel").target();
    assertThat(GuiActionRunner.execute(() -> cancel.getRootPane().getDefaultButton()))
        .isSameAs(cancel);
    Ui.answer(cancel);
    window.robot().waitForIdle();
    assertThat(lab.context().queue().all()).isEmpty();
    press("experiment.start");
    Ui.answer(window.optionPane().buttonWithText("Accept and start").target());
    await("the run", () -> table("runs.table").getRowCount() == 1);
    await("the plan", () -> !text("experiment.time").contains("before you accept"));
  }

  /** Chooses an item of the menu of the first run, once it is enabled. */
  private void choose(String item) {
    await(
        item,
        () -> {
          JTable runs = table("runs.table");
          Rectangle cell = runs.getCellRect(0, 0, true);
          runs.dispatchEvent(
              new MouseEvent(
                  runs,
                  MouseEvent.MOUSE_PRESSED,
                  System.currentTimeMillis(),
                  0,
                  cell.x + 5,
                  cell.y + 5,
                  1,
                  true,
                  MouseEvent.BUTTON3));
          MenuElement[] open = MenuSelectionManager.defaultManager().getSelectedPath();
          JPopupMenu menu = (JPopupMenu) open[0];
          JMenuItem found = Find.named(menu, item, JMenuItem.class);
          menu.setVisible(false);
          if (found.isEnabled()) {
            SwingUtilities.invokeLater(found::doClick);
          }
          return found.isEnabled();
        });
  }

  private void draftAs(String format) {
    GuiActionRunner.execute(
        () -> draft.edit("format", text -> ExperimentText.withFormat(text, format)));
  }

  /** Types and presses Enter, which takes the text over. */
  private void type(String field, String text) {
    JTextField found =
        window.robot().finder().findByName(window.target(), field, JTextField.class, false);
    GuiActionRunner.execute(
        () -> {
          found.setText(text);
          found.postActionEvent();
        });
  }

  /** Returns all sentences that stand in the form. */
  private String problems() {
    return window
        .robot()
        .finder()
        .findAll(window.target(), c -> c.isVisible() && "experiment.problem".equals(c.getName()))
        .stream()
        .map(c -> ((JTextComponent) c).getText())
        .collect(Collectors.joining("\n"));
  }

  private String plan() {
    return text("experiment.plan");
  }

  private String cell(String name, int row, int column) {
    JTable table = table(name);
    return table.getRowCount() <= row ? "" : String.valueOf(table.getValueAt(row, column));
  }

  private void pictures() throws Exception {
    for (Theme theme : Theme.values()) {
      picture("runs-" + theme, theme, 100);
    }
    picture("runs-150", Theme.LIGHT, 150);
  }

  private void picture(String name, Theme theme, int percent) {
    GuiActionRunner.execute(() -> theme.install(percent));
    window.robot().waitForIdle();
    shown.keepPicture(name);
  }
}
