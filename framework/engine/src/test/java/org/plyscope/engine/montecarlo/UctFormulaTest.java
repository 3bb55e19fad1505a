package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/**
 * Every step of a Monte Carlo search, worked out again. The same search with one iteration more
 * differs by one way down the tree, which must be the one the formula picks, and by one outcome,
 * which must be added to every node on that way.
 */
class UctFormulaTest {
  private static final double ROUNDING = 1e-9;
  private static final int ITERATIONS = 150;

  private static GrowingTree tree(Rules rules, double exploration, int iterations) {
    UctSettings settings =
        UctSettings.of(
            s -> {
              s.exploration = exploration;
              s.playoutPlies = 0;
              s.treeNodes = 1_000_000;
            });
    return GrowingTree.of(rules, settings, UctParts.plain(), iterations);
  }

  /** The mean of the player who chooses, plus Cp·√(2 ln n / n_j). */
  private static double bound(GrowingTree tree, int child, double exploration) {
    int parent = tree.nodes().get(child).parent;
    return tree.mean(child, tree.nodes().get(parent).player)
        + exploration * Math.sqrt(2 * Math.log((double) tree.visits(parent)) / tree.visits(child));
  }

  @ParameterizedTest
  @CsvSource({"2, 0", "2, 0.2", "2, 0.7071", "2, 3", "3, 0.7071", "4, 0.3", "5, 1.5"})
  void everyWayDownIsTheOneOfTheFormula(int players, double exploration) {
    Rules rules = rules(players);
    GrowingTree before = tree(rules, exploration, 1);
    int chosen = 0;
    for (int iterations = 2; iterations <= ITERATIONS; iterations++) {
      GrowingTree after = tree(rules, exploration, iterations);
      chosen += checkStep(rules, before, after, exploration);
      before = after;
    }
    assertThat(chosen).as("choices by the formula").isGreaterThan(ITERATIONS / 2);
  }

  /** Follows the one way by which two trees differ; returns how often the formula had a choice. */
  private static int checkStep(
      Rules rules, GrowingTree before, GrowingTree after, double exploration) {
    State state = rules.initial();
    double[] outcome = after.gain(before, 0, rules.players());
    List<Integer> way = after.way(before);
    int chosen = 0;
    for (int i = 1; i < way.size(); i++) {
      int child = way.get(i);
      List<Integer> known = before.children(way.get(i - 1));
      if (known.size() == state.moves(new MoveList())) {
        double best =
            known.stream().mapToDouble(c -> bound(before, c, exploration)).max().orElseThrow();
        assertThat(bound(before, child, exploration)).isCloseTo(best, within(ROUNDING));
        chosen++;
      } else {
        assertThat(child).as("a move without a child gets one").isEqualTo(before.nodes().size());
      }
      assertThat(after.gain(before, child, rules.players()))
          .as("the outcome goes to every node on the way")
          .containsExactly(outcome, within(ROUNDING));
      state.play(after.nodes().get(child).move);
    }
    assertThat(IntStream.range(0, after.nodes().size()).filter(n -> after.grown(before, n)).count())
        .isEqualTo(way.size());
    if (state.over()) {
      double[] payoffs = new double[rules.players()];
      state.payoffs(payoffs);
      assertThat(outcome).containsExactly(payoffs, within(ROUNDING));
    }
    return chosen;
  }

  /** The excess of a node over its children is the playout it was added for. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6})
  void rewardsAddUpForEveryPlayer(int players) {
    GrowingTree tree = tree(rules(players), 0.7, 2000);
    for (int node = 0; node < tree.nodes().size(); node++) {
      List<Integer> children = tree.children(node);
      if (!children.isEmpty()) {
        double[] own = tree.sums(node, players);
        for (int child : children) {
          double[] part = tree.sums(child, players);
          IntStream.range(0, players).forEach(p -> own[p] -= part[p]);
        }
        assertThat(DoubleStream.of(own).boxed()).allMatch(x -> x > -1e-6 && x < 1 + 1e-6);
        // Places are spread evenly from 0 to 1, so a game is worth half a point a player.
        double expected = node == 0 ? 0 : players / 2.0;
        assertThat(DoubleStream.of(own).sum()).isCloseTo(expected, within(1e-6));
      }
    }
  }

  @Test
  void theMoreExplorationTheMoreEvenTheVisits() {
    double[] largest =
        DoubleStream.of(0, 0.3, 1, 10)
            .map(exploration -> mostVisited(tree(TicTacToe.standard(), exploration, 2000)))
            .toArray();
    assertThat(largest).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    assertThat(largest[0]).isGreaterThan(1500);
    assertThat(largest[3]).isLessThan(300);
  }

  private static double mostVisited(GrowingTree tree) {
    return tree.children(0).stream().mapToLong(tree::visits).max().orElseThrow();
  }

  private static Rules rules(int players) {
    return players == 2
        ? TicTacToe.standard()
        : Lattice.rules(Map.of("players", "" + players, "seed", "7", "width", "4"));
  }
}
