package org.plyscope.view.searchtree.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.lab.trace.file.TraceFiles;
import org.plyscope.view.searchtree.fixture.RealSearch;
import org.plyscope.view.searchtree.model.Iterations;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.MoveTexts;
import org.plyscope.view.searchtree.model.NodeTable;
import org.plyscope.view.searchtree.node.NodeTip;

/** The figures of an agent's nodes, from its search through a file into table and tooltip. */
class NodeFiguresTest {
  @TempDir Path folder;

  @Test
  void figuresOfTheAgentAreInTableAndTipOfAReopenedTrace() {
    Path file = folder.resolve("uct.plytrace");
    TraceFiles.save(RealSearch.playouts(200), file);
    Trace trace = RealSearch.reopen(file);
    LoadedTree loaded = LoadedTree.of(trace, Iterations.of(trace), 0, Optional.empty());
    DataTable table = NodeTable.of(loaded.tree());
    int column = table.columns().indexOf("Exploration");
    assertThat(column).isPositive();
    assertThat(table.rows().get(0).get(column)).as("the root has none").isNull();
    assertThat((double) table.rows().get(1).get(column)).isPositive();
    MoveTexts texts = new MoveTexts(loaded.tree());
    assertThat(NodeTip.html(loaded, texts, 1)).contains("Exploration");
    assertThat(NodeTip.html(loaded, texts, 0)).doesNotContain("Exploration");
  }
}
