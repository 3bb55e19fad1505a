package org.plyscope.experiment.file;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.experiment.GameTime;
import org.plyscope.experiment.file.tree.Units;

/** The words that say how far an agent may search: per move, and per game. */
final class LimitKeys {
  /** The words for one move. */
  static final List<String> PER_MOVE = List.of("depth", "nodes", "iterations", "time");

  /** The word for a whole game. */
  static final String PER_GAME = "perGame";

  /** All of them. */
  static final Set<String> ALL = Set.of("depth", "nodes", "iterations", "time", PER_GAME);

  private LimitKeys() {}

  /** Returns the limits for a move that are among some values. */
  static Limits limits(Map<String, String> values) {
    Limits limits = Limits.NONE;
    for (String key : PER_MOVE) {
      String text = values.get(key);
      if (text != null) {
        limits = with(limits, key, text);
      }
    }
    return limits;
  }

  private static Limits with(Limits limits, String key, String text) {
    if (key.equals("time")) {
      return limits.withTime(Limits.parseTime(text));
    }
    long number = Units.whole(text);
    if (number < 1 || (key.equals("depth") && number > Integer.MAX_VALUE)) {
      throw new InputException("The limit '" + key + "' is " + text + "; it must be at least 1.");
    }
    return switch (key) {
      case "depth" -> limits.withDepth((int) number);
      case "nodes" -> limits.withNodes(number);
      default -> limits.withIterations(number);
    };
  }

  /** Returns the time for a game, such as {@code 60s+0.5s}, that is among some values. */
  static GameTime clock(Map<String, String> values) {
    String text = values.get(PER_GAME);
    if (text == null) {
      return GameTime.NONE;
    }
    String[] parts = text.split("\\+", -1);
    if (parts.length > 2) {
      throw new InputException(
          "'" + text + "' is not a time for a game, for example 60s or 60s+0.5s.");
    }
    Duration increment = parts.length == 1 ? Duration.ZERO : Limits.parseTime(parts[1]);
    return new GameTime(Limits.parseTime(parts[0]).toMillis(), increment.toMillis());
  }
}
