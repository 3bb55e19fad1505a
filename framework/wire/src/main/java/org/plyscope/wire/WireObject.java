package org.plyscope.wire;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.plyscope.api.InputException;

/** An object that is being read by its form; a key that the form does not ask for is unknown. */
public final class WireObject {
  private final WireValue value;
  private final Set<String> asked = new HashSet<>();

  WireObject(WireValue value) {
    this.value = value;
    value.members();
  }

  /**
   * Returns the value of a key that must be there.
   *
   * @param key the key
   * @return the value
   * @throws InputException if it is missing
   */
  public WireValue get(String key) {
    return find(key).orElseThrow(() -> new InputException(inside(key) + " is missing."));
  }

  /**
   * Returns the value of a key that may be missing.
   *
   * @param key the key
   * @return the value, or empty
   */
  public Optional<WireValue> find(String key) {
    asked.add(key);
    return value.member(key);
  }

  private String inside(String key) {
    return value.path().isEmpty() ? key : value.path() + "." + key;
  }

  /** Refuses keys that the form did not ask for. */
  void end() {
    value
        .members()
        .forEach(
            (key, unknown) -> {
              if (!asked.contains(key)) {
                throw new InputException(unknown.place() + " is not a known key here.");
              }
            });
  }
}
