package org.plyscope.view.compare.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.Bar;
import org.plyscope.view.compare.Parts;

class ResultsTest {
  @Test
  void showsRatiosAsBars() throws Exception {
    Comparison comparison = comparison();
    Results results = new Results();
    results.show(comparison, 2);
    assertThat(results.getValueAt(0, 1)).hasToString("168");
    assertThat(results.getValueAt(1, 1)).hasToString("42");
    assertThat(results.getValueAt(0, 2)).hasToString("4.00 ×");
    assertThat(((Bar) results.getValueAt(0, 2)).fraction()).isEqualTo(1);
    assertThat(((Bar) results.getValueAt(1, 2)).fraction()).isEqualTo(0.25);
    assertThat(results.getValueAt(2, 1)).hasToString("–");
    assertThat(results.row(2).note()).contains("nobody");
    for (int column = 0; column < results.getColumnCount(); column++) {
      assertThat(results.getValueAt(0, column)).isInstanceOf(results.getColumnClass(column));
      assertThat(results.help(column)).isNotEmpty();
    }
  }

  @Test
  void theSharesOfAPlyMakeOne() throws Exception {
    Distribution distribution = new Distribution();
    distribution.show(comparison().cutoffs(0, 2));
    double sum = 0;
    for (int column = 3; column < distribution.getColumnCount(); column++) {
      sum += ((Bar) distribution.getValueAt(1, column)).value();
    }
    assertThat(sum).isBetween(0.999, 1.001);
    assertThat(distribution.getValueAt(0, 2)).hasToString("–");
  }

  @Test
  void numbersAreWrittenForPeople() {
    assertThat(Amount.speed(4_560_000)).hasToString("4.56 M");
    assertThat(Amount.speed(12_300)).hasToString("12.3 k");
    assertThat(Amount.time(0.85)).hasToString("850 ms");
    assertThat(Amount.time(12.34)).hasToString("12.3 s");
    assertThat(Amount.count(Double.NaN)).hasToString("–");
    assertThat(Amount.count(9)).isLessThan(Amount.count(10));
    assertThat(Bar.share(0.5)).hasToString("50.0 %");
    assertThat(Bar.share(1)).hasToString("100 %");
  }

  private static Comparison comparison() throws Exception {
    return Parts.compare(2, 0, "ulfhake/alphabeta-2", "ulfhake/alphabeta-5", "nobody");
  }
}
