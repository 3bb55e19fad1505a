package org.plyscope.wire;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyscope.api.InputException;

/** An object that is being read by its form; a key nobody asks for is unknown. */
public final class WireObject {
  private final String path;
  private final Map<String, Object> values;
  private final Set<String> asked = new HashSet<>();

  WireObject(String path, Map<String, Object> values) {
    this.path = path;
    this.values = values;
  }

  /**
   * Returns the value of a key that must be there.
   *
   * @param key the key
   * @return the value
   * @throws InputException if it is missing
   */
  public WireValue get(String key) {
    return find(key)
        .orElseThrow(() -> new InputException(WireValue.inside(path, key) + " is missing."));
  }

  /**
   * Returns the value of a key that may be missing.
   *
   * @param key the key
   * @return the value, or empty
   */
  public Optional<WireValue> find(String key) {
    asked.add(key);
    return values.containsKey(key)
        ? Optional.of(new WireValue(WireValue.inside(path, key), values.get(key)))
        : Optional.empty();
  }

  /** Refuses keys that nobody asked for. */
  void end() {
    for (String key : values.keySet()) {
      if (!asked.contains(key)) {
        throw new InputException(WireValue.inside(path, key) + " is not a known key here.");
      }
    }
  }
}
