package org.plyscope.experiment.file;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.experiment.file.tree.Keys;
import org.plyscope.experiment.file.tree.Node;

/** Reads an object of limits, which are not swept over. */
final class Limiting {
  private Limiting() {}

  /** Returns the limits of an object as text, and checks them. */
  static Map<String, String> texts(Keys keys) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String key : LimitKeys.PER_MOVE) {
      keys.find(key).map(Node::scalar).ifPresent(text -> values.put(key, text));
    }
    keys.find(LimitKeys.PER_GAME)
        .map(Node::scalar)
        .ifPresent(text -> values.put(LimitKeys.PER_GAME, text));
    keys.node().checked(() -> LimitKeys.limits(values));
    keys.node().checked(() -> LimitKeys.clock(values));
    return values;
  }
}
