package org.plyscope.experiment.conduct.care;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;

/**
 * How carefully a run is carried out; nothing of this changes its games. Immutable.
 *
 * @param strict whether the first game that is lost by a fault ends it
 * @param trials whether agents are tried before the first game
 * @param failures the number of equal failures after which an agent is suspended, 0 for never
 * @param among within how many of its games
 * @param sync whether every game is on the disk before the next one is taken
 */
public record RunPolicy(boolean strict, boolean trials, int failures, int among, boolean sync) {
  /** Trials, and suspension after five equal failures in twenty games. */
  public static final RunPolicy STANDARD = new RunPolicy(false, true, 5, 20, false);

  private static final Pattern RULE = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

  /**
   * Reads when agents are suspended.
   *
   * @param text for example {@code 5/20} for five equal failures in twenty games, {@code 0} for
   *     never
   * @throws InputException if the text is malformed
   */
  public RunPolicy suspending(String text) {
    Matcher matcher = RULE.matcher(text.strip());
    if (text.strip().equals("0")) {
      return new RunPolicy(strict, trials, 0, 0, sync);
    }
    if (matcher.matches()) {
      int count = Integer.parseInt(matcher.group(1));
      int games = Integer.parseInt(matcher.group(2));
      if (count >= 1 && count <= games) {
        return new RunPolicy(strict, trials, count, games, sync);
      }
    }
    throw new InputException(
        "'" + text + "' is not a rule for suspension; write for example 5/20, or 0 for never.");
  }
}
