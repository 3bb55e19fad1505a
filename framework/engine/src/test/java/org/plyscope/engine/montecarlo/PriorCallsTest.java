package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.CheckingRecorder;
import org.plyscope.engine.montecarlo.SelectionSettings.Rule;
import org.plyscope.testkit.games.TicTacToe;

/** A prior may be a network, so it is asked once per node that gets children. */
class PriorCallsTest {
  private final Rules rules = TicTacToe.standard();
  private final CheckingRecorder trace = new CheckingRecorder();
  private final CountingPrior prior = new CountingPrior();

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aPriorIsAskedOncePerNodeWithChildren(boolean all) {
    UctSettings settings = puct(s -> s.expandAll = all);
    search(settings, Line.of(rules), 3000);
    long parents = trace.nodes.stream().filter(node -> node.children > 0).count();
    assertThat(parents).isGreaterThan(100);
    assertThat(prior.total()).isEqualTo((int) parents);
  }

  /** Numbers of the search that asked the prior again for every child. */
  @Test
  void theTreeIsTheSameAsWithAPriorAskedForEveryChild() {
    SearchResult result = search(puct(s -> s.firstPlay = 0.6), Line.of(rules), 3000);
    assertThat(trace.nodes).hasSize(1361);
    assertThat(efforts(result)).containsExactly("2:388", "6:2612");
  }

  /** A tree of one megabyte has no room for all weights; then the prior is asked again. */
  @Test
  void aSmallMemoryChangesNoResult() {
    SearchResult large =
        search(
            puct(
                s -> {
                  s.exploration = 20;
                  s.treeNodes = 18_000;
                }),
            Line.of(rules),
            30_000);
    int calls = prior.total();
    prior.calls.clear();
    trace.nodes.clear();
    SearchResult small =
        search(
            puct(
                s -> {
                  s.exploration = 20;
                  s.treeNodes = 18_000;
                  s.megabytes = 1;
                }),
            Line.of(rules),
            30_000);
    assertThat(efforts(small)).isEqualTo(efforts(large));
    assertThat(prior.total()).isGreaterThan(calls);
  }

  /** The facts about a node are kept when the tree is kept for the next move. */
  @Test
  void aKeptTreeKeepsItsWeights() {
    UctSettings settings = puct(s -> s.keepTree = true);
    UctSearch search = new UctSearch(rules, settings, this::parts);
    Line line = Line.of(rules);
    SearchResult first = search(search, line, 2000);
    Map<String, Integer> before = new HashMap<>(prior.calls);
    trace.nodes.clear();
    SearchResult second = search(search, line.then(first.move()), 1);
    assertThat(second.candidates()).isNotEmpty();
    State state = rules.initial();
    state.play(first.move());
    assertThat(prior.calls.get(state.position())).isEqualTo(before.get(state.position()));
  }

  private UctSettings puct(Consumer<UctSettings.Draft> change) {
    return UctSettings.of(
        s -> {
          s.rule = Rule.PUCT;
          s.exploration = 1.5;
          change.accept(s);
        });
  }

  private UctParts parts() {
    return UctParts.plain().withPrior(prior);
  }

  private SearchResult search(UctSettings settings, Line line, int iterations) {
    return search(new UctSearch(rules, settings, this::parts), line, iterations);
  }

  private SearchResult search(UctSearch search, Line line, int iterations) {
    return search.search(
        SearchRequest.of(line, Limits.NONE.withIterations(iterations))
            .withSeed(6)
            .withRecorder(trace),
        SearchListener.NONE);
  }

  private static List<String> efforts(SearchResult result) {
    return result.candidates().stream()
        .sorted(Comparator.comparingLong(Candidate::move))
        .map(c -> c.move() + ":" + c.effort())
        .toList();
  }

  /** Prefers some moves, and counts how often it is asked about each position. */
  private static final class CountingPrior implements Prior {
    private final Map<String, Integer> calls = new HashMap<>();

    @Override
    public void weights(State state, MoveList moves, double[] weights) {
      calls.merge(state.position(), 1, Integer::sum);
      for (int i = 0; i < moves.size(); i++) {
        weights[i] = 1 + moves.get(i) % 4;
      }
    }

    int total() {
      return calls.values().stream().mapToInt(n -> n).sum();
    }
  }
}
