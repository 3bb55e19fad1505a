package org.plyscope.view.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.learn.TuningLog;
import org.plyscope.api.table.DataTable;

/** Generations are read by the headings of their table, in percent. */
class TuningCurveTest {
  @Test
  void aStepForEachGeneration() {
    List<TuningCurve.Step> steps = TuningCurve.of(PaperTunings.log(3, false));
    assertThat(steps).hasSize(3);
    assertThat(steps.get(2).at()).isEqualTo(3);
    assertThat(steps.get(2).best()).isCloseTo(56, within(1e-9));
    assertThat(steps.get(2).mean()).isEqualTo(50);
    assertThat(steps.get(2).spread()).isEqualTo(5);
  }

  @Test
  void withoutThatTableThereIsNothing() {
    DataTable other = new DataTable("x", List.of("y"), List.of());
    TuningLog none = new TuningLog("a", List.of(), List.of(other));
    assertThat(TuningCurve.of(none)).isEmpty();
  }
}
