package org.plyscope.view.compare.cutoff;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.ui.table.Bar;
import org.plyscope.view.compare.Parts;

class DistributionTest {
  private final Distribution distribution = new Distribution();

  @Test
  void theSharesOfAPlyMakeOne() throws Exception {
    distribution.showPlies(comparison().cutoffs(0, 2));
    assertThat(sum(1)).isBetween(0.999, 1.001);
    assertThat(distribution.getValueAt(0, 0)).isEqualTo("Ply 0");
    assertThat(distribution.getValueAt(0, 2)).hasToString("–");
  }

  @Test
  void allConfigurationsStandBelowEachOther() throws Exception {
    Comparison comparison = comparison();
    distribution.showAll(comparison, 2);
    assertThat(distribution.getRowCount()).isEqualTo(2);
    assertThat(distribution.getValueAt(1, 0))
        .isEqualTo(comparison.request().configurations().get(1));
    assertThat(sum(0)).isBetween(0.999, 1.001);
    assertThat(((Bar) distribution.getValueAt(1, 3)).value())
        .isEqualTo(comparison.rows(2).get(1).cutoffs().firstRate());
  }

  private double sum(int row) {
    double sum = 0;
    for (int column = 3; column < distribution.getColumnCount(); column++) {
      sum += ((Bar) distribution.getValueAt(row, column)).value();
    }
    return sum;
  }

  private static Comparison comparison() throws Exception {
    return Parts.compare(2, 0, "ulfhake/alphabeta-2", "ulfhake/alphabeta-5");
  }
}
