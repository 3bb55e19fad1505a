package org.plyscope.agent.fauhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Preset;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/** Strategies 3 to 5 search as the study describes: its depths, its orderings, its table. */
class LookAheadTest {
  private static final Rules TWO = FauhalmaRules.preset("star-2p");
  private static final String MIDDLE =
      "v1 A: 1,-3 2,-4 0,-1 2,-5 1,-1; B: -3,4 -2,3 -1,2 0,0 -2,5; move: A; ply: 12";

  @ParameterizedTest
  @CsvSource({
    "3, star-2p, hops-first, 5",
    "4, star-2p, distance-to-target, 3",
    "5, star-3p, distance-to-target, 4"
  })
  void withoutFurtherOptionsItIsTheStudys(String strategy, String board, String ordering, int depth)
      throws Exception {
    Rules rules = FauhalmaRules.preset(board);
    SearchResult plain = search(rules, Map.of("strategy", strategy), Limits.NONE);
    SearchResult named =
        search(rules, Map.of("strategy", strategy, "ordering", ordering), Limits.NONE);
    SearchResult other =
        search(rules, Map.of("strategy", strategy, "ordering", "largest-gain"), Limits.NONE);
    assertThat(plain.depth()).isEqualTo(depth);
    assertThat(plain.counts().nodes())
        .isEqualTo(named.counts().nodes())
        .isNotEqualTo(other.counts().nodes());
    assertThat(plain.value()).isEqualTo(other.value());
    Preset preset = preset("fauhalma/strategy-" + strategy);
    assertThat(preset.limits()).isEqualTo(Limits.depth(depth));
    SearchResult byPreset = search(rules, preset.values(), preset.limits());
    assertThat(byPreset.counts().nodes()).isEqualTo(plain.counts().nodes());
    assertThat(byPreset.move()).isEqualTo(plain.move());
  }

  @ParameterizedTest
  @CsvSource({"1, '[[1,-4],[0,-3]]'", "2, '[[3,-5],[1,-3]]'"})
  void thePresetsOfTheDirectStrategies(String strategy, String move) throws Exception {
    Preset preset = preset("fauhalma/strategy-" + strategy);
    State state = TWO.initial();
    assertThat(state.text(search(TWO, preset.values(), preset.limits()).move())).isEqualTo(move);
  }

  @Test
  void strategy3TriesHopsBeforeSteps() throws Exception {
    RootOrder order = new RootOrder();
    State state = TWO.parse(MIDDLE);
    try (Agent agent = agent(TWO, Map.of("strategy", "3"))) {
      agent.search(
          SearchRequest.of(Line.of(TWO, MIDDLE), Limits.depth(1)).withRecorder(order),
          SearchListener.NONE);
    }
    List<Boolean> hops =
        order.moves.stream().map(move -> hops(state.path(move)[0], end(state, move))).toList();
    assertThat(hops).contains(true, false);
    assertThat(hops.subList(hops.indexOf(false), hops.size())).containsOnly(false);
  }

  private static int end(State state, long move) {
    int[] path = state.path(move);
    return path[path.length - 1];
  }

  /** A step is one of the six neighbours. */
  private static boolean hops(int from, int to) {
    Cells cells = new Cells(TWO);
    return cells.steps(from, to) > 1;
  }

  private static SearchResult search(Rules rules, Map<String, String> options, Limits limits)
      throws Exception {
    try (Agent agent = agent(rules, options)) {
      return agent.search(SearchRequest.of(Line.of(rules), limits), SearchListener.NONE);
    }
  }

  private static Preset preset(String id) {
    return new FauhalmaAgents()
        .presets().stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
  }

  private static Agent agent(Rules rules, Map<String, String> options) {
    FauhalmaAgents factory = new FauhalmaAgents();
    return factory.create(FauhalmaRules.parts().context(factory, rules, options));
  }

  /** Notes the moves of the root in the order they are tried. */
  private static final class RootOrder implements TraceRecorder {
    private final List<Long> moves = new ArrayList<>();
    private int nodes;

    @Override
    public int open(int parent, long move, int order, int player) {
      if (parent == 0) {
        assertThat(order).isEqualTo(moves.size());
        moves.add(move);
      }
      return nodes++;
    }

    @Override
    public void window(int node, double alpha, double beta) {}

    @Override
    public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {}

    @Override
    public void visits(int node, long visits, double[] means) {}

    @Override
    public void values(int node, double[] values) {}
  }
}
