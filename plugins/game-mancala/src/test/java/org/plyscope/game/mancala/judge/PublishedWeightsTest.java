package org.plyscope.game.mancala.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.kalah.KalahGame;

/** Table 3 of the study, as printed: run, weights of H1 to H10, fitness. */
class PublishedWeightsTest {
  private static final Rules RULES =
      new KalahGame().rules(OptionValues.defaults(new KalahGame().options()));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1: 0.322 0.124 0.442 1 0.665 0.657 0.776 0.585 0.127 0.263 -> 57.3",
        "2: 0.136 0.195 0.671 1 0.561 0.548 0.848 0.676 0.278 0.371 -> 58.4",
        "3: 0.356 0.303 0.366 1 0.413 0.669 0.943 0.639 0.153 0.159 -> 59.5",
        "4: 0.046 0.286 0.438 1 0.659 0.656 0.741 1 0.116 0.112 -> 59.7",
        "5: 0.301 0.163 0.526 1 0.428 0.887 0.984 0.829 0.392 0.399 -> 63.9",
        "6: 0.274 0 0.418 1 0.462 1 0.855 0.452 0.391 0.366 -> 60.3",
        "7: 0.354 0.197 0.325 1 0.491 0.621 1 0.754 0.272 0.257 -> 61.4",
        "8: 0.245 0.285 0.398 1 0.673 0.584 0.969 0.167 0.319 0.378 -> 61.2",
        "9: 0.379 0.376 0.714 1 0.632 0.797 0.991 0 0.219 0.159 -> 60.7",
        "10: 0.225 0.283 0.576 1 0.644 0.778 0.936 0.987 0.229 0.214 -> 64.9",
        "11: 0.148 0.212 0.777 1 0.637 0.629 0.814 0.654 0.128 0.384 -> 62.1",
        "12: 0.142 0.081 0.474 1 0.653 0.512 0.715 0.594 0.246 0.247 -> 59.9",
        "13: 0.121 0.324 0.434 1 0.466 0.514 0.824 0.632 0.314 0.125 -> 58.3",
        "14: 0.021 0.241 0.339 1 0.599 0.642 0.825 0.586 0.261 0.382 -> 60.5",
        "15: 0.136 0.078 0.317 1 0.437 0.579 0.768 0.993 0.194 0.375 -> 60.9",
        "16: 0.123 0.124 0.314 1 0.413 0.532 1 0.914 0.122 0.339 -> 64.3",
        "17: 0.212 0.388 0.393 1 0.664 0.527 0.957 0.467 0.365 0.326 -> 65.2",
        "18: 0.336 0.132 0.682 1 0.696 0.667 0.748 0.229 0.111 0.229 -> 68.6",
        "19: 0.225 0.122 0.654 1 0.484 0.694 0.918 0.667 0.194 0.297 -> 68.7",
        "20: 0.234 0.266 0.465 1 0.415 0.527 0.962 0.332 0.349 0.329 -> 66.2"
      })
  void everyRunHasItsWeights(String row) {
    String run = "run-" + row.substring(0, row.indexOf(':'));
    List<BigDecimal> weights =
        Stream.of(row.substring(row.indexOf(':') + 1, row.indexOf("->")).strip().split(" "))
            .map(BigDecimal::new)
            .toList();
    assertThat(weights).hasSize(10);
    assertThat(PublishedWeights.of(run))
        .containsExactly(
            weights.stream().mapToInt(w -> w.movePointRight(3).intValueExact()).toArray());
    Map<String, String> single = new HashMap<>(Map.of("weights", "custom"));
    for (int i = 0; i < weights.size(); i++) {
      single.put("w" + (i + 1), weights.get(i).toPlainString());
    }
    for (int seed = 0; seed < 5; seed++) {
      assertThat(value(Map.of("weights", run), seed)).isEqualTo(value(single, seed));
    }
  }

  @Test
  void thereAreTwentyRuns() {
    assertThat(PublishedWeights.names()).hasSize(21).contains("run-1", "run-20", "custom");
  }

  private static int value(Map<String, String> options, long seed) {
    KalahHeuristics heuristics = new KalahHeuristics();
    OptionValues values = OptionValues.defaults(heuristics.options()).with(options);
    State state = RULES.initial();
    MoveList moves = new MoveList();
    SplittableRandom random = new SplittableRandom(seed);
    for (int ply = 0; ply < 12; ply++) {
      state.moves(moves);
      state.play(moves.get(random.nextInt(moves.size())));
    }
    return heuristics.create(RULES, values).value(state, 0);
  }
}
