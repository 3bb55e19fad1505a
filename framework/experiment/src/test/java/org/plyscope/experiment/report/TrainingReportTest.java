package org.plyscope.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.run.statistics.Estimate;

class TrainingReportTest {
  private static final Figure LOSS =
      Figure.of("value-loss", "Value loss").withHelp("How wrong the value was.");

  private static TrainingLog log(int lessons) {
    List<TrainingLog.Taught> taught = new ArrayList<>();
    for (int i = 1; i <= lessons; i++) {
      Figures figures = Figures.NONE.with(LOSS, 1.0 / i);
      taught.add(new TrainingLog.Taught(new Lesson(i, 100, 900, figures), 2));
    }
    Estimate score = new Estimate(0.75, 0.7, 0.8, 50, "");
    return new TrainingLog(
        "kalah", "a3c", taught, List.of(new TrainingLog.Exam(lessons, "random", score)));
  }

  @Test
  void thePageShowsScoresFiguresAndSpeed() {
    String page = TrainingReport.page("mine", log(250));
    assertThat(page)
        .contains("<h1>mine</h1>")
        .contains("250 lessons, 25,000 games, 8.3 minutes of training without tests.")
        .contains("Score in tests")
        .contains("75.0 %")
        .contains("How wrong the value was. One lesson in 3 is drawn.")
        .contains("Games per second");
  }

  @Test
  void aTrainingWithoutLessonsHasAPageToo() {
    TrainingLog none = new TrainingLog("kalah", "a3c", List.of(), List.of());
    assertThat(TrainingReport.page("mine", none)).contains("0 lessons").doesNotContain("<svg");
  }
}
