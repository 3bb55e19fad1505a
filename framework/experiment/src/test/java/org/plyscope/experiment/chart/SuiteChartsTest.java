package org.plyscope.experiment.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SuiteChartsTest {
  @Test
  void linesAreNamedWithoutTheOptionsThatAreSwept() {
    assertThat(SuiteCharts.withoutSlots("ab {depth}  {tt}")).isEqualTo("ab");
    assertThat(SuiteCharts.withoutSlots("{depth} ab")).isEqualTo(" ab");
    assertThat(SuiteCharts.withoutSlots("ab {depth")).isEqualTo("ab {depth");
  }

  @Test
  @Timeout(20)
  void aNameThatIsAllGapsAndBracketsTakesNoLonger() {
    String gap = " ".repeat(400_000);
    assertThat(SuiteCharts.withoutSlots("ab" + gap)).hasSize(400_002);
    assertThat(SuiteCharts.withoutSlots("{".repeat(400_000))).hasSize(400_000);
  }
}
