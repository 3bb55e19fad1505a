package org.plyscope.api.learn.log;

import java.util.List;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.run.statistics.Estimate;

/**
 * How a training has gone so far. Built by hosts, immutable.
 *
 * @param game the game
 * @param trainer the trainer, with options
 * @param lessons the lessons in order
 * @param exams the tests of models on the way, in order
 */
public record TrainingLog(String game, String trainer, List<Taught> lessons, List<Exam> exams) {
  /**
   * Copies the lists.
   *
   * @param game the game
   * @param trainer the trainer
   * @param lessons the lessons
   * @param exams the tests of models
   */
  public TrainingLog {
    lessons = List.copyOf(lessons);
    exams = List.copyOf(exams);
  }

  /**
   * A lesson and how long it took.
   *
   * @param lesson the lesson
   * @param seconds how long it took; NaN if unknown
   */
  public record Taught(Lesson lesson, double seconds) {}

  /**
   * The result of a model against one opponent.
   *
   * @param lesson after which lesson
   * @param opponent the text of the agent it played against
   * @param score its share of the points, with an interval
   */
  public record Exam(long lesson, String opponent, Estimate score) {}
}
