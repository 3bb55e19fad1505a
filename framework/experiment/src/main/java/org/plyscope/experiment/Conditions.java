package org.plyscope.experiment;

import java.time.Duration;
import org.plyscope.lab.match.TimeControl;

/**
 * The conditions of every game of an experiment. Immutable.
 *
 * @param watchdogMillis the longest time for a move that has no limit of time
 * @param marginMillis by how much a player may be late without losing
 * @param adjudication when a game ends that the rules have not ended
 */
public record Conditions(long watchdogMillis, long marginMillis, AdjudicationRules adjudication) {
  /** A minute for a move without a limit of time, 50 ms of tolerance, and the rules end games. */
  public static final Conditions STANDARD = new Conditions(60_000, 50, AdjudicationRules.NONE);

  /** Returns how the time of a match is kept: the time control; clocks of players come on top. */
  public TimeControl time() {
    return TimeControl.STRICT
        .withMargin(Duration.ofMillis(marginMillis))
        .withCap(Duration.ofMillis(watchdogMillis));
  }
}
