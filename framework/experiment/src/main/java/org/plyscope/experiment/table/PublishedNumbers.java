package org.plyscope.experiment.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Published.Measure;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.Study;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.results.Repetition;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.statistics.Normal;
import org.plyscope.experiment.statistics.Scores;
import org.plyscope.experiment.table.ResultTable.Cell;

/** Numbers of others beside ours, with a sentence on the difference. */
public final class PublishedNumbers {
  /** How a published number and ours go together. */
  private enum Kind {
    MISSING,
    OTHER_QUESTION,
    FEW,
    AGREES,
    CHANCE,
    DIFFERS,
    OPEN
  }

  /**
   * A published number beside ours.
   *
   * @param number the published number
   * @param ours our number; unknown if we have none
   * @param theirs the published number with the interval of its own games; unknown if the number of
   *     games is not given or means nothing
   * @param sentence the meaning of the difference
   * @param noisy whether the published number does not differ significantly from an even result
   * @param few whether a share of ours has too few blocks behind it for the difference to be judged
   * @param differs whether the difference is more than chance explains
   * @param sameQuestion whether both answer the same question, so that a difference means something
   */
  public record Comparison(
      Published number,
      Estimate ours,
      Estimate theirs,
      String sentence,
      boolean noisy,
      boolean few,
      boolean differs,
      boolean sameQuestion) {}

  private PublishedNumbers() {}

  /**
   * Compares published numbers with a run.
   *
   * @param run the run, with the numbers in its facts
   * @param summary the statistics of the games
   * @return a comparison per number
   */
  public static List<Comparison> compare(Run run, RunSummary summary) {
    boolean same = run.facts().study().map(Study::sameQuestion).orElse(true);
    return Repetition.of(run, summary).stream().map(one -> compare(one, same)).toList();
  }

  private static Comparison compare(Repetition.Measured measured, boolean same) {
    Published number = measured.number();
    Estimate ours = measured.ours();
    Estimate theirs = theirs(number);
    boolean noisy = theirs.isKnown() && theirs.covers(measured.even());
    Kind kind = same || !ours.isKnown() ? kind(number, ours, theirs) : Kind.OTHER_QUESTION;
    List<String> sentences = new ArrayList<>();
    sentences.add(
        switch (kind) {
          case MISSING -> missing(ours);
          case OTHER_QUESTION -> "Another question is asked here, so no difference is shown.";
          default -> size(number, ours) + meaning(kind, number, ours, theirs);
        });
    if (noisy) {
      sentences.add(
          "The published number itself does not differ significantly from an even "
              + TableText.percent(measured.even())
              + " in its "
              + Digits.count(number.games(), "game")
              + ".");
    }
    if (!number.note().isEmpty()) {
      sentences.add(number.note());
    }
    return new Comparison(
        number,
        ours,
        theirs,
        String.join(" ", sentences),
        noisy,
        kind == Kind.FEW,
        kind == Kind.DIFFERS,
        same);
  }

  /** Shares of games have an interval; of pairings and means the spread is never published. */
  private static Estimate theirs(Published number) {
    if (!number.measure().isShare()
        || number.measure() == Measure.PAIRINGS
        || number.games() == 0) {
      return Estimate.unknown("");
    }
    double halves = Math.rint(2 * number.value() * number.games()) / 2;
    Estimate rate = Scores.rate(halves, number.games());
    return new Estimate(
        number.value(),
        Math.min(number.value(), rate.low()),
        Math.max(number.value(), rate.high()),
        number.games(),
        "");
  }

  private static Kind kind(Published number, Estimate ours, Estimate theirs) {
    if (!ours.isKnown()) {
      return Kind.MISSING;
    }
    if (number.measure().isShare() && ours.note().equals(Scores.FEW_BLOCKS)) {
      return Kind.FEW;
    }
    if (ours.covers(number.value()) || same(number, ours)) {
      return Kind.AGREES;
    }
    if (!theirs.isKnown()) {
      return Kind.OPEN;
    }
    return distance(ours, theirs) > Normal.QUANTILE_975 ? Kind.DIFFERS : Kind.CHANCE;
  }

  private static boolean same(Published number, Estimate ours) {
    return Math.abs(ours.value() - number.value())
        < (number.measure().isShare() ? 0.0005 : 1e-9 * Math.max(1, number.value()));
  }

