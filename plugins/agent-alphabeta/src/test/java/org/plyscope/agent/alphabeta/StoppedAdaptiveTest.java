package org.plyscope.agent.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchResult;

/** The moves of the adaptive agents when nodes run out in the middle of an attempt. */
class StoppedAdaptiveTest {
  /** On this board three plies take 3693 nodes, four take 25456 more, five would take 392875. */
  @ParameterizedTest
  @CsvSource({"3693, 3", "20000, 3", "29149, 4", "29500, 4", "60000, 4", "100000, 4", "340000, 4"})
  void theDepthFinishedLastDecides(long nodes, int depth) throws Exception {
    State midgame = Ulfhake.board("midgame-surrogate");
    SearchResult stopped = Ulfhake.search("adaptive-2", midgame, Limits.nodes(nodes));
    SearchResult finished = Ulfhake.search("alphabeta-6", midgame, Limits.depth(depth));
    assertThat(stopped.status()).isEqualTo(SearchResult.Status.LIMIT);
    assertThat(stopped.depth()).isEqualTo(depth);
    assertThat(stopped.counts().nodes()).isEqualTo(nodes);
    assertThat(stopped.value()).isEqualTo(finished.value());
    assertThat(stopped.line()).isEqualTo(finished.line());
  }
}
