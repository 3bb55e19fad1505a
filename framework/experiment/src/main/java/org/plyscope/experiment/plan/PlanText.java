package org.plyscope.experiment.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.schedule.Lineup;

/** Describes in sentences the size and power of an experiment. */
public final class PlanText {
  private final Experiment experiment;

  /** Puts a plan into words. */
  public PlanText(Experiment experiment) {
    this.experiment = experiment;
  }

  /** Describes the games and the differences they can show. */
  public List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    if (experiment.tournament().isSuite()) {
      sentences.add(suite());
    } else {
      sentences.add(games());
      sentences.addAll(new Power(experiment).sentences());
    }
    return sentences;
  }

  /**
   * Lists warnings.
   *
   * @return sentences, perhaps none
   */
  public List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    int openings = experiment.tournament().openings().size();
    int blocks = experiment.tournament().blocks();
    if (blocks > openings && !experiment.tournament().isSuite()) {
      warnings.add(
          "There are %s blocks but %s: agents without randomness repeat their games."
              .formatted(number(blocks), openings == 1 ? "one opening" : openings + " openings"));
    }
    if (!experiment.workerSettings().flags().isEmpty()) {
      warnings.add(JavaFlags.asked(experiment.workerSettings().flags()) + ".");
    }
    if (experiment.timed()) {
      warnings.add("Agents have limits of time, so results depend on the machine.");
    }
    return warnings;
  }

  private String suite() {
    int problems = experiment.tournament().openings().size();
    int times = experiment.tournament().blocks() / problems;
    int plies = experiment.conditions().adjudication().plies() - 1;
    return "%s attempts: %d agents at %d problems%s; %s."
        .formatted(
            number(experiment.schedule().games()),
            experiment.agents().size(),
            problems,
            times == 1 ? "" : ", " + times + " times each",
            plies == 0 ? "the first move counts" : "played on for at most " + plies + " moves");
  }

  private String games() {
    List<Lineup> lineups = experiment.tournament().lineups();
    int openings = experiment.tournament().openings().size();
    return "%s games in %s: %s (%s), %s each from %s."
        .formatted(
            number(experiment.schedule().games()),
            blocks(experiment.schedule().blocks()),
            lineups.size() == 1 ? "1 line-up" : number(lineups.size()) + " line-ups",
            experiment.tournament().format(),
            blocks(experiment.tournament().blocks()),
            openings == 1 ? "one opening" : number(openings) + " openings");
  }

  private static String blocks(int count) {
    return count == 1 ? "1 block" : number(count) + " blocks";
  }

  static String number(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }
}
