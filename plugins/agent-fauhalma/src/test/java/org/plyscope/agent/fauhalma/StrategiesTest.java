package org.plyscope.agent.fauhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

class StrategiesTest {
  private static final Rules TWO = FauhalmaRules.preset("star-2p");
  private static final Rules THREE = FauhalmaRules.preset("star-3p");

  @Test
  void strategy1StepsToTheNorthWestFirst() throws Exception {
    State state = TWO.initial();
    String first = text(state, TWO, "1");
    assertThat(first).isEqualTo("[[1,-4],[0,-3]]");
    state.play(state.parseMove(first));
    // The second player sees the board turned round: its north-west is south-east.
    assertThat(text(state, TWO, "1")).isEqualTo("[[-3,5],[-1,3]]");
  }

  @Test
  void strategy2MovesTheFarthestPeg() throws Exception {
    assertThat(text(TWO.initial(), TWO, "2")).isEqualTo("[[3,-5],[1,-3]]");
  }

  @Test
  void strategy2SeesTheBoardFromEverySeat() throws Exception {
    State state = THREE.initial();
    for (int player = 0; player < 3; player++) {
      assertThat(state.toMove()).isEqualTo(player);
      state.play(state.parseMove(text(state, THREE, "2")));
    }
    // By symmetry all three have made the same move in their own views.
    assertThat(state.position())
        .isEqualTo(turned(THREE, "[[3,-5],[1,-3]]", "[[2,3],[2,1]]", "[[-5,2],[-3,2]]"));
  }

  private static String turned(Rules rules, String... moves) {
    State state = rules.initial();
    for (String move : moves) {
      state.play(state.parseMove(move));
    }
    return state.position();
  }

  @Test
  void strategy2FallsBackToStrategy1AndSaysSo() throws Exception {
    // The farthest peg of A, at the bottom tip, is shut in.
    State state = TWO.initial();
    SplittableRandom random = new SplittableRandom(5);
    MoveList scratch = new MoveList();
    String comment = "";
    while (comment.isEmpty() && !state.over()) {
      SearchResult result = search(state, TWO, "2", 1);
      comment = result.comment();
      state.play(state.toMove() == 0 ? result.move() : state.randomMove(random, scratch));
    }
    assertThat(comment).isEqualTo("The farthest peg is out of moves; strategy 1 chose.");
  }

  @Test
  void aPositionSearchedBeforeIsKnown() throws Exception {
    try (Agent agent = agent(TWO, "4")) {
      SearchRequest request = SearchRequest.of(Line.of(TWO), Limits.depth(2));
      SearchResult first = agent.search(request, SearchListener.NONE);
      SearchResult second = agent.search(request, SearchListener.NONE);
      assertThat(first.comment()).isEmpty();
      assertThat(second.comment()).startsWith("Known");
      assertThat(second.move()).isEqualTo(first.move());
      assertThat(second.value()).isEqualTo(first.value());
    }
  }

  @Test
  void strategy4BeatsChance() throws Exception {
    State state = TWO.initial();
    SplittableRandom random = new SplittableRandom(11);
    MoveList scratch = new MoveList();
    try (Agent agent = agent(TWO, "4")) {
      while (!state.over()) {
        boolean first = state.toMove() == 0;
        SearchRequest request = SearchRequest.of(Line.of(TWO, state.position()), Limits.depth(2));
        state.play(
            first
                ? agent.search(request, SearchListener.NONE).move()
                : state.randomMove(random, scratch));
      }
    }
    double[] payoffs = new double[2];
    state.payoffs(payoffs);
    assertThat(payoffs).containsExactly(1, 0);
  }

  private static String text(State state, Rules rules, String strategy) throws Exception {
    return state.text(search(state, rules, strategy, 1).move());
  }

  private static SearchResult search(State state, Rules rules, String strategy, int depth)
      throws Exception {
    try (Agent agent = agent(rules, strategy)) {
      return agent.search(
          SearchRequest.of(Line.of(rules, state.position()), Limits.depth(depth)),
          SearchListener.NONE);
    }
  }

  private static Agent agent(Rules rules, String strategy) {
    FauhalmaAgents factory = new FauhalmaAgents();
    return factory.create(
        FauhalmaRules.parts().context(factory, rules, Map.of("strategy", strategy)));
  }
}
