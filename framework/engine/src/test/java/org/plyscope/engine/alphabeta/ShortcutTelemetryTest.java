package org.plyscope.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.engine.CheckingRecorder;
import org.plyscope.engine.Lattices;
import org.plyscope.engine.SearchPlan;

/** Moves that unsound cuts leave out, and repeated searches, show in counters and traces. */
class ShortcutTelemetryTest {
  private static final int DEPTH = 6;

  private final Rules rules = Lattices.rules(3, 40, 8);
  private final CheckingRecorder trace = new CheckingRecorder();

  private Counts search(AlphaBetaSettings settings) {
    return search(settings, SearchPlan.fixed(DEPTH));
  }

  private Counts search(AlphaBetaSettings settings, SearchPlan plan) {
    return Lattices.search(rules, settings, plan)
        .search(
            SearchRequest.of(Line.of(rules), Limits.depth(DEPTH)).withRecorder(trace),
            SearchListener.NONE)
        .counts();
  }

  @Test
  void aPlainSearchTakesNoShortcuts() {
    Counts counters = search(AlphaBetaSettings.PLAIN);
    for (Shortcut kind : Shortcut.values()) {
      assertThat(counters.shortcuts(kind)).isZero();
    }
    assertThat(counters.researches()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3})
  void futileMovesAreCountedAndSkippedInTheTrace(int quiescence) {
    Counts counters =
        search(
            AlphaBetaSettings.PLAIN.with(
                s -> {
                  s.quiescence = quiescence;
                  s.unsound = new UnsoundCuts(0, 2, 0, 0);
                }));
    long futile = 0;
    for (int i = 0; i < trace.nodes.size(); i++) {
      CheckingRecorder.Node node = trace.nodes.get(i);
      boolean searched = node.end == NodeEnd.EXPANDED || node.end == NodeEnd.CUTOFF;
      if (searched && node.ply < DEPTH) {
        int legal = trace.state(rules, node).moves(new MoveList());
        int tried = children(i).size();
        assertThat(tried + node.skipped).isEqualTo(legal);
        futile += (node.end == NodeEnd.CUTOFF ? node.tried : legal) - tried;
      }
    }
    assertThat(counters.shortcuts(Shortcut.FUTILE)).isEqualTo(futile).isPositive();
    assertThat(counters.shortcuts(Shortcut.FUTILE, DEPTH - 1)).isEqualTo(futile);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3})
  void razoredNodesAreCountedAndPrunedInTheTrace(int quiescence) {
    Counts counters =
        search(
            AlphaBetaSettings.PLAIN.with(
                s -> {
                  s.quiescence = quiescence;
                  s.unsound = new UnsoundCuts(0, 0, 3, 0);
                }));
    long tried = 0;
    for (int i = 0; i < trace.nodes.size(); i++) {
      CheckingRecorder.Node node = trace.nodes.get(i);
      if (node.end == NodeEnd.PRUNED) {
        int legal = trace.state(rules, node).moves(new MoveList());
        assertThat(children(i).size() + node.skipped).isEqualTo(legal);
        tried += children(i).size();
      }
    }
    for (int ply = 0; ply < counters.plies(); ply++) {
      assertThat(trace.ply(ply).stream().filter(n -> n.end == NodeEnd.PRUNED).count())
          .isEqualTo(counters.shortcuts(Shortcut.RAZORED, ply));
    }
    assertThat(counters.shortcuts(Shortcut.RAZORED)).isPositive();
    long expanded = trace.nodes.stream().filter(n -> n.children > 0).count();
    long leaves = IntStream.range(0, counters.plies()).mapToLong(counters::leaves).sum();
    assertThat(expanded + leaves).isEqualTo(counters.nodes());
    assertThat(tried > 0).as("quiescence tried moves of pruned nodes").isEqualTo(quiescence > 0);
  }

  @Test
  void reducedMovesAreCounted() {
    Counts counters =
        search(AlphaBetaSettings.PLAIN.with(s -> s.unsound = new UnsoundCuts(1, 0, 0, 0)));
    long reduced = counters.shortcuts(Shortcut.REDUCED);
    assertThat(reduced).isPositive();
    assertThat(counters.researches(Research.REDUCTION)).isPositive().isLessThan(2 * reduced);
    assertThat(counters.researches()).isEqualTo(counters.researches(Research.REDUCTION));
  }

  @Test
  void repeatedSearchesAreCountedByTheirCause() {
    Counts variation = search(AlphaBetaSettings.PLAIN.with(s -> s.windows(true, 0)));
    assertThat(variation.researches(Research.PRINCIPAL_VARIATION))
        .isEqualTo(variation.researches())
        .isEqualTo(searchedAgain())
        .isPositive();
    Counts aspiration =
        search(AlphaBetaSettings.PLAIN.with(s -> s.windows(false, 1)), SearchPlan.DEEPENING);
    assertThat(aspiration.researches(Research.ASPIRATION))
        .isEqualTo(aspiration.researches())
        .isPositive();
    Counts all =
        search(
            AlphaBetaSettings.PLAIN.with(
                s -> {
                  s.windows(true, 1);
                  s.unsound = new UnsoundCuts(1, 0, 0, 0);
                }),
            SearchPlan.DEEPENING);
    assertThat(List.of(Research.PRINCIPAL_VARIATION, Research.REDUCTION, Research.ASPIRATION))
        .allMatch(cause -> all.researches(cause) > 0);
    assertThat(all.researches(Research.OTHER)).isZero();
  }

  /** Returns the places of the moves that were searched below a node. */
  private Set<Integer> children(int parent) {
    Set<Integer> orders = new HashSet<>();
    for (int i = parent + 1; i < trace.nodes.size(); i++) {
      if (trace.nodes.get(i).parent == parent) {
        orders.add(trace.nodes.get(i).order);
      }
    }
    return orders;
  }

  private long searchedAgain() {
    Set<List<Integer>> seen = new HashSet<>();
    return trace.nodes.stream()
        .filter(n -> n.ply > 0 && !seen.add(List.of(n.parent, n.order)))
        .count();
  }
}
