package org.plyscope.lab.trace;

import java.util.List;
import java.util.Map;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.lab.ScriptedAgents;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.testkit.CountdownGame;

/** Traces for tests of a game of three players. */
public final class SampleTraces {
  private SampleTraces() {}

  /** Starts a trace with a cap of nodes and without one of memory. */
  public static RecordedTrace recording(int cap) {
    return recording(spec(cap), Long.MAX_VALUE);
  }

  static RecordedTrace recording(SearchSpec spec, long bytes) {
    TraceOrigin origin = TraceOrigin.of(spec.agent().spec(), spec.limits(), spec.seed());
    return RecordedTrace.recording(spec.line(), origin, spec.traceCap(), spec.tracePolicy(), bytes);
  }

  public static SearchSpec spec(int cap) {
    Rules rules = Catalog.of(List.of(new CountdownGame())).rules("countdown", "three", Map.of());
    InstalledAgent agent = InstalledAgent.of(ScriptedAgents.greedy());
    return SearchSpec.of(Line.of(rules, "15/0"), agent, Limits.depth(4)).withSeed(3).withTrace(cap);
  }

  /** Records a full tree, depth first, as a search does. */
  public static void grow(TraceRecorder recorder, int parent, int order, int branching, int depth) {
    // Three moves are legal in every position that is reached.
    long move = parent == TraceRecorder.NO_PARENT ? MoveList.NONE : 1 + order % 3;
    int node = recorder.open(parent, move, order, 0);
    for (int i = 0; i < branching && depth > 0; i++) {
      grow(recorder, node, i, branching, depth - 1);
    }
    recorder.close(node, depth, Bound.EXACT, depth == 0 ? NodeEnd.LEAF : NodeEnd.EXPANDED, 0);
  }
}
