package org.plyscope.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.Lattices;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.alphabeta.OrderingAids.History;
import org.plyscope.engine.alphabeta.TableSettings.Replacement;

/** How much each technique does on one position: none may become idle unnoticed. */
class TechniquesTest {
  private static final int DEPTH = 7;
  private static final Rules RULES = Lattices.rules(1, 40, 8);

  @ParameterizedTest
  @CsvSource({
    "no pruning, 50158, 0",
    "shallow pruning, 10486, 0",
    "deep pruning, 5472, 0",
    "strict cuts, 5714, 0",
    "principal variation, 3396, 68",
    "aspiration, 2299, 5",
    "table, 2106, 0",
    "table move, 589, 0",
    "killers, 2229, 0",
    "counter-moves, 2694, 0",
    "history after, 5398, 0",
    "history before, 6490, 0",
    "quiescence, 8308, 0",
    "late move reduction, 3780, 77",
    "futility, 3672, 0",
    "razoring, 1944, 0"
  })
  void nodesAndRepeatedSearches(String technique, long nodes, long researches) {
    SearchResult result =
        Lattices.search(RULES, settings(technique), SearchPlan.DEEPENING)
            .search(SearchRequest.of(Line.of(RULES), Limits.depth(DEPTH)), SearchListener.NONE);
    Counts counters = result.counts();
    assertThat(result.depth()).isEqualTo(DEPTH);
    assertThat(counters.nodes()).as("nodes").isEqualTo(nodes);
    assertThat(counters.researches()).as("repeated searches").isEqualTo(researches);
  }

  /** Where a position was searched deeper before, hardly more than its root is left to look at. */
  @ParameterizedTest
  @CsvSource({"false, 428", "true, 31"})
  void aTableMayTrustDeeperSearches(boolean deeperToo, long nodes) {
    AlphaBetaSearch search =
        Lattices.search(
            RULES,
            AlphaBetaSettings.PLAIN.with(s -> s.table = table(deeperToo)),
            SearchPlan.DEEPENING);
    search.search(SearchRequest.of(Line.of(RULES), Limits.depth(DEPTH)), SearchListener.NONE);
    SearchResult again =
        search.search(SearchRequest.of(Line.of(RULES), Limits.depth(5)), SearchListener.NONE);
    assertThat(again.counts().nodes()).isEqualTo(nodes);
  }

  /** The same position may be worth something else after another move, so nothing is kept. */
  @Test
  void theTableOfAKeptAgentForgetsWhenTheGameGoesOn() {
    AlphaBetaSettings settings = AlphaBetaSettings.PLAIN.with(s -> s.table = table(true));
    AlphaBetaSearch kept = Lattices.search(RULES, settings, SearchPlan.DEEPENING);
    Line line = Line.of(RULES);
    for (int ply = 0; ply < 3; ply++) {
      SearchRequest request = SearchRequest.of(line, Limits.depth(5));
      SearchResult result = kept.search(request, SearchListener.NONE);
      SearchResult fresh =
          Lattices.search(RULES, settings, SearchPlan.DEEPENING)
              .search(request, SearchListener.NONE);
      assertThat(result.counts().nodes()).isEqualTo(fresh.counts().nodes());
      assertThat(result.counts().stored()).isEqualTo(fresh.counts().stored());
      assertThat(result.value()).isEqualTo(fresh.value());
      line = line.then(result.move());
    }
  }

  private static AlphaBetaSettings settings(String technique) {
    AlphaBetaSettings plain = AlphaBetaSettings.PLAIN;
    AlphaBetaSettings tabled = plain.with(s -> s.table = table(false));
    return switch (technique) {
      case "no pruning" -> plain.with(s -> s.pruning = Pruning.NONE);
      case "shallow pruning" -> plain.with(s -> s.pruning = Pruning.SHALLOW);
      case "deep pruning" -> plain;
      case "strict cuts" -> plain.with(s -> s.strictCuts = true);
      case "principal variation" -> plain.with(s -> s.windows(true, 0));
      case "aspiration" -> plain.with(s -> s.windows(false, 10));
      case "table" -> tabled;
      case "table move" ->
          tabled.with(s -> s.aids = new OrderingAids(true, false, false, History.OFF));
      case "killers" -> plain.with(s -> s.aids = new OrderingAids(false, true, false, History.OFF));
      case "counter-moves" ->
          plain.with(s -> s.aids = new OrderingAids(false, false, true, History.OFF));
      case "history after" -> plain.with(s -> s.aids = history(History.AFTER_ORDERER));
      case "history before" -> plain.with(s -> s.aids = history(History.BEFORE_ORDERER));
      case "quiescence" -> plain.with(s -> s.quiescence = 3);
      case "late move reduction" -> plain.with(s -> s.unsound = new UnsoundCuts(2, 0, 0, 0));
      case "futility" -> plain.with(s -> s.unsound = new UnsoundCuts(0, 10, 0, 0));
      case "razoring" -> plain.with(s -> s.unsound = new UnsoundCuts(0, 0, 30, 0));
      default -> throw new IllegalArgumentException(technique);
    };
  }

  private static OrderingAids history(History history) {
    return new OrderingAids(false, false, false, history);
  }

  private static TableSettings table(boolean deeperToo) {
    return new TableSettings(4, Replacement.TWO_TIER, deeperToo);
  }
}
