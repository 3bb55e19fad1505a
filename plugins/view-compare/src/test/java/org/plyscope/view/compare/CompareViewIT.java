package org.plyscope.view.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.testkit.poll.Poll.until;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.RepaintManager;
import javax.swing.SwingUtilities;
import org.assertj.swing.core.GenericTypeMatcher;
import org.assertj.swing.core.KeyPressInfo;
import org.assertj.swing.data.TableCell;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.DialogFixture;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.fixture.JTableFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.ViewWindow;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.compare.chart.PlyChartView;
import org.plyscope.view.compare.cutoff.CutoffView;
import org.plyscope.view.compare.diff.TreeDiffView;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.model.SampleComparisons.Sample;
import org.plyscope.view.compare.order.MoveOrderView;
import org.plyscope.view.compare.table.CompareView;

/** All views in a window, used as a researcher would. */
@NeedsDisplay
class CompareViewIT {
  @TempDir Path folder;

  private CompareContext context;
  private TestWorkspace workspace;
  private CompareView compare;
  private PlyChartView chart;
  private TreeDiffView diff;
  private MoveOrderView order;
  private CutoffView cutoffs;
  private ViewWindow shown;
  private FrameFixture window;

  @BeforeEach
  void open() {
    Parts.ANALYST.show(null);
    context = new CompareContext(Parts.SAMPLES, Parts.ANALYST, Parts.CATALOG);
    Parts.CATALOG.games().forEach(context::addGame);
    shown =
        ViewWindow.of(
            () -> {
              Theme.LIGHT.install(100);
              workspace = new TestWorkspace(folder);
              compare = new CompareView(workspace, context);
              chart = new PlyChartView(workspace, context);
              diff = new TreeDiffView(workspace, context);
              order = new MoveOrderView(workspace, context);
              cutoffs = new CutoffView(workspace, context);
              List<View> views = List.of(compare, chart, diff, order, cutoffs);
              views.forEach(workspace::follow);
              return views;
            });
    window = new FrameFixture(shown.frame());
    window.show(new Dimension(1600, 950));
  }

  @AfterEach
  void close() {
    if (window != null) {
      shown.close();
      window.cleanUp();
      context.close();
      Parts.ANALYST.show(null);
    }
  }

  private void addOrderings() {
    window.button("compare.add-first").click();
    window.table("compare.table").requireRowCount(4);
  }

  private void run(int depth) {
    window.textBox("compare.all-depth").setText(Integer.toString(depth));
    window.button("compare.run").click();
    until("the comparison", () -> context.latest().map(Comparison::commonDepth).orElse(0) == depth);
    until("the end", () -> window.button("compare.run").isEnabled());
  }

  private List<Configuration> configurations() {
    return GuiActionRunner.execute(() -> context.draft(workspace).configurations());
  }

  @Test
  void captionsDescribeTheComparisonAndNotTheLastSearch() {
    addOrderings();
    run(2);
    for (View view : List.of(compare, chart, diff, order, cutoffs)) {
      String subject =
          (String) GuiActionRunner.execute(() -> view.component().getClientProperty(View.SUBJECT));
      assertThat(subject)
          .as(view.component().getName())
          .startsWith("Chinese Checkers, Ulfhake, Start: ")
          .contains("Destination first", " and ")
          .endsWith(", each depth 2");
    }
    GuiActionRunner.execute(() -> window.comboBox("ply-chart.source").target().setSelectedIndex(0));
    assertThat(GuiActionRunner.execute(() -> chart.component().getClientProperty(View.SUBJECT)))
        .isNull();
  }

  @Test
  void theWholeLegendIsPaintedAgainWhenItsLabelsChange() {
    addOrderings();
    run(2);
    JComponent legend = window.panel("ply-chart.legend").target();
    AtomicReference<Rectangle> painted = new AtomicReference<>(new Rectangle());
    GuiActionRunner.execute(
        () ->
            RepaintManager.setCurrentManager(
                new RepaintManager() {
                  @Override
                  public void addDirtyRegion(JComponent c, int x, int y, int w, int h) {
                    if (c.isShowing() && SwingUtilities.isDescendingFrom(legend, c)) {
                      Rectangle here =
                          SwingUtilities.convertRectangle(c, new Rectangle(x, y, w, h), legend);
                      painted.set(painted.get().union(here));
                    }
                    super.addDirtyRegion(c, x, y, w, h);
                  }
                }));
    try {
      window.label("ply-chart.legend." + configurations().get(0).name()).click();
      window.robot().waitForIdle();
      Rectangle whole = new Rectangle(legend.getSize());
      assertThat(painted.get().contains(whole)).as(painted + " covers " + whole).isTrue();
    } finally {
      GuiActionRunner.execute(() -> RepaintManager.setCurrentManager(null));
    }
  }

