package org.plyscope.bench.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.option.AgentSpec;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceOrigin;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.lab.trace.file.TraceFiles;

/** A small trace file of any game: all lines of two plies, with everything a trace can hold. */
final class TraceSample {
  private static final int NODES = 1_000;

  private TraceSample() {}

  static byte[] of(Line line, Path scratch) {
    Path file = scratch.resolve("sample" + TraceFiles.EXTENSION);
    RecordedTrace trace =
        RecordedTrace.recording(
            line,
            TraceOrigin.of(AgentSpec.of("sample"), Limits.depth(2), 1),
            NODES,
            TracePolicy.SAMPLE);
    SearchCounters counters = new SearchCounters();
    record(trace, line.state(), TraceRecorder.NO_PARENT, MoveList.NONE, 0, counters);
    MoveList moves = new MoveList();
    line.state().moves(moves);
    SearchResult result =
        SearchResult.builder(moves.get(0)).value(0.5).counts(counters.counts()).build();
    try {
      TraceFiles.save(trace.finish(), result, file, () -> false);
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException("the search is never cancelled", e);
    }
  }

  private static void record(
      RecordedTrace trace, State state, int parent, long move, int ply, SearchCounters counters) {
    int node = trace.open(parent, move, 0, state.toMove());
    counters.node(ply);
    if (ply < 2 && !state.over()) {
      MoveList moves = new MoveList();
      int count = state.moves(moves);
      for (int i = 0; i < count; i++) {
        state.play(moves.get(i));
        record(trace, state, node, moves.get(i), ply + 1, counters);
        state.undo();
      }
      trace.close(node, 1, Bound.EXACT, NodeEnd.EXPANDED, 0);
    } else {
      trace.window(node, -1, 1);
      trace.close(node, 0.5, Bound.EXACT, NodeEnd.LEAF, 0);
    }
  }
}
