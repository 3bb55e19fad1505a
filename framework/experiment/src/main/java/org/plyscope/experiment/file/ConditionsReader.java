package org.plyscope.experiment.file;

import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.experiment.AdjudicationRules;
import org.plyscope.experiment.Conditions;
import org.plyscope.wire.keys.FileObject;

/** Reads what holds for every game. */
final class ConditionsReader {
  private final Map<String, String> standard;
  private final long watchdog;
  private final long margin;
  private final AdjudicationRules adjudication;

  ConditionsReader(FileObject file) {
    FileObject limits = file.groupOrEmpty("limits");
    standard = LimitKeys.texts(limits.groupOrEmpty("default"));
    watchdog = limits.millis("watchdog");
    margin = limits.millis("margin");
    adjudication = adjudication(file.groupOrEmpty("adjudicate"));
  }

  /** Returns the limits of agents that have none of their own. */
  Map<String, String> standardLimits() {
    return standard;
  }

  Conditions read() {
    return new Conditions(watchdog, margin, adjudication);
  }

  /** Returns the conditions of a suite: the first move, and some more if problems are played on. */
  Conditions ofSuite(int playOn) {
    if (adjudication.plies() > 0) {
      throw new InputException(
          "adjudicate.plies: in a suite \"playOn\" of the format sets how many moves are played.");
    }
    return new Conditions(watchdog, margin, adjudication.withPlies(1 + playOn));
  }

  private static AdjudicationRules adjudication(FileObject rules) {
    FileObject draw = rules.groupOrEmpty("score").groupOrEmpty("draw");
    FileObject resign = rules.groupOrEmpty("score").groupOrEmpty("resign");
    return new AdjudicationRules(
        rules.small("plies"),
        rules.small("repetition"),
        draw.small("from"),
        draw.small("moves"),
        draw.number("value"),
        resign.small("moves"),
        resign.number("value"));
  }
}
