package org.plyscope.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SearchChartsTest {
  @Test
  void linesAreNamedWithoutTheOptionsThatAreSwept() {
    assertThat(SearchCharts.withoutSlots("ab {depth}  {tt}")).isEqualTo("ab");
    assertThat(SearchCharts.withoutSlots("{depth} ab")).isEqualTo(" ab");
    assertThat(SearchCharts.withoutSlots("ab {depth")).isEqualTo("ab {depth");
  }

  @Test
  @Timeout(20)
  void aNameThatIsAllGapsAndBracketsTakesNoLonger() {
    String gap = " ".repeat(400_000);
    assertThat(SearchCharts.withoutSlots("ab" + gap)).hasSize(400_002);
    assertThat(SearchCharts.withoutSlots("{".repeat(400_000))).hasSize(400_000);
  }
}
