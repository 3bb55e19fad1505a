package org.plyscope.experiment.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.statistics.Elo;
import org.plyscope.experiment.statistics.Planner;

/** Estimates the smallest difference that an experiment can show, before it is played. */
public final class Power {
  private static final String ASSUMPTION = "equal players who draw a third of their games";
  private static final double[] ELO = {10, 25, 50, 100};

  private final Experiment experiment;
  private final int blocks;

  /** Blocks that can differ; the games of the others may be repetitions. */
  private final int evidence;

  /** Computes which differences an experiment can show. */
  public Power(Experiment experiment) {
    this.experiment = experiment;
    this.blocks = experiment.tournament().blocks();
    this.evidence = Math.min(blocks, Math.max(1, experiment.tournament().openings().size()));
  }

  /** Elo and the spread of a block are those of games that two play. */
  private boolean isKnown() {
    return experiment.rules().players() == 2 && !experiment.tournament().isSuite();
  }

  /** Describes the differences it can show. */
  public List<String> sentences() {
    if (!isKnown()) {
      return List.of("The power can be estimated for two players only.");
    }
    List<String> sentences = new ArrayList<>();
    String shown =
        DoubleStream.of(ELO)
            .mapToObj(elo -> String.format(Locale.ROOT, "%.0f Elo %.0f%%", elo, 100 * of(elo)))
            .collect(Collectors.joining(", "));
    sentences.add(
        String.format(
            Locale.ROOT,
            "Between two agents the score will be known to about ±%.1f points; power: %s. This"
                + " assumes %s.",
            100 * halfWidth(),
            shown,
            ASSUMPTION));
    if (isTested()) {
      sentences.add(testSentence());
    }
    return sentences;
  }

  private String testSentence() {
    SequentialTest test = experiment.stop().test();
    long worst = worstCase();
    return "The sequential test decides after about %s openings (%s games) in the worst case, if the truth is midway between %s and %s Elo; at most %s are played%s."
        .formatted(
            Digits.count(worst),
            Digits.count(worst * gamesInBlock()),
            elo(test.low()),
            elo(test.high()),
            Digits.count(blocks),
            worst > blocks ? ", so it may stay undecided" : "");
  }

  private static String elo(double elo) {
    return elo == Math.rint(elo) ? Long.toString((long) elo) : Double.toString(elo);
  }

  /**
   * Returns the numbers of {@link #sentences} as data: numbers by name; null if nothing can be
   * estimated.
   */
  public Map<String, Object> json() {
    if (!isKnown()) {
      return null;
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("assumption", ASSUMPTION);
    json.put("halfWidth", halfWidth());
    Map<String, Object> power = new LinkedHashMap<>();
    for (double elo : ELO) {
      power.put(elo(elo), of(elo));
    }
    json.put("byElo", power);
    return json;
  }

  /** Returns the worst case of the sequential test: numbers by name; null if there is none. */
  public Map<String, Object> testJson() {
    if (!isKnown() || !isTested()) {
      return null;
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("worstCaseBlocks", worstCase());
    json.put("worstCaseGames", worstCase() * gamesInBlock());
    json.put("plannedBlocks", blocks);
    return json;
  }

  private boolean isTested() {
    return tested() >= 0;
  }

  /** Returns the line-up that is tested. */
  private int tested() {
    SequentialTest test = experiment.stop().test();
    return test == null
        ? -1
        : experiment.tournament().lineups().indexOf(Lineup.of(test.first(), test.second()));
  }

  private int gamesInBlock() {
    return experiment.schedule().gamesIn(Math.max(0, tested()));
  }

  /** The more games a block has, the less its score spreads. */
  private double deviation() {
    return Planner.USUAL_DEVIATION * Math.sqrt(2.0 / gamesInBlock());
  }

  private double halfWidth() {
    return Planner.halfWidth(deviation(), evidence);
  }

  private double of(double elo) {
    return Planner.power(deviation(), evidence, Elo.score(elo) - Elo.score(0));
  }

  private long worstCase() {
    SequentialTest test = experiment.stop().test();
    // Normalised Elo is a difference in standard deviations of a game already.
    double distance =
        test.normalised()
            ? Math.sqrt(gamesInBlock()) * (test.high() - test.low()) / (2 * Elo.PER_LOGIT)
            : (Elo.score(test.high()) - Elo.score(test.low())) / deviation();
    return (long) Math.ceil(Planner.sequentialWorstCase(distance, test.alpha(), test.beta()));
  }
}
