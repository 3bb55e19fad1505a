package org.plyscope.agent.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.mancala.judge.KalahHeuristics;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.testkit.TestParts;

class StudyAgentsTest {
  private static final Rules RULES = Solving.kalah(6, 4, "standard");
  private static final TestParts PARTS = TestParts.of(new StoreDifference(), new KalahHeuristics());

  static Stream<AgentFactory> factories() {
    return Stream.of(new KalahAlphaBetaAgents(), new KalahHeuristicAgents());
  }

  @ParameterizedTest
  @MethodSource("factories")
  void pruningChangesNothingButTheWork(AgentFactory factory) throws Exception {
    SplittableRandom random = new SplittableRandom(6);
    State state = RULES.initial();
    MoveList moves = new MoveList();
    for (int ply = 0; ply < 20 && state.moves(moves) > 0; ply++) {
      SearchResult pruned = search(factory, state, "deep");
      SearchResult full = search(factory, state, "none");
      assertThat(pruned.value()).as(state.position()).isEqualTo(full.value());
      assertThat(pruned.counts().nodes()).isLessThanOrEqualTo(full.counts().nodes());
      state.play(moves.get(random.nextInt(moves.size())));
    }
  }

  @ParameterizedTest
  @MethodSource("factories")
  void looksFourPliesAhead(AgentFactory factory) throws Exception {
    SearchResult result = search(factory, RULES.initial(), "none");
    assertThat(result.depth()).isEqualTo(4);
    assertThat(result.counts().nodes()).isEqualTo(1 + 6 + 35 + 185 + 942);
  }

  @Test
  void eachPublishedRunIsAPreset() {
    List<Preset> presets = new KalahHeuristicAgents().presets();
    assertThat(presets).hasSize(20);
    assertThat(presets.get(18).values())
        .containsEntry("evaluator", "kalah-heuristics[weights=run-19]");
    assertThat(presets.get(18).limits()).isEqualTo(Limits.depth(4));
  }

  /** Several openings bring one seed into the store. */
  @ParameterizedTest
  @MethodSource("factories")
  void equalMovesAreChosenAsAsked(AgentFactory factory) throws Exception {
    State state = RULES.parse("4,4,4,4,4,4/0 0,0,0,0,0,1/0 S");
    long first = search(factory, state, "ties", "first").move();
    long last = search(factory, state, "ties", "last").move();
    SearchResult full =
        search(
            factory,
            state,
            Map.of("pruning", "none", "depth", "1", "evaluator", "store-difference"));
    List<Long> best =
        full.candidates().stream()
            .filter(one -> one.value() == full.value())
            .map(Candidate::move)
            .sorted()
            .toList();
    assertThat(best).hasSizeGreaterThan(1);
    assertThat(first).isEqualTo(best.get(0));
    assertThat(last).isEqualTo(best.get(best.size() - 1));
  }

  @Test
  void heuristicSearchPlaysOtherSowingGamesByOtherHeuristics() {
    KalahHeuristicAgents ahm = new KalahHeuristicAgents();
    Rules oware = new OwareGame().rules(OptionValues.defaults(new OwareGame().options()));
    OptionValues none = OptionValues.defaults(ahm.options());
    assertThat(ahm.supports(oware)).isTrue();
    assertThat(ahm.completed(oware, none).texts()).containsEntry("evaluator", "sowing-heuristics");
    assertThat(ahm.completed(RULES, none).texts()).containsEntry("evaluator", "kalah-heuristics");
  }

  private static SearchResult search(AgentFactory factory, State state, String pruning)
      throws Exception {
    return search(factory, state, Map.of("pruning", pruning));
  }

  private static SearchResult search(AgentFactory factory, State state, String option, String value)
      throws Exception {
    return search(
        factory, state, Map.of(option, value, "depth", "1", "evaluator", "store-difference"));
  }

  private static SearchResult search(AgentFactory factory, State state, Map<String, String> options)
      throws Exception {
    OptionValues values =
        factory.completed(RULES, OptionValues.defaults(factory.options()).with(options));
    try (Agent agent = factory.create(PARTS.context(factory, RULES, values.changes()))) {
      return agent.search(
          SearchRequest.of(Line.of(RULES, state.position()), Limits.NONE), SearchListener.NONE);
    }
  }
}
