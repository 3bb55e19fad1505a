package org.plyscope.experiment.train;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.wire.FiguresForm;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/** Writes and reads the lines of a training. */
final class LogLines {
  private LogLines() {}

  static String of(TrainingLog.Taught taught) {
    Lesson lesson = taught.lesson();
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("lesson", lesson.number());
    form.put("games", lesson.games());
    form.put("steps", lesson.steps());
    if (!Double.isNaN(taught.seconds())) {
      form.put("seconds", Math.round(1000 * taught.seconds()) / 1000.0);
    }
    form.put("figures", FiguresForm.write(lesson.figures()));
    return WireText.line(form) + "\n";
  }

  static TrainingLog.Taught taught(WireObject form) {
    Lesson lesson =
        new Lesson(
            form.get("lesson").count(),
            form.get("games").count(),
            form.get("steps").count(),
            FiguresForm.read(form.get("figures")));
    double seconds = form.find("seconds").map(WireValue::number).orElse(Double.NaN);
    return new TrainingLog.Taught(lesson, seconds);
  }

  static String of(TrainingLog.Exam exam) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("lesson", exam.lesson());
    form.put("against", exam.opponent());
    form.put("score", exam.score().value());
    form.put("low", exam.score().low());
    form.put("high", exam.score().high());
    form.put("blocks", exam.score().count());
    return WireText.line(form) + "\n";
  }

  static TrainingLog.Exam exam(WireObject form) {
    WireValue score = form.get("score");
    double low = form.get("low").number();
    double high = form.get("high").number();
    int blocks = form.get("blocks").smallCount();
    Estimate estimate = score.checked(() -> estimate(score, low, high, blocks));
    return new TrainingLog.Exam(form.get("lesson").count(), form.get("against").text(), estimate);
  }

  private static Estimate estimate(WireValue score, double low, double high, int blocks) {
    double value = score.number();
    if (!(low <= value && value <= high)) {
      throw score.wrong("between 'low' and 'high'");
    }
    return new Estimate(value, low, high, blocks, "");
  }
}
