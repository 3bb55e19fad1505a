package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.Lattices;
import org.plyscope.engine.montecarlo.PlayoutSettings.Judgement;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** RAVE together with the solver: paths that end at a proved leaf have no playout. */
class RaveSolverTest {
  private static final double ROUNDING = 1e-6;
  private static final int ITERATIONS = 120;

  private final Map<Integer, Long> visits = new HashMap<>();
  private final Map<Integer, Double> sums = new HashMap<>();

  @Test
  void aFirstLeafThatIsAFinishedGameEndsTheSearch() {
    Rules rules = TicTacToe.standard();
    UctSettings settings =
        UctSettings.of(
            s -> {
              s.solver = true;
              s.rave = 100;
            });
    SearchRequest request =
        SearchRequest.of(Line.of(rules, "xoxxoo.xo x"), Limits.NONE.withIterations(100));
    SearchResult result =
        assertTimeoutPreemptively(
            Duration.ofSeconds(30),
            () -> new UctSearch(rules, settings).search(request, SearchListener.NONE));
    assertThat(result.solved()).isTrue();
    assertThat(result.value()).isEqualTo(1);
  }

  /** Positions are judged at once, so that a path holds every move that its iteration made. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void aProvedLeafCreditsOnlyTheMovesOfItsOwnPath(int players) {
    int proved = 0;
    for (int seed = 0; seed < 12; seed++) {
      visits.clear();
      sums.clear();
      proved += proved(players, seed);
    }
    assertThat(proved).as("paths to proved leaves").isGreaterThan(50);
  }

  /** Checks all statistics after every iteration; returns how many paths ended at a proved leaf. */
  private int proved(int players, int seed) {
    Rules rules =
        Lattice.rules(
            Map.of("players", "" + players, "seed", "" + seed, "length", "7", "width", "3"));
    UctSettings settings =
        UctSettings.of(
            s -> {
              s.noPlayouts = true;
              s.judgement = Judgement.LOGISTIC;
              s.spread = 40;
              s.solver = true;
              s.rave = 50;
              s.exploration = 0.3;
            });
    UctParts parts = UctParts.plain().withEvaluation(Lattices.evaluation(rules));
    GrowingTree before = new GrowingTree(List.of());
    int proved = 0;
    for (int iterations = 1; iterations <= ITERATIONS; iterations++) {
      GrowingTree after = GrowingTree.of(rules, settings, parts, iterations);
      if (after.visits(0) == before.visits(0)) {
        // The root is proved.
        break;
      }
      List<Integer> way = after.way(before);
      learn(after, before, way, players);
      compare(after);
      int leaf = way.get(way.size() - 1);
      proved += after.nodes().get(leaf).figures.containsKey(UctFigures.PROVED) ? 1 : 0;
      before = after;
    }
    return proved;
  }

  private void learn(GrowingTree after, GrowingTree before, List<Integer> way, int players) {
    double[] outcome = after.gain(before, 0, players);
    for (int i = 0; i < way.size(); i++) {
      int player = after.nodes().get(way.get(i)).player;
      Set<Long> made = new HashSet<>();
      for (int later = i; later + 1 < way.size(); later++) {
        if (after.nodes().get(way.get(later)).player == player) {
          made.add(after.nodes().get(way.get(later + 1)).move);
        }
      }
      for (int child : after.children(way.get(i))) {
        if (made.contains(after.nodes().get(child).move)) {
          visits.merge(child, 1L, Long::sum);
          sums.merge(child, outcome[player], Double::sum);
        }
      }
    }
  }

  private void compare(GrowingTree tree) {
    for (int node = 1; node < tree.nodes().size(); node++) {
      Double mean = tree.nodes().get(node).figures.get(UctFigures.RAVE);
      if (visits.containsKey(node)) {
        assertThat(mean).isCloseTo(sums.get(node) / visits.get(node), within(ROUNDING));
      } else {
        assertThat(mean).as("credited only by other paths").isNull();
      }
    }
  }
}
