package org.plyscope.experiment.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.statistics.Normal;
import org.plyscope.experiment.statistics.Scores;
import org.plyscope.experiment.table.ResultTable.Cell;

/** Numbers of others beside ours, with a sentence on the difference. */
public final class PublishedNumbers {
  /**
   * A published number beside ours.
   *
   * @param number the published number
   * @param ours our score; unknown if we have none
   * @param sentence what the difference means
   */
  public record Comparison(Published number, Estimate ours, String sentence) {}

  private PublishedNumbers() {}

  /**
   * Compares published numbers with a run.
   *
   * @param numbers the numbers
   * @param entrants who took part
   * @param summary what the games say
   * @return a comparison per number
   */
  public static List<Comparison> compare(
      List<Published> numbers, List<RunEntrant> entrants, RunSummary summary) {
    List<Comparison> comparisons = new ArrayList<>();
    for (Published number : numbers) {
      Estimate ours = ours(number, entrants, summary);
      comparisons.add(new Comparison(number, ours, sentence(number, ours)));
    }
    return comparisons;
  }

  /**
   * Shows published numbers beside ours.
   *
   * @param comparisons the comparisons
   * @return a row per number
   */
  public static ResultTable table(List<Comparison> comparisons) {
    ResultTable.Builder table =
        ResultTable.builder("Published numbers")
            .text("Agent", "")
            .text("against", "")
            .number("Published", "The score that others found.")
            .number("Ours", "Our score.")
            .number("95 %", "Interval of our score.")
            .text("Difference", "")
            .text("Source", "");
    for (Comparison comparison : comparisons) {
      Published number = comparison.number();
      String against = number.against().isEmpty() ? "the field" : number.against();
      table.row(
          Cell.of(number.entrant()),
          Cell.of(against),
          Cell.of(Texts.percent(number.value()), number.value()),
          Cell.of(Texts.percent(comparison.ours().value()), comparison.ours().value()),
          Cell.of(Texts.interval(comparison.ours()), comparison.ours().low()),
          Cell.of(comparison.sentence()),
          Cell.of(number.source()));
    }
    return table.build();
  }

  private static Estimate ours(Published number, List<RunEntrant> entrants, RunSummary summary) {
    Optional<Integer> entrant = find(entrants, number.entrant());
    if (entrant.isEmpty()) {
      return Estimate.unknown("no such agent");
    }
    if (!number.against().isEmpty()) {
      return find(entrants, number.against())
          .map(other -> summary.against(entrant.get(), other))
          .orElse(Estimate.unknown("no such agent"));
    }
    return summary.standings().stream()
        .filter(standing -> standing.entrant() == entrant.get())
        .map(Standing::score)
        .findFirst()
        .orElse(Estimate.unknown("no games"));
  }

  private static Optional<Integer> find(List<RunEntrant> entrants, String name) {
    for (int i = 0; i < entrants.size(); i++) {
      if (entrants.get(i).name().equals(name)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private static String sentence(Published number, Estimate ours) {
    if (!ours.isKnown()) {
      return "This run has nothing to compare it with.";
    }
    double points = 100 * (ours.value() - number.value());
    String size =
        Math.abs(points) < 0.05
            ? "Ours is the same"
            : String.format(
                Locale.ROOT,
                "Ours is %.1f points %s",
                Math.abs(points),
                points > 0 ? "higher" : "lower");
    if (ours.covers(number.value())) {
      return size + "; the published number lies within our interval.";
    }
    if (number.games() == 0) {
      return size
          + "; the published number lies outside our interval, and its own error is not given.";
    }
    Estimate theirs = Scores.rate(number.value() * number.games(), number.games());
    double error = Math.hypot(standardError(ours), standardError(theirs));
    double z = Math.abs(ours.value() - number.value()) / error;
    return size
        + String.format(
            Locale.ROOT,
            "; with %s published games that is %.1f standard errors (p = %s), %s.",
            Texts.count(number.games()),
            z,
            Texts.p(Normal.twoSided(z)),
            z > Normal.QUANTILE_975 ? "more than chance explains" : "which chance can explain");
  }

  private static double standardError(Estimate estimate) {
    return (estimate.high() - estimate.low()) / 2 / Normal.QUANTILE_975;
  }
}
