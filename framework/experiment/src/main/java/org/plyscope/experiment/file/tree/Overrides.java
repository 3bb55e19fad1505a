package org.plyscope.experiment.file.tree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.lab.catalog.NearMatches;

/** Changes of single values from the command line: {@code path=value}. */
public final class Overrides {
  private static final String PLACE = "--set";

  private Overrides() {}

  /**
   * Applies changes.
   *
   * @param root the file
   * @param changes texts such as {@code limits.default.nodes=100k}; values that are JSON are taken
   *     as such, others as text. Of an agent whose name is a template such as {@code ab{depth}} the
   *     part before the brace is enough.
   * @return the file with the changes
   * @throws InputException if a change is malformed or leads through something that is no object
   */
  public static Node apply(Node root, List<String> changes) {
    Node changed = root;
    for (String change : changes) {
      int equals = change.indexOf('=');
      if (equals <= 0) {
        throw new InputException(
            "'"
                + change
                + "' changes nothing; write path=value, for example"
                + " limits.default.nodes=100k.");
      }
      List<String> keys = List.of(change.substring(0, equals).strip().split("\\.", -1));
      changed = set(changed, keys, 0, change.substring(equals + 1).strip());
    }
    return changed;
  }

  private static Node set(Node node, List<String> keys, int depth, String value) {
    String key = existing(node, keys.get(depth));
    String path = node.path().isEmpty() ? key : node.path() + "." + key;
    if (key.isBlank()) {
      throw new InputException("The path '" + String.join(".", keys) + "' has an empty key.");
    }
    if (depth == keys.size() - 1) {
      return node.with(key, placed(path, parsed(value)));
    }
    Node child = node.members().get(key);
    if (child == null && node.path().equals("agents")) {
      throw NearMatches.unknown("agent", key, node.members().keySet());
    }
    if (child == null) {
      child = new Node(path, PLACE, new LinkedHashMap<String, Node>());
    }
    return node.with(key, set(child, keys, depth + 1, value));
  }

  /** Returns the key that is meant: itself, or the template that begins with it. */
  private static String existing(Node node, String key) {
    Map<String, Node> members = node.members();
    return members.containsKey(key)
        ? key
        : members.keySet().stream().filter(k -> k.startsWith(key + "{")).findFirst().orElse(key);
  }

  private static Object parsed(String value) {
    try {
      return TreeReader.read("", value).value();
    } catch (InputException e) {
      return value;
    }
  }

  /** Gives everything in a value the place of the change. */
  private static Node placed(String path, Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<String, Node> members = new LinkedHashMap<>();
      map.forEach((k, v) -> members.put((String) k, placed(path + "." + k, ((Node) v).value())));
      return new Node(path, PLACE, members);
    }
    if (value instanceof List<?> list) {
      List<Node> values = new ArrayList<>();
      list.forEach(v -> values.add(placed(path + "[" + values.size() + "]", ((Node) v).value())));
      return new Node(path, PLACE, values);
    }
    return new Node(path, PLACE, value);
  }
}
