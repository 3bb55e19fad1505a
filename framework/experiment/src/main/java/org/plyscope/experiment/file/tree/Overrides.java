package org.plyscope.experiment.file.tree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.plyscope.api.InputException;
import org.plyscope.api.InputException.Place;
import org.plyscope.lab.catalog.NearMatches;

/** Changes of single values, from the command line or a file: {@code path=value}. */
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
            InputException.quote(change)
                + " changes nothing; write path=value, for example"
                + " limits.default.nodes=100k.");
      }
      String value = change.substring(equals + 1).strip();
      changed =
          set(
              changed,
              keys(change.substring(0, equals)),
              0,
              new Change(
                  at(change.substring(0, equals).strip()), path -> placed(path, parsed(value))));
    }
    return changed;
  }

  /**
   * Applies a change.
   *
   * @param root the file
   * @param path what to change, for example {@code limits.default.nodes}
   * @param value the new value
   * @return the file with the change
   * @throws InputException if the path leads through something that is no object
   */
  public static Node set(Node root, String path, Node value) {
    return set(root, keys(path), 0, new Change(value.place(), at -> value));
  }

  /**
   * A change of a value.
   *
   * @param where the place of the change
   * @param value returns the new value for its path
   */
  private record Change(Place where, Function<String, Node> value) {}

  private static Place at(String path) {
    return new Place(PLACE, path, 0, 0);
  }

  private static List<String> keys(String path) {
    return List.of(path.strip().split("\\.", -1));
  }

  private static Node set(Node node, List<String> keys, int depth, Change change) {
    String key = existing(node, keys.get(depth));
    String path = node.path().isEmpty() ? key : node.path() + "." + key;
    if (key.isBlank()) {
      throw InputException.in(change.where(), "the path has an empty key.");
    }
    if (depth == keys.size() - 1) {
      return node.with(key, change.value().apply(path));
    }
    Node child = node.members().get(key);
    if (child == null && node.path().equals("agents")) {
      throw NearMatches.unknown("agent", key, node.members().keySet()).within(change.where());
    }
    if (child == null) {
      child = new Node(at(path), new LinkedHashMap<String, Node>());
    }
    return node.with(key, set(child, keys, depth + 1, change));
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
      return new Node(at(path), members);
    }
    if (value instanceof List<?> list) {
      List<Node> values = new ArrayList<>();
      list.forEach(v -> values.add(placed(path + "[" + values.size() + "]", ((Node) v).value())));
      return new Node(at(path), values);
    }
    return new Node(at(path), value);
  }
}
