package org.plyscope.view.compare.model;

import java.time.Duration;
import java.util.Locale;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;

/** Reads limits as {@link Limits#toString} writes them. */
public final class LimitText {
  private static final String EXPECTED = "; write for example depth=5 or nodes=100000, time=2000ms";

  private LimitText() {}

  /**
   * Reads limits.
   *
   * @param text parts such as {@code depth=5}, separated by commas; a number alone is a depth
   * @return the limits, of which at least one is set
   */
  public static Limits parse(String text) {
    Limits limits = Limits.NONE;
    for (String part : text.split(",", -1)) {
      String word = part.strip().toLowerCase(Locale.ROOT);
      int equals = word.indexOf('=');
      String key = equals < 0 ? "depth" : word.substring(0, equals).strip();
      long number = number(part, word.substring(equals + 1).strip());
      limits =
          switch (key) {
            case "depth" -> limits.withDepth((int) Math.min(number, Integer.MAX_VALUE));
            case "nodes" -> limits.withNodes(number);
            case "iterations" -> limits.withIterations(number);
            case "time" -> limits.withTime(Duration.ofMillis(number));
            default ->
                throw new InputException("The limit '" + key + "' is not known" + EXPECTED + ".");
          };
    }
    return limits;
  }

  private static long number(String part, String text) {
    String digits = text.endsWith("ms") ? text.substring(0, text.length() - 2).strip() : text;
    try {
      long number = Long.parseLong(digits);
      if (number > 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Falls through to the sentence, which says more than the exception.
    }
    throw new InputException(
        "The limit '" + part.strip() + "' is not a number above 0" + EXPECTED + ".");
  }
}
