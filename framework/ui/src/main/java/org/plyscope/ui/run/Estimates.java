package org.plyscope.ui.run;

import java.util.Locale;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.ui.text.NumberText;

/** Numbers of runs with their intervals, as text. */
public final class Estimates {
  private Estimates() {}

  /**
   * Writes a score or a rate.
   *
   * @param estimate from 0 to 1
   * @return for example {@code 61.2 % [57.0, 65.3]}
   */
  public static String percent(Estimate estimate) {
    return estimate.isKnown()
        ? percent(estimate.value())
            + String.format(
                Locale.ROOT, " [%.1f, %.1f]", 100 * estimate.low(), 100 * estimate.high())
        : NumberText.NOTHING;
  }

  /**
   * Writes a score or a rate without its interval.
   *
   * @param value from 0 to 1, NaN for none
   * @return for example {@code 61.2 %}
   */
  public static String percent(double value) {
    return Double.isNaN(value) ? NumberText.NOTHING : Digits.percent(value, 1);
  }

  /**
   * Writes a rating.
   *
   * @param estimate in Elo; may be infinite
   * @return for example {@code +123 [+98, +148]}
   */
  public static String elo(Estimate estimate) {
    return estimate.isKnown()
        ? elo(estimate.value()) + " [" + elo(estimate.low()) + ", " + elo(estimate.high()) + "]"
        : NumberText.NOTHING;
  }

  private static String elo(double value) {
    return Double.isInfinite(value)
        ? value > 0 ? "+∞" : "−∞"
        : String.format(Locale.ROOT, "%+.0f", value).replace('-', '−');
  }

  /**
   * Writes a time with its interval.
   *
   * @param estimate in seconds
   * @return for example {@code 12.3 ms [11.8 ms, 12.9 ms]}
   */
  public static String seconds(Estimate estimate) {
    return estimate.isKnown()
        ? seconds(estimate.value())
            + " ["
            + seconds(estimate.low())
            + ", "
            + seconds(estimate.high())
            + "]"
        : NumberText.NOTHING;
  }

  /**
   * Writes a time, however short.
   *
   * @param seconds seconds, NaN for none
   * @return for example {@code 3.1 µs}, {@code 12.3 ms} or {@code 2.4 s}
   */
  public static String seconds(double seconds) {
    if (Double.isNaN(seconds)) {
      return NumberText.NOTHING;
    }
    if (Double.isInfinite(seconds)) {
      return "∞";
    }
    if (seconds >= 1) {
      return NumberText.seconds(seconds);
    }
    return seconds >= 1e-3 ? short3(1e3 * seconds) + " ms" : short3(1e6 * seconds) + " µs";
  }

  /** Writes three digits, without zeros at the end. */
  private static String short3(double value) {
    int decimals = value < 10 ? 2 : value < 100 ? 1 : 0;
    String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
    return decimals == 0 ? text : text.replaceAll("\\.?0+$", "");
  }

  /**
   * Writes a number of nodes.
   *
   * @param nodes the number, NaN for none
   * @return for example {@code 850} or {@code 12.3 k}
   */
  public static String nodes(double nodes) {
    return NumberText.speed(nodes);
  }

  /**
   * Writes how long something takes.
   *
   * @param seconds seconds, NaN if unknown
   * @return for example {@code 12 s} or {@code 3:05 min}; empty if unknown
   */
  public static String duration(double seconds) {
    if (Double.isNaN(seconds)) {
      return "";
    }
    long all = Math.max(1, Math.round(seconds));
    return all >= 3600
        ? String.format(Locale.ROOT, "%d:%02d h", all / 3600, all / 60 % 60)
        : all >= 60 ? String.format(Locale.ROOT, "%d:%02d min", all / 60, all % 60) : all + " s";
  }

  /**
   * Writes how long something will still take.
   *
   * @param seconds seconds, NaN if unknown
   * @return for example {@code 12 s left} or {@code 3:05 min left}; empty if unknown
   */
  public static String left(double seconds) {
    return Double.isNaN(seconds) ? "" : duration(seconds) + " left";
  }
}
