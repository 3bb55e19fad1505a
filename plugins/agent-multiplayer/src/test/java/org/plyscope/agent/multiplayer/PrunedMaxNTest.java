package org.plyscope.agent.multiplayer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchResult;
import org.plyscope.testkit.Walks;

/** In a real game pruned max^n returns the value of the full tree, and searches less of it. */
class PrunedMaxNTest {
  @ParameterizedTest
  @CsvSource({"2, 4", "3, 4", "4, 4", "6, 3"})
  void prunedSearchesSayWhatTheFullTreeSays(int players, int depth) throws Exception {
    Rules rules = Stars.six(players);
    long full = 0;
    long shallow = 0;
    long speculative = 0;
    for (int plies = 0; plies < 90; plies += 29) {
      State state = Walks.walked(rules, 11, plies);
      if (state.over()) {
        continue;
      }
      SearchResult plain = search(rules, state, depth, "none");
      SearchResult cut = search(rules, state, depth, "shallow");
      SearchResult speculated = search(rules, state, depth, "speculative");
      assertThat(Arrays.stream(plain.values()).sum()).isBetween(99.999, 100.001);
      assertThat(cut.values()).as(state.position()).isEqualTo(plain.values());
      assertThat(cut.line()).isEqualTo(plain.line());
      assertThat(speculated.values()).as(state.position()).isEqualTo(plain.values());
      assertThat(speculated.line()).isEqualTo(plain.line());
      full += plain.counts().nodes();
      shallow += cut.counts().nodes();
      speculative += speculated.counts().nodes();
    }
    assertThat(shallow).isLessThanOrEqualTo(full);
    if (players <= 3) {
      assertThat(speculative).as("nodes of the full tree: %d", full).isLessThan(full);
    }
  }

  private static SearchResult search(Rules rules, State state, int depth, String pruning)
      throws Exception {
    Map<String, String> options = new HashMap<>();
    options.put("evaluator", "hex-distance");
    options.put("ordering", "largest-gain");
    options.put("value", "share");
    options.put("ties", "first");
    options.put("cap", "6");
    options.put("pruning", pruning);
    return Stars.search(new MaxNAgents(), rules, state, depth, options, null);
  }
}
