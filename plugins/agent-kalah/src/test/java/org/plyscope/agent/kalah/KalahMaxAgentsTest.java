package org.plyscope.agent.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.testkit.AgentContract;

class KalahMaxAgentsTest extends AgentContract {
  @Override
  protected AgentFactory factory() {
    return new KalahMaxAgents();
  }

  @Override
  protected Rules rules() {
    return Solving.kalah(6, 4, "standard");
  }

  @Test
  void followsExtraTurns() throws Exception {
    SearchResult result = search("0,1,0,0,2,1/0 4,4,4,4,4,4/0 S", 0);
    assertThat(result.value()).isEqualTo(8);
    assertThat(result.move()).isEqualTo(5);
  }

  @Test
  void keepsTheSeedsLeftInMind() throws Exception {
    assertThat(search("1,0,0,0,0,1/5 1,0,0,0,0,0/3 S", 0).value()).isEqualTo(6);
    assertThat(search("1,0,0,0,1,0/5 2,0,0,0,0,0/3 S", 0).value()).isEqualTo(9);
  }

  @Test
  void theSeedBreaksTies() throws Exception {
    Set<Long> moves = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      moves.add(search("1,0,1,0,1,0/0 4,0,4,0,4,0/0 S", seed).move());
    }
    assertThat(moves).containsExactlyInAnyOrder(0L, 2L, 4L);
  }

  /** By following its turns it would empty the last house first. */
  @Test
  void asPrintedItLooksAtOneMoveAndTakesTheLastOfEquals() throws Exception {
    Map<String, String> printed = factory().presets().get(0).values();
    SearchResult result = search("0,1,0,0,2,1/0 4,4,4,4,4,4/0 S", 0, printed);
    assertThat(result.value()).isEqualTo(5);
    assertThat(result.move()).isEqualTo(1);
    for (int seed = 0; seed < 5; seed++) {
      String equal = "1,0,1,0,1,0/0 4,0,4,0,4,0/0 S";
      assertThat(search(equal, seed, printed).move()).isEqualTo(4);
      assertThat(search(equal, seed, Map.of("ties", "first")).move()).isZero();
    }
  }

  @Test
  void playsAnySowingGame() throws Exception {
    Rules oware = new OwareGame().rules(OptionValues.defaults(new OwareGame().options()));
    assertThat(factory().supports(oware)).isTrue();
    try (Agent agent = Solving.agent(factory(), oware, Map.of())) {
      Line line = Line.of(oware, "0,0,0,0,0,1/0 1,4,0,0,0,0/0 S");
      SearchResult result = agent.search(SearchRequest.of(line, Limits.NONE), SearchListener.NONE);
      assertThat(result.value()).isEqualTo(2);
    }
  }

  private SearchResult search(String position, long seed) throws Exception {
    return search(position, seed, Map.of());
  }

  private SearchResult search(String position, long seed, Map<String, String> options)
      throws Exception {
    try (Agent agent = Solving.agent(factory(), rules(), options)) {
      return agent.search(
          SearchRequest.of(Line.of(rules(), position), Limits.NONE).withSeed(seed),
          SearchListener.NONE);
    }
  }
}
