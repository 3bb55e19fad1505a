package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.testkit.games.TicTacToe;

/** The figures of UCT beyond the standard counts. */
class UctFiguresTest {
  private static final int ITERATIONS = 500;

  private final Rules rules = TicTacToe.standard();
  private final Explorations recorder = new Explorations();

  /** Keeps the exploration of every node, and which move of the root led to it. */
  private static final class Explorations implements TraceRecorder {
    private final Map<Integer, Double> numbers = new HashMap<>();
    private final Map<Long, Integer> children = new HashMap<>();
    private int opened;

    @Override
    public int open(int parent, long move, int order, int player) {
      if (parent == 0) {
        children.put(move, opened);
      }
      return opened++;
    }

    @Override
    public void window(int node, double alpha, double beta) {}

    @Override
    public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {}

    @Override
    public void visits(int node, long visits, double[] means) {}

    @Override
    public void values(int node, double[] values) {}

    @Override
    public void figure(int node, Figure figure, double number) {
      assertThat(figure).isSameAs(UctFigures.EXPLORATION);
      numbers.put(node, number);
    }
  }

  private SearchResult search(UctSettings settings) {
    SearchRequest request =
        SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(ITERATIONS))
            .withRecorder(recorder);
    return new UctSearch(rules, settings).search(request, SearchListener.NONE);
  }

  @Test
  void everyNodeButTheRootHasAnExploration() {
    SearchResult result = search(UctSettings.STANDARD);
    assertThat(recorder.numbers).hasSize(recorder.opened - 1).doesNotContainKey(0);
    for (Candidate candidate : result.candidates()) {
      // With Cp = 1/√2 the bound is the mean plus √(ln n / n_j).
      double expected = Math.sqrt(Math.log(ITERATIONS) / candidate.effort());
      assertThat(candidate.figures().number("exploration")).isCloseTo(expected, within(1e-12));
      assertThat(recorder.numbers.get(recorder.children.get(candidate.move())))
          .isCloseTo(expected, within(1e-12));
    }
  }

  @Test
  void thePlayoutsOfASearchHaveAMeanLength() {
    assertThat(search(UctSettings.STANDARD).figures().number("playout-length")).isBetween(3.0, 8.0);
    SearchResult brokenOff =
        search(
            UctSettings.of(
                s -> {
                  s.exploration = 1;
                  s.playoutPlies = 1;
                  s.treeNodes = 1;
                }));
    assertThat(brokenOff.figures().number("playout-length")).isEqualTo(1);
    assertThat(brokenOff.figures().text("playout-length")).isEqualTo("1 plies");
  }
}
