package org.plyscope.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;

class ResultJsonTest {
  @Test
  void iterationsComeBackAsTheyWere() {
    SearchResult read = ResultJson.read(ResultJson.write(sample())).orElseThrow();
    assertThat(read.iterations()).hasSize(2);
    Iteration first = read.iterations().get(0);
    assertThat(first.depth()).isEqualTo(1);
    assertThat(first.finished()).isTrue();
    assertThat(first.value()).isEqualTo(0.5);
    assertThat(first.move()).isEqualTo(7);
    assertThat(first.nanos()).isEqualTo(1000);
    assertThat(first.counts().nodes(0)).isEqualTo(1);
    assertThat(read.iterations().get(1).value()).isNaN();
    assertThat(read.iterations().get(1).finished()).isFalse();
  }

  @Test
  void resultsWithoutIterationsCanBeRead() {
    JsonObject old = JsonParser.parseString(ResultJson.write(sample())).getAsJsonObject();
    assertThat(old.remove("iterations")).isNotNull();
    SearchResult read = ResultJson.read(old.toString()).orElseThrow();
    assertThat(read.move()).isEqualTo(7);
    assertThat(read.iterations()).isEmpty();
  }

  private static SearchResult sample() {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    return SearchResult.builder(7)
        .counts(counters.counts())
        .iterations(
            List.of(
                Iteration.finished(1, 0.5)
                    .withMove(7)
                    .withNanos(1000)
                    .withCounts(counters.counts()),
                Iteration.unfinished(2).withMove(7).withNanos(2000)))
        .build();
  }
}
