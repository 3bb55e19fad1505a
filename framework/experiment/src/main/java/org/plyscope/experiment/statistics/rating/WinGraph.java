package org.plyscope.experiment.statistics.rating;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The graph of wins and ties. Ratings are bounded if every entrant can be reached from every other.
 */
final class WinGraph {
  private final BitSet[] beaten;

  private WinGraph(int entrants) {
    beaten = new BitSet[entrants];
    for (int i = 0; i < entrants; i++) {
      beaten[i] = new BitSet();
    }
  }

  static WinGraph of(int entrants, Set<SeatedResult> results) {
    WinGraph graph = new WinGraph(entrants);
    for (SeatedResult result : results) {
      for (int i = 0; i < result.seats(); i++) {
        for (int j = 0; j < result.seats(); j++) {
          if (i != j && result.payoff(i) >= result.payoff(j)) {
            graph.beaten[result.entrant(i)].set(result.entrant(j));
          }
        }
      }
    }
    return graph;
  }

  /** Returns whether a chain of wins or ties leads from every entrant to every other. */
  boolean isConnected() {
    return reached(false).cardinality() == beaten.length
        && reached(true).cardinality() == beaten.length;
  }

  /** Returns the entrants that did not beat or tie another. */
  List<Integer> winless() {
    return IntStream.range(0, beaten.length).filter(i -> beaten[i].isEmpty()).boxed().toList();
  }

  /** Returns the entrants that were not beaten or tied by another. */
  List<Integer> unbeaten() {
    BitSet all = new BitSet();
    for (BitSet some : beaten) {
      all.or(some);
    }
    return IntStream.range(0, beaten.length).filter(i -> !all.get(i)).boxed().toList();
  }

  private BitSet reached(boolean backwards) {
    BitSet reached = new BitSet();
    Deque<Integer> next = new ArrayDeque<>(List.of(0));
    while (!next.isEmpty()) {
      int entrant = next.pop();
      if (!reached.get(entrant)) {
        reached.set(entrant);
        for (int other = 0; other < beaten.length; other++) {
          if (backwards ? beaten[other].get(entrant) : beaten[entrant].get(other)) {
            next.push(other);
          }
        }
      }
    }
    return reached;
  }
}
