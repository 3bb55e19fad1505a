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
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.engine.CheckingRecorder;
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

  /** A recorded tree; nodes have the same numbers in all trees of the same search. */
  private record Tree(List<CheckingRecorder.Node> nodes) {
    static Tree of(Rules rules, double exploration, int iterations) {
      CheckingRecorder recorder = new CheckingRecorder();
      new UctSearch(
              rules,
              UctSettings.builder()
                  .exploration(exploration)
                  .playoutPlies(0)
                  .treeNodes(1_000_000)
                  .build())
          .search(
              SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(iterations))
                  .withSeed(3)
                  .withRecorder(recorder),
              SearchListener.NONE);
      return new Tree(recorder.nodes);
    }

    long visits(int node) {
      return node < nodes.size() ? nodes.get(node).visits : 0;
    }

    double[] sums(int node, int players) {
      return IntStream.range(0, players)
          .mapToDouble(p -> visits(node) == 0 ? 0 : nodes.get(node).values[p] * visits(node))
          .toArray();
    }

    List<Integer> children(int node) {
      return IntStream.range(0, nodes.size())
          .filter(n -> nodes.get(n).parent == node)
          .boxed()
          .toList();
    }

    /** The mean of the player who chooses, plus Cp·√(2 ln n / n_j). */
    double bound(int child, double exploration) {
      CheckingRecorder.Node parent = nodes.get(nodes.get(child).parent);
      return nodes.get(child).values[parent.player]
          + exploration * Math.sqrt(2 * Math.log((double) parent.visits) / visits(child));
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 0", "2, 0.2", "2, 0.7071", "2, 3", "3, 0.7071", "4, 0.3", "5, 1.5"})
  void everyWayDownIsTheOneOfTheFormula(int players, double exploration) {
    Rules rules = rules(players);
    Tree before = Tree.of(rules, exploration, 1);
    int chosen = 0;
    for (int iterations = 2; iterations <= ITERATIONS; iterations++) {
      Tree after = Tree.of(rules, exploration, iterations);
      chosen += checkStep(rules, before, after, exploration);
      before = after;
    }
    assertThat(chosen).as("choices by the formula").isGreaterThan(ITERATIONS / 2);
  }

  /** Follows the one way by which two trees differ; returns how often the formula had a choice. */
  private static int checkStep(Rules rules, Tree before, Tree after, double exploration) {
    State state = rules.initial();
    double[] outcome = gain(before, after, 0, rules.players());
    int chosen = 0;
    int onTheWay = 1;
    int child = grownChild(before, after, 0);
    for (int node = 0; child >= 0; child = grownChild(before, after, node)) {
      List<Integer> known = before.children(node);
      if (known.size() == state.moves(new MoveList())) {
        double best =
            known.stream().mapToDouble(c -> before.bound(c, exploration)).max().orElseThrow();
        assertThat(before.bound(child, exploration)).isCloseTo(best, within(ROUNDING));
        chosen++;
      } else {
        assertThat(child).as("a move without a child gets one").isEqualTo(before.nodes.size());
      }
      assertThat(gain(before, after, child, rules.players()))
          .as("the outcome goes to every node on the way")
          .containsExactly(outcome, within(ROUNDING));
      state.play(after.nodes.get(child).move);
      node = child;
      onTheWay++;
    }
    assertThat(IntStream.range(0, after.nodes.size()).filter(n -> grown(before, after, n)).count())
        .isEqualTo(onTheWay);
    if (state.over()) {
      double[] payoffs = new double[rules.players()];
      state.payoffs(payoffs);
      assertThat(outcome).containsExactly(payoffs, within(ROUNDING));
    }
    return chosen;
  }

  private static boolean grown(Tree before, Tree after, int node) {
    return after.visits(node) > before.visits(node);
  }

  private static int grownChild(Tree before, Tree after, int node) {
    return after.children(node).stream().filter(c -> grown(before, after, c)).findAny().orElse(-1);
  }

  private static double[] gain(Tree before, Tree after, int node, int players) {
    assertThat(after.visits(node)).isEqualTo(before.visits(node) + 1);
    double[] old = before.sums(node, players);
    double[] now = after.sums(node, players);
    return IntStream.range(0, players).mapToDouble(p -> now[p] - old[p]).toArray();
  }

  /** What a node has beyond its children is the playout it was added for. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6})
  void rewardsAddUpForEveryPlayer(int players) {
    Tree tree = Tree.of(rules(players), 0.7, 2000);
    for (int node = 0; node < tree.nodes.size(); node++) {
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
            .map(exploration -> mostVisited(Tree.of(TicTacToe.standard(), exploration, 2000)))
            .toArray();
    assertThat(largest).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    assertThat(largest[0]).isGreaterThan(1500);
    assertThat(largest[3]).isLessThan(300);
  }

  private static double mostVisited(Tree tree) {
    return tree.children(0).stream().mapToLong(tree::visits).max().orElseThrow();
  }

  private static Rules rules(int players) {
    return players == 2
        ? TicTacToe.standard()
        : Lattice.rules(Map.of("players", "" + players, "seed", "7", "width", "4"));
  }
}
