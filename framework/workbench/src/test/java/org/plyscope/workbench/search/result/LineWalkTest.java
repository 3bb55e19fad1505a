package org.plyscope.workbench.search.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.ui.line.PlayedLine;

class LineWalkTest {
  private final Line start = Line.of(TicTacToe.standard());
  private final SearchResult result =
      SearchResult.builder(4)
          .line(new long[] {4, 0, 8})
          .value(1)
          .candidates(
              List.of(
                  Candidate.of(4).withValue(1, Bound.EXACT),
                  Candidate.of(2).withValue(0, Bound.UPPER)))
          .build();

  /** Two iterations; the tree ends one move before the line does. */
  private Trace trace() {
    RecordedTrace trace =
        RecordedTrace.recording(
            start,
            TraceOrigin.of(AgentSpec.parse("searcher"), Limits.depth(2), 0),
            100,
            TracePolicy.SAMPLE);
    for (int depth = 1; depth <= 2; depth++) {
      int root = trace.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 0);
      int best = trace.open(root, 4, 0, 1);
      if (depth == 2) {
        int reply = trace.open(best, 0, 0, 0);
        trace.close(reply, 1, Bound.EXACT, NodeEnd.LEAF, 0);
      }
      trace.close(best, 1, Bound.EXACT, NodeEnd.EXPANDED, 0);
      int other = trace.open(root, 2, 1, 1);
      int refutes = trace.open(other, 6, 0, 0);
      trace.close(refutes, 0, Bound.EXACT, NodeEnd.LEAF, 0);
      trace.close(other, 0, Bound.UPPER, NodeEnd.CUTOFF, 3);
      trace.close(root, 1, Bound.EXACT, NodeEnd.EXPANDED, 0);
    }
    return trace.finish();
  }

  @Test
  void stepsAreNodesOfTheTreeAsFarAsItGoes() {
    Trace trace = trace();
    LineWalk walk = LineWalk.of(start, result, Optional.of(trace));
    assertThat(walk.line().text()).startsWith("1. ");
    assertThat(walk.line().steps()).extracting(PlayedLine.Step::node).containsExactly(5, 6, -1);
    Selection first = walk.at(walk.line(), 0);
    assertThat(first.node()).isEqualTo(5);
    assertThat(first.result()).contains(result);
    assertThat(first.line()).isEqualTo(start.then(4));
  }

  @Test
  void movesComeFromTheTreeWhenTheAgentReportsNone() {
    SearchResult silent = SearchResult.builder(4).value(1).build();
    LineWalk walk = LineWalk.of(start, silent, Optional.of(trace()));
    assertThat(walk.candidates())
        .containsExactly(
            Candidate.of(4).withValue(1, Bound.EXACT).withEffort(2),
            Candidate.of(2).withValue(0, Bound.UPPER).withEffort(2));
    assertThat(walk.lines(8)).hasSize(2);
    assertThat(LineWalk.of(start, silent, Optional.empty()).candidates()).isEmpty();
  }

  @Test
  void stepsGoOnAndBackToThePositionSearched() {
    LineWalk walk = LineWalk.of(start, result, Optional.of(trace()));
    Selection at = Selection.of(start).withResult(result);
    for (int step = 0; step < 3; step++) {
      at = walk.step(at, 1).orElseThrow();
      assertThat(walk.place(walk.line(), at)).isEqualTo(step);
    }
    assertThat(walk.step(at, 1)).as("the end of the line").isEmpty();
    at = walk.step(at, -1).orElseThrow();
    assertThat(at.node()).isEqualTo(6);
    at = walk.step(walk.step(at, -1).orElseThrow(), -1).orElseThrow();
    assertThat(at.line()).isEqualTo(start);
    assertThat(walk.step(at, -1)).isEmpty();
  }

  @Test
  void fromElsewhereAStepLeadsBackToTheStart() {
    LineWalk walk = LineWalk.of(start, result, Optional.empty());
    Selection away = Selection.of(start.then(1)).withResult(result);
    assertThat(walk.step(away, 1).orElseThrow().line()).isEqualTo(start);
  }

  @Test
  void everyCandidateHasTheLineTheTreeKnows() {
    LineWalk walk = LineWalk.of(start, result, Optional.of(trace()));
    List<PlayedLine> lines = walk.lines(8);
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0)).isEqualTo(walk.line());
    assertThat(lines.get(1).moves()).containsExactly(2, 6);
    assertThat(walk.node(2)).isEqualTo(7);
    assertThat(walk.node(5)).isEqualTo(PlayedLine.NO_NODE);
    assertThat(LineWalk.of(start, result, Optional.empty()).lines(1).get(0).moves())
        .containsExactly(4, 0, 8);
  }

  @Test
  void aTreeOfAnotherPositionIsNotUsed() {
    Line elsewhere = start.then(1);
    LineWalk walk = LineWalk.of(elsewhere, result, Optional.of(trace()));
    assertThat(walk.line().steps()).allMatch(s -> s.node() == PlayedLine.NO_NODE);
  }
}
