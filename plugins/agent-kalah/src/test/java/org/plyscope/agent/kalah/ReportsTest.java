package org.plyscope.agent.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;

class ReportsTest {
  private final Rules rules = Solving.kalah(4, 3, "standard");

  @Test
  void reportsSayWhatIsProvedOfEachMove() throws Exception {
    Map<Long, Double> exact = new HashMap<>();
    Solving.solve(rules, rules.initial(), "all")
        .candidates()
        .forEach(c -> exact.put(c.move(), c.value()));
    List<SearchResult> reports = new ArrayList<>();
    try (Agent agent = Solving.agent(new KalahPerfectAgents(), rules, Map.of())) {
      agent.search(SearchRequest.of(Line.of(rules), Limits.NONE), SearchListener.of(reports::add));
    }
    List<Candidate> said =
        reports.stream().flatMap(report -> report.candidates().stream()).toList();
    assertThat(said).isNotEmpty();
    for (Candidate candidate : said) {
      double margin = exact.get(candidate.move());
      assertThat(candidate.bound()).isIn(Bound.LOWER, Bound.UPPER);
      if (candidate.bound() == Bound.LOWER) {
        assertThat(candidate.value()).isLessThanOrEqualTo(margin);
      } else {
        assertThat(candidate.value()).isGreaterThanOrEqualTo(margin);
      }
    }
  }
}
