package org.plyscope.view.tuning.training;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.run.statistics.Estimate;

/** Trainings that learn nothing. */
public final class PaperTrainings implements Trainings {
  private static final Figure LOSS = Figure.of("value-loss", "Value loss");
  private static final Figure OTHER_LOSS = Figure.of("policy-loss", "Policy loss");
  private static final Figure ENTROPY = Figure.of("entropy", "Entropy").withUnit("nats");
  private static final Figure SCORE =
      Figure.of("sparring", "Sparring").withFormat(Figure.Format.PERCENT);

  final CountDownLatch trained = new CountDownLatch(1);
  final List<Order> begun = new CopyOnWriteArrayList<>();
  volatile List<Draft> samples = List.of();
  private volatile int lessons;

  PaperTrainings(int lessons) {
    this.lessons = lessons;
  }

  /** A log with the given number of lessons and a test after every tenth. */
  public static TrainingLog log(int lessons) {
    List<TrainingLog.Taught> taught = new ArrayList<>();
    List<TrainingLog.Exam> exams = new ArrayList<>();
    for (int i = 1; i <= lessons; i++) {
      Figures figures =
          Figures.NONE
              .with(LOSS, 1.0 / i)
              .with(OTHER_LOSS, -0.5 / i)
              .with(ENTROPY, 1.5 - i / 100.0)
              .with(SCORE, i / 100.0);
      taught.add(new TrainingLog.Taught(new Lesson(i, 200, 4000, figures), 0.5));
      if (i % 10 == 0) {
        double score = i / 100.0;
        Estimate estimate = new Estimate(score, score - 0.1, score + 0.1, 50, "");
        exams.add(new TrainingLog.Exam(i, "random", estimate));
        exams.add(new TrainingLog.Exam(i, "kalah-max", estimate));
      }
    }
    return new TrainingLog("kalah", "a3c", taught, exams);
  }

  void grow(int to) {
    lessons = to;
  }

  @Override
  public TrainingLog read(Path folder) {
    if (folder.endsWith("none")) {
      throw new InputException("There is no training in 'none'.");
    }
    return log(lessons);
  }

  @Override
  public List<Draft> samples() {
    return samples;
  }

  @Override
  public void check(Order order) {
    if (order.trainer().isBlank()) {
      throw new InputException("Choose a trainer.");
    }
  }

  @Override
  public Path proposed(Order order) {
    return Path.of("trainings", order.rules().game().id());
  }

  @Override
  public Path begin(Order order) {
    begun.add(order);
    return Path.of("begun");
  }

  @Override
  public void begin(Path folder, Order order) {
    throw new InputException("Not here.");
  }

  @Override
  public void train(Path folder, long until) {
    lessons = (int) until;
    trained.countDown();
  }
}
