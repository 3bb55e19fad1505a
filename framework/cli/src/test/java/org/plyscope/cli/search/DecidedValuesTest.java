package org.plyscope.cli.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.wire.ResultForm;
import org.plyscope.wire.WireText;

/** "win in 81" is 1900099919; a reader of the output need not know that. */
class DecidedValuesTest {
  private final State root = TicTacToe.standard().initial();

  private Map<String, Object> explained(SearchResult result) {
    return DecidedValues.explained(result, ResultForm.write(result, root));
  }

  @Test
  void aDecidedValueSaysOutcomeAndPlies() {
    SearchResult result =
        SearchResult.builder(4)
            .value(Value.WIN - 81)
            .candidates(
                List.of(Candidate.of(3).withValue(-(Value.WIN - 4), Bound.EXACT).withEffort(1)))
            .iterations(List.of(Iteration.finished(1, 0.25)))
            .build();
    Map<String, Object> form = explained(result);
    assertThat(form)
        .containsEntry("value", Value.WIN - 81)
        .containsEntry("outcome", "win")
        .containsEntry("plies", 81);
    assertThat(form.get("candidates").toString()).contains("outcome=loss, plies=4");
    assertThat(form.get("iterations").toString()).doesNotContain("outcome");
    SearchResult back = ResultForm.read(WireText.read(WireText.line(form), "result"), root);
    assertThat(back.value()).isEqualTo(result.value());
    assertThat(back.candidates()).isEqualTo(result.candidates());
  }

  @Test
  void aProvedDrawIsNamedToo() {
    SearchResult.Builder draw = SearchResult.builder(4).value(.5).values(new double[] {.5, .5});
    assertThat(explained(draw.build())).doesNotContainKey("outcome");
    assertThat(explained(draw.solved(true).build()))
        .containsEntry("outcome", "draw")
        .doesNotContainKey("plies");
  }

  @Test
  void valuesOfOtherNamesAreExplainedBesideThem() {
    assertThat(DecidedValues.explained(Map.of("bestValue", Value.WIN - 3)))
        .containsEntry("bestOutcome", "win")
        .containsEntry("bestPlies", 3);
  }
}