  private static double distance(Estimate ours, Estimate theirs) {
    double error = Math.hypot(standardError(ours), standardError(theirs));
    return Math.abs(ours.value() - theirs.value()) / error;
  }

  private static double standardError(Estimate estimate) {
    return (estimate.high() - estimate.low()) / 2 / Normal.QUANTILE_975;
  }

  private static String missing(Estimate ours) {
    return ours.note().startsWith("runs")
        ? "Our runs do not measure this."
        : "This run has nothing to compare it with.";
  }

  private static String size(Published number, Estimate ours) {
    if (same(number, ours)) {
      return "Ours is the same";
    }
    boolean higher = ours.value() > number.value();
    if (number.measure().isShare()) {
      return String.format(
          Locale.ROOT,
          "Ours is %.1f points %s",
          100 * Math.abs(ours.value() - number.value()),
          higher ? "higher" : "lower");
    }
    if (number.measure() == Measure.MOVES || number.measure() == Measure.MOVES_LEFT) {
      return String.format(
          Locale.ROOT,
          "Ours is %.1f moves %s",
          Math.abs(ours.value() - number.value()),
          higher ? "longer" : "shorter");
    }
    if (number.value() == 0) {
      return "Published as 0";
    }
    double larger = Math.max(ours.value(), number.value());
    double smaller = Math.min(ours.value(), number.value());
    double percent = 100 * (larger / smaller - 1);
    String times =
        larger > 2 * smaller
            ? TableText.large(larger / smaller) + " times as "
            : String.format(Locale.ROOT, "%.1f %% ", percent);
    boolean time = number.measure() == Measure.SECONDS;
    if (larger > 2 * smaller) {
      return "Ours is " + times + (time ? higher ? "slow" : "fast" : higher ? "large" : "small");
    }
    return "Ours is " + times + (time ? higher ? "slower" : "faster" : higher ? "more" : "less");
  }

  private static String meaning(Kind kind, Published number, Estimate ours, Estimate theirs) {
    if (kind == Kind.FEW) {
      return "; too few game sets for a conclusion.";
    }
    if (kind == Kind.AGREES) {
      return ours.low() == ours.high() ? "." : "; the published number lies within our interval.";
    }
    if (number.measure() == Measure.SECONDS || ours.low() == ours.high()) {
      return ".";
    }
    if (!theirs.isKnown()) {
      return "; the published number lies outside our interval, and its own error is not given.";
    }
    double z = distance(ours, theirs);
    return String.format(
        Locale.ROOT,
        "; with %s published games that is %.1f standard errors (p = %s), %s.",
        Digits.count(number.games()),
        z,
        TableText.p(Normal.twoSided(z)),
        kind == Kind.DIFFERS ? "more than chance explains" : "which chance can explain");
  }

  /**
   * Counts how many numbers agree, and how many of the published ones rest on few games. Returns a
   * sentence or two; empty without comparisons.
   */
  public static String summary(List<Comparison> comparisons) {
    long known = comparisons.stream().filter(c -> c.ours().isKnown()).count();
    long shares = comparisons.stream().filter(PublishedNumbers::isShare).count();
    if (known == 0) {
      return "";
    }
    if (comparisons.stream().noneMatch(Comparison::sameQuestion)) {
      return "This run asks another question than the study, so its numbers are not compared with"
          + " the published ones.";
    }
    if (shares == 0) {
      return "Times and counts of others have no intervals to compare ours with.";
    }
    List<Comparison> comparable =
        comparisons.stream().filter(c -> isShare(c) && c.theirs().isKnown()).toList();
    if (comparable.isEmpty() && comparisons.stream().anyMatch(c -> c.number().games() > 0)) {
      return "Shares of pairings have no intervals to compare ours with.";
    }
    if (comparable.isEmpty()) {
      return "The number of games behind the published numbers is not given, so their significance"
          + " is unknown.";
    }
    long few = comparable.stream().filter(Comparison::few).count();
    long judged = comparable.size() - few;
    String left = few == 0 || judged == 0 ? "" : " " + notJudged(few);
    return (judged == 0 ? tooFew(few) : differ(judged, comparisons))
        + noise(comparable.size(), comparisons)
        + "."
        + left;
  }