  @Test
  void comparesFourOrderingsToACommonDepth() {
    window.button("compare.run").requireDisabled();
    addOrderings();
    run(3);
    assertThat(configurations()).allMatch(c -> c.limits().depth() == 3);
    List<List<Object>> rows = GuiActionRunner.execute(() -> compare.tables()).get(0).rows();
    assertThat(rows).hasSize(4);
    assertThat(GuiActionRunner.execute(() -> chart.tables())).isNotEmpty();
    assertThat(window.label("ply-chart.heading").text())
        .contains("Chinese Checkers", "Ulfhake", "Start", "4 configurations");
    assertThat(window.label("tree-diff.heading").text()).contains("Ulfhake", "Start");

    window.textBox("compare.filter").setText("hole number");
    window.table("compare.table").requireRowCount(1);
    window.textBox("compare.filter").setText("");

    window.table("compare.table").cell(TableCell.row(1).column(0)).click().showPopupMenu();
    window.menuItem(matching("Show the order of moves on the board")).click();
    assertThat(workspace.selection().marks()).extracting(Mark::label).contains("1", "2", "14");
    assertThat(workspace.selection().trace()).isPresent();

    assertThat(window.textBox("tree-diff.summary").text()).contains(" moves to ply 2 differ");
    window.button("tree-diff.next").click();
    assertThat(workspace.selection().node()).isNotNegative();
    assertThat(GuiActionRunner.execute(() -> diff.tables())).isNotEmpty();
    int all = window.table("tree-diff.rows").rowCount();
    window.checkBox("tree-diff.only").check();
    assertThat(window.table("tree-diff.rows").rowCount()).isLessThan(all);

    window.table("cut-offs.rows").requireRowCount(4);
    window.comboBox("cut-offs.which").selectItem(1);
    assertThat(window.table("cut-offs.rows").rowCount()).isPositive();
  }

  @Test
  void aLegendHidesCurvesAndASearchTakesTheChart() {
    addOrderings();
    run(2);
    Configuration first = configurations().get(0);
    window.label("ply-chart.legend." + first.name()).click();
    window.label("ply-chart.legend." + first.name()).requireDisabled();
    window.label("ply-chart.legend." + first.name()).click();
    window.label("ply-chart.legend." + first.name()).requireEnabled();
    window.comboBox("ply-chart.source").requireSelection("Comparison by depth");
    GuiActionRunner.execute(
        () -> workspace.show(LiveSearch.of(workspace.selection().line(), "Alpha-beta · depth 2")));
    window.comboBox("ply-chart.source").requireSelection("Last search by ply");
  }

  @Test
  void editsAndRemovesSeveralRowsAtOnce() {
    addOrderings();
    JTableFixture table = window.table("compare.table");
    table.focus();
    table.pressAndReleaseKey(
        KeyPressInfo.keyCode(KeyEvent.VK_A).modifiers(InputEvent.CTRL_DOWN_MASK));
    table.requireSelectedRows(0, 1, 2, 3);
    window.button("compare.edit").click();
    DialogFixture dialog = window.dialog("dialog.configuration");
    dialog.textBox("limit.depth").setText("2");
    dialog.textBox("limit.nodes").setText("500");
    dialog.button("dialog.ok").click();
    assertThat(configurations())
        .allMatch(c -> c.limits().depth() == 2 && c.limits().nodes() == 500)
        .extracting(Configuration::agent)
        .doesNotHaveDuplicates();
    window.button("compare.duplicate").click();
    table.requireRowCount(8);
    table.cell(TableCell.row(2).column(0)).click();
    table.pressAndReleaseKeys(KeyEvent.VK_DELETE);
    table.requireRowCount(7);
    window.button("compare.clear").click();
    assertThat(configurations()).isEmpty();
    window.button("compare.add-first").requireVisible();
  }

  @Test
  void anAgentIsChosenInTheSameFormAsASeat() {
    window.button("compare.choose").click();
    DialogFixture dialog = window.dialog("dialog.configuration");
    dialog.comboBox("configuration.agent").selectItem("UCT");
    dialog.textBox("limit.iterations").setText("");
    dialog.button("dialog.ok").requireDisabled();
    dialog.textBox("limit.iterations").setText("32");
    dialog.textBox("configuration.name").setText("Thirty-two");
    dialog.button("dialog.ok").click();
    assertThat(configurations()).extracting(Configuration::name).containsExactly("Thirty-two");
    window.textBox("compare.all-iterations").requireVisible().requireText("32");
    window.button("compare.run").click();
    until("the end", () -> context.latest().map(Comparison::complete).orElse(false));
    window.comboBox("ply-chart.source").requireSelection("Comparison by iterations");
    window.checkBox("ply-chart.references").requireDisabled();

    window.button("compare.add").click();
    window.menuItem(matching("Vary an option…")).click();
    DialogFixture vary = window.dialog("dialog.vary");
    vary.button("dialog.ok").requireDisabled();
    vary.comboBox("vary.agent").selectItem("Alpha-beta");
    vary.comboBox("vary.option").selectItem("Move ordering");
    vary.checkBox("vary.value.hole-number").check();
    vary.checkBox("vary.value.central-first").check();
    vary.button("dialog.ok").click();
    assertThat(configurations()).hasSize(3);
  }

