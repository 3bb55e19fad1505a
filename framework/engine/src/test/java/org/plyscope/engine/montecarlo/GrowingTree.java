package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.engine.CheckingRecorder;

/**
 * The tree of a Monte Carlo search after some iterations. Nodes have the same numbers in all trees
 * of the same search, and a tree differs from the one before by one way down.
 *
 * @param nodes the recorded nodes
 */
record GrowingTree(List<CheckingRecorder.Node> nodes) {
  private static final int SEED = 3;

  static GrowingTree of(Rules rules, UctSettings settings, UctParts parts, int iterations) {
    CheckingRecorder recorder = new CheckingRecorder();
    new UctSearch(rules, settings, () -> parts)
        .search(
            SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(iterations))
                .withSeed(SEED)
                .withRecorder(recorder),
            SearchListener.NONE);
    return new GrowingTree(recorder.nodes);
  }

  long visits(int node) {
    return node < nodes.size() ? nodes.get(node).visits : 0;
  }

  /** Returns the mean of what a node brought a player, 0 if it was not visited. */
  double mean(int node, int player) {
    return visits(node) == 0 ? 0 : nodes.get(node).values[player];
  }

  double[] sums(int node, int players) {
    return IntStream.range(0, players).mapToDouble(p -> mean(node, p) * visits(node)).toArray();
  }

  List<Integer> children(int node) {
    return IntStream.range(0, nodes.size())
        .filter(n -> nodes.get(n).parent == node)
        .boxed()
        .toList();
  }

  boolean grown(GrowingTree before, int node) {
    return visits(node) > before.visits(node);
  }

  /** Returns the way by which this tree differs from the one before, from the root on. */
  List<Integer> way(GrowingTree before) {
    List<Integer> way = new ArrayList<>();
    int node = 0;
    while (node >= 0) {
      way.add(node);
      node = children(node).stream().filter(c -> grown(before, c)).findAny().orElse(-1);
    }
    return way;
  }

  /** Returns the payoffs of the last iteration for each player at a node on its way. */
  double[] gain(GrowingTree before, int node, int players) {
    assertThat(visits(node)).isEqualTo(before.visits(node) + 1);
    double[] old = before.sums(node, players);
    double[] now = sums(node, players);
    return IntStream.range(0, players).mapToDouble(p -> now[p] - old[p]).toArray();
  }
}
