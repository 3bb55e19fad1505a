package @package@;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.testkit.AgentContract;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.games.TicTacToe;

/** The contract covers every agent; the tests below cover this one. */
class @class@Test extends AgentContract {
  @Override
  protected AgentFactory factory() {
    return new @class@();
  }

  @Override
  protected Rules rules() {
    return TicTacToe.standard();
  }

  @Test
  void searchesAllMovesToTheDepth() throws Exception {
    AgentFactory factory = factory();
    try (Agent agent =
        factory.create(TestParts.none().context(factory, rules(), java.util.Map.of()))) {
      SearchResult result =
          agent.search(
              SearchRequest.of(Line.of(rules()), Limits.depth(2)), SearchListener.NONE);
      assertThat(result.counts().nodes()).isEqualTo(1 + 9 + 9 * 8);
      assertThat(result.value()).isEqualTo(7);
      assertThat(result.figures().number("width")).isPositive();
    }
  }
}
