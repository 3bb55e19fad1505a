package org.plyscope.experiment.conduct;

import java.util.Locale;
import java.util.Optional;
import org.plyscope.experiment.Stop;
import org.plyscope.experiment.conduct.care.Durations;
import org.plyscope.experiment.run.Conclusion;

/** Decides when a run ends before all of its games are played, and names the rule. */
final class StopRules {
  private final Stop stop;
  private final boolean strict;
  private final Tally tally;
  private final Optional<TestWatch> test;

  /**
   * Watches.
   *
   * @param stop the rules of the experiment
   * @param strict whether the first fault ends it
   * @param tally counts its games
   * @param test follows its sequential test
   */
  StopRules(Stop stop, boolean strict, Tally tally, Optional<TestWatch> test) {
    this.stop = stop;
    this.strict = strict;
    this.tally = tally;
    this.test = test;
  }

  /**
   * Looks whether a rule is met.
   *
   * @param nanos how long this session has played
   * @return the reason to stop; empty to go on
   */
  Optional<Conclusion> met(long nanos) {
    if (strict && !tally.forfeits().isEmpty()) {
      return ended(false, "Stopped at the first game that was lost by a fault, as --strict asks.");
    }
    if (test.map(watch -> watch.verdict().isDecided()).orElse(false)) {
      return ended(true, "Stopped: its sequential test is decided.");
    }
    if (stop.games() > 0 && tally.games() >= stop.games()) {
      return ended(
          true,
          String.format(
              Locale.ROOT, "Stopped after %,d games, as the experiment asks.", stop.games()));
    }
    if (stop.millis() > 0 && nanos / 1_000_000 >= stop.millis()) {
      return ended(
          true,
          "Stopped after %s, as the experiment asks."
              .formatted(Durations.text(stop.millis() / 1000.0)));
    }
    return Optional.empty();
  }

  private Optional<Conclusion> ended(boolean finished, String sentence) {
    return Optional.of(new Conclusion(finished, sentence, tally.games()));
  }
}
