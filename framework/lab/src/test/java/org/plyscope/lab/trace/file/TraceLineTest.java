package org.plyscope.lab.trace.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.testkit.games.TicTacToe;

/** A trace knows the game that led to its root, in memory and in its file. */
class TraceLineTest {
  @TempDir Path folder;

  private final Catalog catalog = Catalog.of(List.of(new TicTacToe()));
  private final Line line = Line.of(TicTacToe.standard()).then(4, 0, 8);

  @Test
  void nodesGoOnWhereTheLineEnds() {
    Trace trace = trace();
    assertThat(trace.line(0)).isEqualTo(line);
    assertThat(trace.line(2)).isEqualTo(line.then(2, 6));
    assertThat(trace.line(2).position()).isEqualTo(trace.state(2).position());
    Selection selection = Selection.of(trace, 2);
    assertThat(selection.line()).isEqualTo(line.then(2, 6));
    assertThat(selection.lastMove()).isEqualTo(6);
    assertThat(Selection.of(trace, 0).lastMove()).isEqualTo(8);
  }

  @Test
  void lineStartsAnewAfterAPass() {
    RecordedTrace trace = RecordedTrace.recording(line, origin(), 10, TracePolicy.SAMPLE);
    int root = trace.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 1);
    int passed = trace.open(root, 2, 0, 1);
    int next = trace.open(passed, 6, 0, 0);
    trace.finish();

    assertThat(trace.line(passed)).isEqualTo(Line.of(line.rules(), trace.state(passed).position()));
    assertThat(trace.line(next)).isEqualTo(trace.line(passed).then(6));
    assertThat(Selection.of(trace, passed).lastMove()).as("still shown").isEqualTo(2);
  }

  @Test
  void lineComesBackFromTheFile() {
    Path file = folder.resolve("line.plytrace");
    TraceFiles.save(trace(), file);
    assertThat(TraceFiles.load(file, catalog).line()).isEqualTo(line);
  }

  private static TraceOrigin origin() {
    return TraceOrigin.of(AgentSpec.parse("test"), Limits.depth(2), 0);
  }

  private RecordedTrace trace() {
    RecordedTrace trace = RecordedTrace.recording(line, origin(), 10, TracePolicy.SAMPLE);
    int root = trace.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 1);
    int child = trace.open(root, 2, 0, 0);
    int leaf = trace.open(child, 6, 0, 1);
    for (int node : new int[] {leaf, child, root}) {
      trace.close(node, 0, Bound.EXACT, NodeEnd.EXPANDED, 0);
    }
    trace.finish();
    return trace;
  }
}
