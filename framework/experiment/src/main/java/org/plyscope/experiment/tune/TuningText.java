package org.plyscope.experiment.tune;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.run.statistics.Estimate;

/** The result of a tuning in sentences, for the terminal, the report and the window alike. */
public final class TuningText {
  private final TuningPlan plan;
  private final TuningResult result;

  /** Creates the sentences. */
  public TuningText(TuningPlan plan, TuningResult result) {
    this.plan = plan;
    this.result = result;
  }

  /** Returns all sentences. */
  public List<String> sentences() {
    List<String> sentences = new ArrayList<>(List.of(effort()));
    if (result.tests().isEmpty()) {
      sentences.add(
          "There was no test, so its strength is unknown: the best of many candidates always looks"
              + " better than it is.");
    }
    result.tests().forEach(test -> sentences.add(sentence(test)));
    return sentences;
  }

  /** Describes how many candidates were tried to find it. */
  public String effort() {
    int repetitions = plan.extent().repetitions();
    String how =
        repetitions == 1
            ? ""
            : " in %d repetitions, of which number %d won the play-off"
                .formatted(repetitions, result.chosen() + 1);
    return "Best of %d candidates (%d distinct) by %s, after %d games%s."
        .formatted(
            result.candidates(), result.distinct(), plan.method().text(), result.games(), how);
  }

  /** Describes the result against one opponent. */
  public static String sentence(TuningResult.Test test) {
    Estimate score = test.score();
    if (!score.isKnown()) {
      return "No game of the test against " + test.against() + " was finished.";
    }
    String verdict =
        score.low() > 0.5
            ? "better"
            : score.high() < 0.5 ? "worse" : "the difference is not significant";
    return "In held-out games it scores %.1f %% [%.1f, %.1f] against %s in %d game sets: %s."
        .formatted(
            100 * score.value(),
            100 * score.low(),
            100 * score.high(),
            test.against(),
            score.count(),
            verdict);
  }
}
