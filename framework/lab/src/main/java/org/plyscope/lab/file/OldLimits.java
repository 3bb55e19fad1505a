package org.plyscope.lab.file;

import java.time.Duration;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireValue;

/** Limits as files of format 1 had them: an object with a number per limit. */
public final class OldLimits {
  private OldLimits() {}

  /**
   * Reads limits of any format.
   *
   * @param value a text, or an object with {@code depth}, {@code nodes}, {@code iterations} and
   *     {@code millis}, of which those that are 0 may be missing
   * @throws InputException if it is neither
   */
  public static Limits read(WireValue value) {
    if (value.isText()) {
      return value.limits();
    }
    return value.object(
        old ->
            Limits.NONE
                .withDepth(old.find("depth").map(WireValue::smallCount).orElse(0))
                .withNodes(count(old, "nodes"))
                .withIterations(count(old, "iterations"))
                .withTime(Duration.ofMillis(count(old, "millis"))));
  }

  private static long count(WireObject limits, String key) {
    return limits.find(key).map(WireValue::count).orElse(0L);
  }
}
