package org.plyscope.experiment.table;

import java.util.Locale;
import org.plyscope.api.chart.Unit;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.statistics.Estimate;

/** Numbers as people read them, the same everywhere. */
public final class TableText {
  /** Stands for an unknown value. */
  public static final String NOTHING = "–";

  private TableText() {}

  /**
   * Writes a share.
   *
   * @param share from 0 to 1
   * @return for example {@code 61.2 %}
   */
  public static String percent(double share) {
    return Double.isNaN(share) ? NOTHING : tenths(share) + " %";
  }

  /**
   * Writes a likelihood, which is never certain.
   *
   * @param likelihood from 0 to 1
   * @return for example {@code 98.2 %} or {@code > 99.9 %}
   */
  public static String likelihood(double likelihood) {
    if (likelihood > 0.9995) {
      return "> 99.9 %";
    }
    return likelihood < 0.0005 ? "< 0.1 %" : percent(likelihood);
  }

  /**
   * Writes a share with its interval.
   *
   * @param share from 0 to 1
   * @return for example {@code 61.2 % [57.1, 65.3]}
   */
  public static String percent(Estimate share) {
    return share.isKnown() ? percent(share.value()) + " " + interval(share) : NOTHING;
  }

  /**
   * Writes the interval of a share.
   *
   * @param share from 0 to 1
   * @return for example {@code [57.1, 65.3]}
   */
  public static String interval(Estimate share) {
    return share.isKnown()
        ? "[" + tenths(share.low()) + ", " + tenths(share.high()) + "]"
        : NOTHING;
  }

  private static String tenths(double share) {
    return positiveZero(Digits.fixed(100 * share, 1));
  }

  /** A number that is rounded to zero has no sign. */
  private static String positiveZero(String number) {
    return number.matches("-0\\.0+") ? number.substring(1) : number;
  }

  /**
   * Writes a p value; it is never rounded to nothing, for example {@code 0.051} or {@code 2.1e-07}.
   */
  public static String p(double p) {
    if (Double.isNaN(p)) {
      return NOTHING;
    }
    return String.format(Locale.ROOT, p < 0.001 ? "%.1e" : "%.3f", p);
  }

  /** Writes a decimal. Returns two decimals, or a word for NaN. */
  public static String decimal(double value) {
    if (Double.isNaN(value)) {
      return NOTHING;
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "∞" : "−∞";
    }
    return positiveZero(Digits.fixed(value, 2)).replace('-', '−');
  }

  /** Writes a time. Returns three digits with the unit that fits, for example {@code 1.52 ms}. */
  public static String seconds(double seconds) {
    return Unit.SECONDS.text(seconds);
  }

  /**
   * Writes a large number. Returns three digits with the factor that fits, for example {@code 1.52
   * M}.
   */
  public static String large(double value) {
    return Unit.COUNT.text(value);
  }

  /**
   * Writes wins, draws and losses.
   *
   * @param wins how many were won
   * @param draws how many were drawn
   * @param losses how many were lost
   * @return for example {@code +14 =40 −7}
   */
  public static String record(long wins, long draws, long losses) {
    return "+" + wins + " =" + draws + " −" + losses;
  }

  /** Writes how a game ended. Returns words in lower case. */
  public static String ending(RunEnding ending) {
    return switch (ending) {
      case FINISHED -> "by the rules";
      case PLY_CAP -> "move limit";
      case REPETITION -> "repetition";
      case ADJUDICATED -> "adjudicated";
      case TIME -> "out of time";
      case CRASH -> "crash";
      case STALL -> "no answer";
      case ILLEGAL -> "illegal or no move";
      case OUT_OF_MEMORY -> "out of memory";
    };
  }
}
