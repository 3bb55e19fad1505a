package org.plyscope.view.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.GridLayout;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javax.swing.JFrame;
import javax.swing.JMenuItem;
import org.assertj.swing.core.GenericTypeMatcher;
import org.assertj.swing.data.TableCell;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.fixture.JTableFixture;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.assertj.swing.timing.Timeout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.trace.Trace;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.compare.chart.PlyChartView;
import org.plyscope.view.compare.diff.TreeDiffView;
import org.plyscope.view.compare.model.Desk;
import org.plyscope.view.compare.order.MoveOrderView;
import org.plyscope.view.compare.table.CompareView;

/**
 * All views in a window: add a set of orderings, run, read the rows, see the order on the board.
 */
@NeedsDisplay
class CompareViewIT {
  /** The column of the nodes divided by those of the best. */
  private static final int RATIO = 6;

  private final Desk desk = new Desk(Parts.ANALYST);
  private TestWorkspace workspace;
  private CompareView compare;
  private PlyChartView chart;
  private TreeDiffView diff;
  private MoveOrderView order;
  private FrameFixture window;

  @BeforeEach
  void open() {
    Parts.CATALOG.games().forEach(desk::addGame);
    JFrame frame =
        GuiActionRunner.execute(
            () -> {
              Theme.LIGHT.install(100);
              workspace = new TestWorkspace();
              compare = new CompareView(workspace, desk);
              chart = new PlyChartView(workspace, desk);
              workspace.follow(compare);
              diff = new TreeDiffView(workspace, desk);
              workspace.follow(chart);
              workspace.follow(diff);
              order = new MoveOrderView(workspace, desk);
              workspace.follow(order);
              JFrame made = new JFrame();
              made.setLayout(new GridLayout(2, 2));
              made.add(compare.component());
              made.add(chart.component());
              made.add(diff.component());
              made.add(order.component());
              return made;
            });
    window = new FrameFixture(frame);
    window.show(new Dimension(1500, 900));
  }

  @AfterEach
  void close() {
    if (window != null) {
      GuiActionRunner.execute(
          () -> {
            compare.close();
            chart.close();
            diff.close();
            order.close();
          });
      window.cleanUp();
    }
  }

  @Test
  void comparesFourOrderings() {
    window.button("compare.run").click();
    assertThat(workspace.messages().toString()).contains("add at least one configuration");
    window.button("compare.add-set").click();
    window.menuItem(matching("All orderings of Alpha-beta")).click();
    window.table("compare.configurations").requireRowCount(4);
    window.button("compare.run").click();
    await("the comparison", () -> desk.latest().map(Comparison::commonDepth).orElse(0) == 4);
    window.table("compare.results").requireRowCount(4);
    List<List<Object>> rows = GuiActionRunner.execute(() -> compare.tables()).get(0).rows();
    assertThat(rows).hasSize(4).extracting(row -> row.get(RATIO)).contains(1.0);
    assertThat(GuiActionRunner.execute(() -> chart.tables())).isNotEmpty();
    await("the button", () -> window.button("compare.run").isEnabled());
    window.table("compare.results").selectRows(1);
    window.button("compare.show-order").click();
    assertThat(workspace.selection().marks()).extracting(Mark::label).contains("1", "2", "12");
    assertThat(workspace.selection().trace()).isPresent();
    window.button("tree-diff.next").click();
    assertThat(workspace.selection().node()).isNotNegative();
    assertThat(GuiActionRunner.execute(() -> diff.tables())).isNotEmpty();
  }

  @Test
  void showsTheOrderAtTheNodeThatIsSelectedAnywhere() {
    window.button("compare.add-set").click();
    window.menuItem(matching("All orderings of Alpha-beta")).click();
    window.button("compare.run").click();
    await("the comparison", () -> desk.latest().map(Comparison::commonDepth).orElse(0) == 4);
    await("the button", () -> window.button("compare.run").isEnabled());
    JTableFixture table = window.table("move-order.rows");
    assertThat(table.target().getColumnCount()).isEqualTo(5);
    table.requireRowCount(14);

    // A node of the first tree, two plies down: all follow, and its moves are numbered.
    Comparison comparison = desk.latest().orElseThrow();
    Trace trace = comparison.traced(0, 0).orElseThrow().trace().orElseThrow();
    int root = comparison.moveOrders(0).get(0).node();
    int node = trace.firstChild(trace.firstChild(root));
    Selection there = Selection.of(trace, node);
    GuiActionRunner.execute(() -> workspace.select(there));
    await("the arrows", () -> !workspace.selection().marks().isEmpty());
    assertThat(workspace.selection().marks()).extracting(Mark::label).contains("1");
    assertThat(window.textBox("move-order.path").text()).contains(", ");

    table.cell(TableCell.row(0).column(1)).doubleClick();
    assertThat(workspace.selection().trace().orElseThrow().ply(workspace.selection().node()))
        .isEqualTo(3);
    window.button("move-order.up").click();
    window.textBox("move-order.path").setText("nowhere").pressAndReleaseKeys(KeyEvent.VK_ENTER);
    assertThat(workspace.messages().toString()).contains("Move 1 of the path");
    assertThat(GuiActionRunner.execute(() -> order.tables())).isNotEmpty();
  }

  @Test
  void reproducesAndCancels() {
    window.button("compare.reproduce").click();
    await("two plies", () -> desk.latest().map(Comparison::commonDepth).orElse(0) >= 2);
    window.button("compare.cancel").click();
    await("the end", () -> window.button("compare.run").isEnabled());
    window.table("compare.configurations").requireRowCount(7);
    assertThat(desk.latest().orElseThrow().request().subjects()).hasSize(2);
  }

  private static GenericTypeMatcher<JMenuItem> matching(String text) {
    return new GenericTypeMatcher<>(JMenuItem.class) {
      @Override
      protected boolean isMatching(JMenuItem item) {
        return text.equals(item.getText());
      }
    };
  }

  private static void await(String what, BooleanSupplier condition) {
    Pause.pause(
        new Condition(what) {
          @Override
          public boolean test() {
            return condition.getAsBoolean();
          }
        },
        Timeout.timeout(60, TimeUnit.SECONDS));
  }
}