  private static String tooFew(long few) {
    return "Too few game sets to tell whether "
        + (few == 1 ? "the published share differs" : few + " published shares differ")
        + " from ours; "
        + Scores.ENOUGH_BLOCKS
        + " game sets behind a share are needed";
  }

  private static String notJudged(long few) {
    return Digits.count(few, "share")
        + (few == 1 ? " is" : " are")
        + " not judged, because fewer than "
        + Scores.ENOUGH_BLOCKS
        + " of our game sets are behind "
        + (few == 1 ? "it." : "them.");
  }

  private static String differ(long judged, List<Comparison> comparisons) {
    long differ = comparisons.stream().filter(Comparison::differs).count();
    return (judged == 1
            ? "The published share " + (differ == 1 ? "differs" : "does not differ")
            : differ
                + " of "
                + Digits.count(judged, "published share")
                + (differ == 1 ? " differs" : " differ"))
        + " from ours by more than chance explains";
  }

  private static String noise(long shares, List<Comparison> comparisons) {
    long noisy = comparisons.stream().filter(Comparison::noisy).count();
    if (shares == 1) {
      return noisy == 1 ? ", and is within its own noise" : "";
    }
    return "; "
        + noisy
        + " of the published ones "
        + (noisy == 1 ? "is" : "are")
        + " within their own noise";
  }

  private static boolean isShare(Comparison comparison) {
    return comparison.number().measure().isShare() && comparison.ours().isKnown();
  }

  /** Shows published numbers beside ours. Returns a row per number. */
  public static ResultTable table(List<Comparison> comparisons) {
    ResultTable.Builder table =
        ResultTable.builder("Published numbers")
            .text("Agent", "")
            .text("against", "")
            .text("Measure", "The measured quantity.")
            .number("Published", "The number that others found.")
            .number("Their 95 %", "Its interval by its own number of games.")
            .number("Ours", "Our number.")
            .number("Our 95 %", "Interval of our number.")
            .text("Difference", "");
    List<String> sources = comparisons.stream().map(c -> c.number().source()).distinct().toList();
    boolean several = sources.size() > 1;
    if (several) {
      table.text("Source", "");
    } else {
      sources.forEach(source -> table.note("Source: " + source + "."));
    }
    for (Comparison comparison : comparisons) {
      Published number = comparison.number();
      Measure measure = number.measure();
      List<Cell> row =
          new ArrayList<>(
              List.of(
                  Cell.of(number.entrant().isEmpty() ? "all" : number.entrant()),
                  Cell.of(against(number)),
                  Cell.of(what(number)),
                  Cell.of(text(measure, number.value()), number.value()),
                  Cell.of(interval(measure, comparison.theirs()), comparison.theirs().low()),
                  Cell.of(text(measure, comparison.ours().value()), comparison.ours().value()),
                  Cell.of(interval(measure, comparison.ours()), comparison.ours().low()),
                  Cell.of(comparison.sentence())));
      if (several) {
        row.add(Cell.of(number.source()));
      }
      table.row(row);
    }
    return table.build();
  }

  private static String against(Published number) {
    if (!number.problem().isEmpty()) {
      return number.problem();
    }
    return number.against().isEmpty() ? "the field" : number.against();
  }

  private static String what(Published number) {
    return number.seat() == 0
        ? number.measure().toString()
        : number.measure() + (number.seat() == 1 ? ", moving first" : ", seat " + number.seat());
  }

  private static String text(Measure measure, double value) {
    if (Double.isNaN(value)) {
      return TableText.NOTHING;
    }
    return switch (measure) {
      case SECONDS -> TableText.seconds(value);
      case NODES -> Digits.count(Math.round(value));
      case MOVES, MOVES_LEFT, DEPTH -> TableText.decimal(value);
      default -> TableText.percent(value);
    };
  }

  private static String interval(Measure measure, Estimate estimate) {
    if (!estimate.isKnown() || Double.isNaN(estimate.low()) || estimate.low() == estimate.high()) {
      return TableText.NOTHING;
    }
    return measure.isShare()
        ? TableText.interval(estimate)
        : "[" + text(measure, estimate.low()) + ", " + text(measure, estimate.high()) + "]";
  }
}
