package org.plyscope.agent.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

class TracesTest {
  @ParameterizedTest
  @ValueSource(strings = {"kalah-max", "kalah-perfect"})
  void everyNodeIsOpenedAndClosedOnce(String id) throws Exception {
    AgentFactory factory = id.equals("kalah-max") ? new KalahMaxAgents() : new KalahPerfectAgents();
    Rules rules = Solving.kalah(4, 3, "standard");
    Recorder recorder = new Recorder();
    try (Agent agent = Solving.agent(factory, rules, Map.of())) {
      SearchResult result =
          agent.search(
              SearchRequest.of(Line.of(rules), Limits.NONE).withRecorder(recorder),
              SearchListener.NONE);
      assertThat(recorder.closed).hasSizeGreaterThan(5).doesNotContain(0).containsOnly(1);
      assertThat(recorder.rootValues).contains(result.value());
    }
  }

  /** Counts how often each node was closed. */
  private static final class Recorder implements TraceRecorder {
    final List<Integer> closed = new ArrayList<>();
    final List<Integer> parents = new ArrayList<>();
    final List<Double> rootValues = new ArrayList<>();

    @Override
    public int open(int parent, long move, int order, int player) {
      assertThat(parent).isLessThan(closed.size());
      assertThat(parent == NO_PARENT || closed.get(parent) == 0).isTrue();
      closed.add(0);
      parents.add(parent);
      return closed.size() - 1;
    }

    @Override
    public void window(int node, double alpha, double beta) {
      assertThat(alpha).isLessThan(beta);
    }

    @Override
    public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {
      closed.set(node, closed.get(node) + 1);
      if (parents.get(node) == NO_PARENT) {
        rootValues.add(value);
      }
    }

    @Override
    public void visits(int node, long visits, double[] means) {
      throw new AssertionError("no Monte Carlo here");
    }

    @Override
    public void values(int node, double[] values) {
      throw new AssertionError("two players have one value");
    }
  }
}
