package org.plyscope.agent.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.agent.montecarlo.expansion.DepthCap;
import org.plyscope.agent.montecarlo.expansion.NodeCap;
import org.plyscope.agent.montecarlo.expansion.PlayerCap;
import org.plyscope.agent.montecarlo.expansion.ProgressiveWidening;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.games.Lattice;

/** The shipped expansion rules give the root as many children as they say, and all at once too. */
class CapsTest {
  private static final Rules RULES =
      Lattice.rules(Map.of("players", "3", "length", "30", "width", "7"));
  private static final TestParts PARTS =
      TestParts.of(new DepthCap(), new NodeCap(), new PlayerCap(), new ProgressiveWidening());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cap-by-depth[root=2,least=1] | one | 300 | 2",
        "cap-by-depth[root=2,least=1] | all | 300 | 2",
        "cap-by-player[own=3,others=1] | one | 300 | 3",
        "cap-by-nodes[early=2,late=4,from=100] | one | 50 | 2",
        "cap-by-nodes[early=2,late=4,from=100] | one | 500 | 4",
        "cap-by-nodes[early=2,late=4,from=100] | all | 500 | 4",
        "progressive-widening[factor=1,exponent=0.1] | one | 500 | 2",
        "progressive-widening[factor=1,exponent=0.2] | one | 500 | 4",
        "progressive-widening[factor=1,exponent=0.2] | all | 500 | 4"
      })
  void theRootGetsAsManyChildrenAsItsRuleAllows(
      String rule, String expansion, int iterations, int children) throws InterruptedException {
    UctAgents factory = new UctAgents();
    Map<String, String> options = Map.of("expansion-rule", rule, "expansion", expansion);
    try (Agent agent = factory.create(PARTS.context(factory, RULES, options))) {
      SearchResult result =
          agent.search(
              SearchRequest.of(Line.of(RULES), Limits.NONE.withIterations(iterations)).withSeed(5),
              SearchListener.NONE);
      assertThat(result.candidates().stream().filter(one -> one.effort() > 0).count())
          .isEqualTo(children);
    }
  }
}
