package org.plyscope.api.chart;

import java.util.Locale;

/** The unit of the numbers of an axis, which decides how they are written. */
public enum Unit {
  /** Amounts of any size, for example {@code 1.52 M}. */
  COUNT {
    @Override
    public String text(double value) {
      if (Double.isNaN(value)) {
        return UNKNOWN;
      }
      if (value >= 1e9) {
        return digits(value / 1e9) + " G";
      }
      if (value >= 1e6) {
        return digits(value / 1e6) + " M";
      }
      return value >= 1e4 ? digits(value / 1e3) + " k" : digits(value);
    }
  },
  /** Times in seconds, for example {@code 1.52 ms}. */
  SECONDS {
    @Override
    public String text(double value) {
      if (Double.isNaN(value)) {
        return UNKNOWN;
      }
      if (value >= 120) {
        return format("%d:%02d min", (long) value / 60, (long) value % 60);
      }
      if (value >= 1) {
        return digits(value) + " s";
      }
      return value >= 1e-3 ? digits(value * 1e3) + " ms" : digits(value * 1e6) + " µs";
    }
  },
  /** Shares from 0 to 1, for example {@code 61 %}. */
  SHARE {
    @Override
    public String text(double value) {
      return Math.round(100 * value) + " %";
    }
  },
  /** Whole numbers; nothing is written between them. */
  WHOLE {
    @Override
    public String text(double value) {
      return value == Math.rint(value) ? String.valueOf((long) value) : "";
    }
  },
  /** Differences in Elo, for example {@code +41}. */
  ELO {
    @Override
    public String text(double value) {
      if (Double.isInfinite(value)) {
        return value > 0 ? "+∞" : "−∞";
      }
      long rounded = Math.round(value);
      return rounded == 0 ? "0" : (rounded > 0 ? "+" : "−") + Math.abs(rounded);
    }
  },
  /** Multiples of something, for example {@code × 2.50}. */
  MULTIPLE {
    @Override
    public String text(double value) {
      return "× " + format(value < 0.1 ? "%.4f" : value < 10 ? "%.2f" : "%,.0f", value);
    }
  },
  /** Numbers that differ in their first decimal. */
  TENTHS {
    @Override
    public String text(double value) {
      return format("%.1f", value);
    }
  },
  /** Numbers that differ in their third decimal. */
  THOUSANDTHS {
    @Override
    public String text(double value) {
      return format("%.3f", value);
    }
  };

  private static final String UNKNOWN = "–";

  /**
   * Writes a number.
   *
   * @param value the number
   * @return the number with its unit
   */
  public abstract String text(double value);

  private static String digits(double value) {
    return value >= 99.95
        ? format("%,.0f", value)
        : format(value >= 9.995 ? "%.1f" : "%.2f", value);
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
