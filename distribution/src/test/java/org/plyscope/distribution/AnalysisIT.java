package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.ActionEvent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.Action;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.display.NeedsDisplay;

/** An analysis from end to end, in the window that is shipped. */
@NeedsDisplay
class AnalysisIT {
  private static final int RATIO_COLUMN = 3;

  @TempDir Path data;

  @Test
  void editSearchSeeTheTreeSelectANodeAndTheBoardFollows() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      Gui gui = Gui.enter(plyscope.context());
      String start = gui.selection().position();

      gui.execute("board.edit");
      JComboBox<?> side = gui.find("board.side", JComboBox.class);
      gui.onUi(
          () -> {
            side.setSelectedIndex(1);
            return true;
          });
      gui.press("board.apply");
      assertThat(gui.selection().position()).isNotEqualTo(start);

      gui.execute("view.show.search-tree");
      gui.execute("search.start");
      gui.await("the search has ended", () -> finished(gui.selection()));
      Trace trace = gui.selection().trace().orElseThrow();
      assertThat(trace.position()).isEqualTo(gui.selection().position());
      assertThat(gui.selection().marks()).as("candidates on the board").isNotEmpty();
      JComponent tree = gui.find("tree.canvas", JComponent.class);
      gui.await("the tree is there", tree::isShowing);

      JComponent board = gui.find("board.canvas", JComponent.class);
      int[] before = gui.picture(board);
      key(gui, tree, "DOWN");
      key(gui, tree, "DOWN");
      Selection there = gui.selection();
      assertThat(trace.ply(there.node())).isPositive();
      assertThat(there.position()).isEqualTo(trace.state(there.node()).position());
      assertThat(there.lastMove()).isEqualTo(trace.move(there.node()));
      gui.await("the board follows", () -> !Arrays.equals(before, gui.picture(board)));
    }
  }

  @Test
  void candidatesAppearAndDisappearAndIterationsAreListed() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      Gui gui = Gui.enter(plyscope.context());
      gui.execute("search.start");
      gui.await("the search has ended", () -> finished(gui.selection()));
      assertThat(gui.selection().marks()).hasSizeBetween(1, 5);
      SearchResult result = gui.selection().result().orElseThrow();
      assertThat(result.iterations()).hasSizeGreaterThan(1);
      JTable iterations = gui.find("result.iterationTable", JTable.class);
      assertThat(gui.onUi(iterations::getRowCount)).isEqualTo(result.iterations().size());
      gui.execute("search.show-candidates");
      assertThat(gui.selection().marks()).isEmpty();
      gui.execute("search.show-candidates");
      assertThat(gui.selection().marks()).isNotEmpty();
    }
  }

  @Test
  void comparesFourOrderings() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      Gui gui = Gui.enter(plyscope.context());
      gui.execute("view.show.compare");
      gui.press("compare.add-first");
      JTable table = gui.find("compare.table", JTable.class);
      int count = gui.onUi(table::getRowCount);
      assertThat(count).isGreaterThanOrEqualTo(4);
      gui.press("compare.run");
      JComponent run = gui.find("compare.run", JComponent.class);
      gui.await("the comparison has ended", run::isEnabled);

      List<String> ratios =
          gui.onUi(
              () ->
                  IntStream.range(0, table.getRowCount())
                      .mapToObj(row -> table.getValueAt(row, RATIO_COLUMN).toString())
                      .toList());
      assertThat(ratios).hasSize(count).contains("1.00 ×");
      gui.press("search.compare");
      assertThat(gui.onUi(table::getRowCount)).as("the agent in Agents").isEqualTo(count + 1);
      gui.execute("view.show.move-order");
      JTable order = gui.find("move-order.rows", JTable.class);
      gui.await("the orders are there", () -> order.getColumnCount() == count + 2);
      gui.onUi(
          () -> {
            order.changeSelection(1, 2, false, false);
            return true;
          });
      assertThat(gui.selection().marks()).extracting(Mark::label).contains("1", "2", "3");
    }
  }

  private static boolean finished(Selection selection) {
    return selection
        .result()
        .filter(result -> result.status() != SearchResult.Status.RUNNING)
        .isPresent();
  }

  /** Does what a key does in a component. */
  private static void key(Gui gui, JComponent component, String key) {
    gui.onUi(
        () -> {
          Object name = component.getInputMap().get(KeyStroke.getKeyStroke(key));
          Action action = component.getActionMap().get(name);
          action.actionPerformed(new ActionEvent(component, ActionEvent.ACTION_PERFORMED, key));
          return true;
        });
  }
}
