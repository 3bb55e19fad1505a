package org.plyscope.wire;

import java.util.Map;
import org.plyscope.api.InputException;

/**
 * A line between two processes: an object whose only key names the type of its value, for example
 * {@code {"progress": …}}.
 *
 * @param kind the kind of the value, for example {@code progress}
 * @param value the value; its path begins with the kind
 */
public record Message(String kind, WireValue value) {
  /**
   * Writes a message.
   *
   * @param kind the kind of the value
   * @param value the value as its form writes it
   * @return one line without its end
   */
  public static String line(String kind, Map<String, ?> value) {
    return WireText.line(Map.of(kind, value));
  }

  /**
   * Reads a message.
   *
   * @param line the line without its end
   * @return the message
   * @throws InputException if it is no JSON, or no object with exactly one key
   */
  public static Message read(String line) {
    WireValue all = WireText.readLine(line);
    if (!all.isObject()) {
      throw new InputException("The line must be a JSON object in braces.");
    }
    Map<String, WireValue> only = all.members();
    if (only.size() != 1) {
      throw new InputException(
          "The line has " + only.size() + " keys; it must have one, which names its type.");
    }
    Map.Entry<String, WireValue> entry = only.entrySet().iterator().next();
    return new Message(entry.getKey(), entry.getValue());
  }
}
