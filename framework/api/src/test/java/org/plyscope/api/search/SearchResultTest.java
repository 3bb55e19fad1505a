package org.plyscope.api.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Claim.Outcome;
import org.plyscope.api.measure.Value;

/** The outcome of a solved result, whatever its unit. */
class SearchResultTest {
  private static Outcome outcome(double value, double... values) {
    return SearchResult.builder(1).value(value).values(values).solved(true).build().outcome();
  }

  @Test
  void signsOfMarginsAreOutcomes() {
    assertThat(outcome(6)).isEqualTo(Outcome.WIN);
    assertThat(outcome(0)).isEqualTo(Outcome.DRAW);
    assertThat(outcome(-(Value.WIN - 4))).isEqualTo(Outcome.LOSS);
  }

  @Test
  void ofTwoPayoffsTheLargerWins() {
    assertThat(outcome(1, 0, 1)).isEqualTo(Outcome.WIN);
    assertThat(outcome(.5, .5, .5)).isEqualTo(Outcome.DRAW);
    assertThat(outcome(0, 0, 1)).isEqualTo(Outcome.LOSS);
    assertThat(outcome(-3, 3, -3)).isEqualTo(Outcome.LOSS);
  }

  @Test
  void whatIsNotProvedHasNoOutcome() {
    assertThat(SearchResult.builder(1).value(6).build().outcome()).isEqualTo(Outcome.UNKNOWN);
    assertThat(outcome(Double.NaN)).isEqualTo(Outcome.UNKNOWN);
  }

  @Test
  void aBuilderOfAResultKeepsEverythingElse() {
    SearchResult result =
        SearchResult.builder(5)
            .status(SearchResult.Status.LIMIT)
            .value(3)
            .values(new double[] {3, -3})
            .depth(4)
            .nanos(6)
            .line(new long[] {5, 7})
            .comment("why")
            .iterations(List.of(Iteration.finished(4, 3)))
            .candidates(List.of(Candidate.of(5)))
            .build();
    SearchResult timed = result.toBuilder().nanos(9).build();
    assertThat(timed.nanos()).isEqualTo(9);
    assertThat(timed).usingRecursiveComparison().ignoringFields("nanos").isEqualTo(result);
  }
}
