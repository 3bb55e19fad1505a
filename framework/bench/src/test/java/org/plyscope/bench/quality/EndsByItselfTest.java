package org.plyscope.bench.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.Catalog;

/** An agent that declares to need no limits ends without any. */
class EndsByItselfTest {
  private final Catalog catalog = ShippedParts.catalog();

  private final Rules rules = catalog.rules("kalah", "size-4-3", Map.of());

  @ParameterizedTest
  @CsvSource({
    "random, true",
    "first-move, true",
    "greedy, true",
    "kalah-max, true",
    "kalah-alphabeta, true",
    "kalah-ahm, true",
    "kalah-perfect, true",
    "kalah/verdict, true",
    "alpha-beta, false",
    "alpha-beta:depth-control=fixed, true",
    "alpha-beta:depth-control=adaptive, true",
    "alpha-beta:depth=3, true",
    "max-n, false",
    "max-n:depth-control=fixed, true",
    "paranoid, false",
    "paranoid:depth=4, true",
    "uct, false"
  })
  void whoSaysSoEnds(String text, boolean ends) throws Exception {
    InstalledAgent spec = catalog.agent(rules, text);
    assertThat(spec.endsByItself()).isEqualTo(ends);
    if (ends) {
      try (Agent agent = catalog.create(spec, rules)) {
        SearchResult result =
            agent.search(SearchRequest.of(Line.of(rules), Limits.NONE), SearchListener.NONE);
        assertThat(result.status()).isEqualTo(SearchResult.Status.COMPLETE);
      }
    }
  }
}
