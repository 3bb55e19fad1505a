package org.plyscope.experiment.file;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.experiment.GameTime;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.Units;

/** The keys that limit an agent: per move, and per game. */
final class LimitKeys {
  /** All of them. */
  static final List<String> ALL = ExperimentKeys.LIMITS.ids();

  private static final String PER_GAME = "perGame";
  private static final String DEPTH = Limits.Kind.DEPTH.toString();
  private static final String TIME = Limits.Kind.TIME.toString();

  /** Searches that deepen end here, so a larger depth is a slip of the pen. */
  private static final int DEEPEST = (int) ExperimentKeys.LIMITS.at("depth").most();

  private LimitKeys() {}

  /** Returns the limits of an object as text, and checks them. */
  static Map<String, String> texts(FileObject object) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String key : ALL) {
      object.find(key).ifPresent(value -> values.put(key, Units.scalar(value)));
    }
    object.value().checked(() -> limits(values));
    object.value().checked(() -> clock(values));
    return values;
  }

  /** Returns the limits for a move that are among some values. */
  static Limits limits(Map<String, String> values) {
    Limits limits = Limits.NONE;
    for (Limits.Kind kind : Limits.Kind.values()) {
      String key = kind.toString();
      String text = values.get(key);
      if (text != null) {
        limits = limits.with(key, key.equals(TIME) ? text : String.valueOf(Units.whole(text)));
      }
    }
    if (limits.depth() > DEEPEST) {
      throw new InputException(
          "The depth %s is too large; the largest is %d.".formatted(values.get(DEPTH), DEEPEST));
    }
    return limits;
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
          InputException.quote(text) + " is not a time for a game, for example 60s or 60s+0.5s.");
    }
    Duration increment = parts.length == 1 ? Duration.ZERO : Limits.parseTime(parts[1]);
    return new GameTime(Limits.parseTime(parts[0]).toMillis(), increment.toMillis());
  }
}