  @Test
  void myPositionsAreInTheMenu() {
    Line midgame = Line.of(Parts.ULFHAKE, Parts.ULFHAKE.positions().get(1).position());
    GuiActionRunner.execute(() -> workspace.positions(Subject.of("My midgame", midgame)));
    addOrderings();
    window.button("compare.positions").click();
    window.menuItem(matching("My midgame")).click();
    window.pressAndReleaseKeys(KeyEvent.VK_ESCAPE);
    window.button("compare.positions").requireText("My midgame ▾");
    run(1);
    assertThat(context.latest().orElseThrow().request().subjects())
        .extracting(Subject::name)
        .containsExactly("My midgame");
  }

  @Test
  void whatWasComparedIsThereAfterARestart() {
    addOrderings();
    run(2);
    GuiActionRunner.execute(() -> compare.close());
    GuiActionRunner.execute(() -> chart.close());
    context.close();
    Parts.ANALYST.show(null);
    context = new CompareContext(Parts.SAMPLES, Parts.ANALYST, Parts.CATALOG);
    GuiActionRunner.execute(() -> chart = new PlyChartView(workspace, context));
    GuiActionRunner.execute(() -> compare = new CompareView(workspace, context));
    until("the results", () -> context.latest().map(Comparison::commonDepth).orElse(0) == 2);
    assertThat(configurations()).hasSize(4);
    assertThat(context.latest().orElseThrow().complete()).as("trees are not kept").isFalse();
    until("the chart", () -> GuiActionRunner.execute(() -> !chart.tables().isEmpty()));
  }

  @Test
  void showsTheOrderAtTheNodeThatIsSelectedAnywhere() {
    addOrderings();
    run(3);
    JTableFixture table = window.table("move-order.rows");
    assertThat(table.target().getColumnCount()).isEqualTo(5);
    table.requireRowCount(14);

    // A node of the first tree, two plies down: all follow, and its moves are numbered.
    Comparison comparison = context.latest().orElseThrow();
    Trace trace = comparison.traced(0, 0).orElseThrow().trace().orElseThrow();
    int root = comparison.moveOrders(0).get(0).node();
    int node = trace.firstChild(trace.firstChild(root));
    Selection there = Selection.of(trace, node);
    GuiActionRunner.execute(() -> workspace.select(there));
    until("the arrows", () -> !workspace.selection().marks().isEmpty());
    assertThat(workspace.selection().marks()).extracting(Mark::label).contains("1");
    assertThat(window.textBox("move-order.path").text()).contains(", ");
    assertThat(context.latest().orElseThrow().request().subjects())
        .as("looking at a node does not change what was compared")
        .extracting(Subject::name)
        .containsExactly("Start");

    table.cell(TableCell.row(0).column(1)).click();
    assertThat(window.label("move-order.sentence").text()).contains(" is 1st in ");
    table.cell(TableCell.row(0).column(1)).doubleClick();
    assertThat(workspace.selection().trace().orElseThrow().ply(workspace.selection().node()))
        .isEqualTo(3);
    window.button("move-order.up").click();
    window.toggleButton("move-order.as-slopes").click();
    window.textBox("move-order.path").setText("nowhere").pressAndReleaseKeys(KeyEvent.VK_ENTER);
    assertThat(workspace.messages().toString()).contains("Move 1 of the path");
    assertThat(GuiActionRunner.execute(() -> order.tables())).isNotEmpty();
  }

  @Test
  void aSampleRunsAtOnceAndStops() {
    Sample figures = context.samples().all().get(0);
    GuiActionRunner.execute(
        () -> new SampleCommands.SampleCommand(context, figures).run(workspace));
    until("two plies", () -> context.latest().map(Comparison::commonDepth).orElse(0) >= 2);
    window.button("compare.cancel").click();
    until("the end", () -> window.button("compare.run").isEnabled());
    window.table("compare.table").requireRowCount(7);
    assertThat(context.latest().orElseThrow().request().subjects()).hasSize(2);
  }

  @Test
  void theAgentsOfASampleAreAddedToTheRows() {
    addOrderings();
    window.button("compare.add").click();
    window.menuItem(matching("Sample: Ulfhake figures")).click();
    until("seven more rows", () -> configurations().size() == 11);
    assertThat(configurations().subList(4, 11))
        .allMatch(c -> c.agent().text().startsWith("ulfhake/alphabeta"));
  }

  private static GenericTypeMatcher<JMenuItem> matching(String text) {
    return new GenericTypeMatcher<>(JMenuItem.class, true) {
      @Override
      protected boolean isMatching(JMenuItem item) {
        return text.equals(item.getText());
      }
    };
  }
}
