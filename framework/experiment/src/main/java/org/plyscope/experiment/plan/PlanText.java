package org.plyscope.experiment.plan;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.measure.Digits;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.JavaFlags;

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

  /** Lists warnings. Returns sentences, perhaps none. */
  public List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    int openings = experiment.tournament().openings().size();
    int blocks = experiment.tournament().blocks();
    if (blocks > openings && !experiment.tournament().isSuite()) {
      warnings.add(
          "Each %s plays %s openings, but only %s: agents without randomness repeat their games."
              .formatted(
                  pairing(),
                  Digits.count(blocks),
                  openings == 1 ? "one is there" : Digits.count(openings) + " differ"));
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
            Digits.count(experiment.schedule().games()),
            experiment.agents().size(),
            problems,
            times == 1 ? "" : ", " + times + " times each",
            plies == 0 ? "the first move counts" : "played on for at most " + plies + " moves");
  }

  /** Multiplies, so that everything that makes the number of games is in sight. */
  private String games() {
    int lineups = experiment.tournament().lineups().size();
    int openings = experiment.tournament().blocks();
    int games = experiment.schedule().games();
    int orders = games / Math.max(1, lineups * openings);
    boolean even = (long) lineups * openings * orders == games;
    return "%s games: %s (%s) × %s%s."
        .formatted(
            Digits.count(games),
            Digits.count(lineups, pairing()),
            experiment.tournament().format(),
            Digits.count(openings, "opening"),
            even ? " × " + Digits.count(orders, "seat order") : ", each in all its seat orders");
  }

  private String pairing() {
    return experiment.rules().players() == 2 ? "pairing" : "line-up";
  }
}
