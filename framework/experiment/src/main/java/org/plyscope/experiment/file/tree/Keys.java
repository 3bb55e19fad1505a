package org.plyscope.experiment.file.tree;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.lab.catalog.NearMatches;

/** The keys of an object while it is read. Whoever reads it asks for all keys that may be there. */
public final class Keys {
  private final Node node;
  private final Map<String, Node> left;
  private final Set<String> asked = new LinkedHashSet<>();

  Keys(Node node) {
    this.node = node;
    this.left = new LinkedHashMap<>(node.members());
  }

  /** Returns the object. */
  public Node node() {
    return node;
  }

  /** Returns the value of a key that may be missing. */
  public Optional<Node> find(String key) {
    asked.add(key);
    return Optional.ofNullable(left.remove(key));
  }

  /** Returns the value of a key that must be there. */
  public Node get(String key) {
    return find(key).orElseThrow(() -> missing(key));
  }

  /** A key that is missing was probably misspelt if there is one like it. */
  private InputException missing(String key) {
    for (String like : NearMatches.of(key, left.keySet())) {
      return unknown(left.get(like), like, List.of(key));
    }
    return InputException.missing(node.place(), key);
  }

  /** Returns what nobody has asked for yet, by key, and counts it as asked for. */
  public Map<String, Node> rest() {
    Map<String, Node> rest = new LinkedHashMap<>(left);
    left.clear();
    return rest;
  }

  /** Refuses what nobody asked for. */
  public void end() {
    for (Map.Entry<String, Node> entry : left.entrySet()) {
      throw unknown(entry.getValue(), entry.getKey(), List.copyOf(asked));
    }
  }

  /**
   * Says that a key is not known, and which was probably meant.
   *
   * @param value the value of the key
   * @param key the key
   * @param known the keys that may be there
   * @return the exception to throw
   */
  public static InputException unknown(Node value, String key, List<String> known) {
    List<String> near = NearMatches.of(key, known);
    return value.refused(
        "there is no key %s here; %s"
            .formatted(
                InputException.quote(key),
                near.isEmpty()
                    ? "known are " + String.join(", ", known) + "."
                    : "did you mean " + String.join(" or ", near) + "?"));
  }
}
