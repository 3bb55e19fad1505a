package org.plyscope.experiment.file;

import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Conditions;
import org.plyscope.experiment.Judging;
import org.plyscope.wire.keys.FileObject;

/** Reads what holds for every game. */
final class ConditionsReader {
  private final Map<String, String> standard;
  private final long watchdog;
  private final long margin;
  private final Judging judging;

  ConditionsReader(FileObject file) {
    Optional<FileObject> limits = file.group("limits");
    standard = limits.flatMap(l -> l.group("default")).map(LimitKeys::texts).orElse(Map.of());
    watchdog = limits.map(l -> l.millis("watchdog")).orElse(Conditions.STANDARD.watchdogMillis());
    margin = limits.map(l -> l.millis("margin")).orElse(Conditions.STANDARD.marginMillis());
    judging = file.group("adjudicate").map(ConditionsReader::judging).orElse(Judging.NONE);
  }

  /** Returns the limits of agents that have none of their own. */
  Map<String, String> standardLimits() {
    return standard;
  }

  Conditions read() {
    return new Conditions(watchdog, margin, judging);
  }

  /** Returns the conditions of a suite: the first move, and some more if problems are played on. */
  Conditions ofSuite(int playOn) {
    if (judging.plies() > 0) {
      throw new InputException(
          "adjudicate.plies: in a suite \"playOn\" of the format says how many moves are played.");
    }
    return new Conditions(watchdog, margin, judging.withPlies(1 + playOn));
  }

  private static Judging judging(FileObject rules) {
    Optional<FileObject> score = rules.group("score");
    Optional<FileObject> draw = score.flatMap(s -> s.group("draw"));
    Optional<FileObject> resign = score.flatMap(s -> s.group("resign"));
    return new Judging(
        rules.small("plies"),
        rules.small("repetition"),
        draw.map(d -> d.small("from")).orElse(0),
        draw.map(d -> d.small("moves")).orElse(0),
        draw.map(d -> d.number("value")).orElse(0.0),
        resign.map(r -> r.small("moves")).orElse(0),
        resign.map(r -> r.number("value")).orElse(0.0));
  }
}
