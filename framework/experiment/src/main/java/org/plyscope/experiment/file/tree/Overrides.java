package org.plyscope.experiment.file.tree;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.plyscope.api.InputException;
import org.plyscope.api.InputException.Place;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/** Changes of single values, from the command line or a file: {@code path=value}. */
public final class Overrides {
  private static final String PLACE = "--set";
  private static final int DEEPEST = 64;

  private Overrides() {}

  /**
   * Applies changes.
   *
   * @param root the file
   * @param changes texts such as {@code limits.default.nodes=100k}; values that are JSON are taken
   *     as such, others as text. Of an agent whose name is a template such as {@code ab{depth}} the
   *     part before the brace is enough.
   * @throws InputException if a change is malformed or leads through something that is no object
   */
  public static WireValue apply(WireValue root, List<String> changes) {
    WireValue changed = root;
    for (String change : changes) {
      int equals = change.indexOf('=');
      if (equals <= 0) {
        throw new InputException(
            InputException.quote(change)
                + " changes nothing; write path=value, for example"
                + " limits.default.nodes=100k.");
      }
      String path = change.substring(0, equals).strip();
      String value = change.substring(equals + 1).strip();
      Place where = new Place(PLACE, path, 0, 0);
      changed = set(changed, keys(path, where), 0, new Change(where, at -> parsed(at, value)));
    }
    return changed;
  }

  /**
   * Applies a change.
   *
   * @param root the file
   * @param path what to change, for example {@code limits.default.nodes}
   * @param value the new value
   * @throws InputException if the path leads through something that is no object
   */
  public static WireValue set(WireValue root, String path, WireValue value) {
    return set(root, keys(path, value.place()), 0, new Change(value.place(), at -> value));
  }

  /**
   * A change of a value.
   *
   * @param where the place of the change
   * @param value returns the new value for its path
   */
  private record Change(Place where, Function<String, WireValue> value) {}

  private static List<String> keys(String path, Place where) {
    long count = 1 + path.chars().filter(c -> c == '.').count();
    if (count > DEEPEST) {
      throw InputException.in(
          where, "the path has %d keys, and no file is deeper than %d.".formatted(count, DEEPEST));
    }
    return List.of(path.strip().split("\\.", -1));
  }

  private static WireValue set(WireValue node, List<String> keys, int depth, Change change) {
    String key = existing(node, keys.get(depth));
    String path = node.path().isEmpty() ? key : node.path() + "." + key;
    if (key.isBlank()) {
      throw InputException.in(change.where(), "the path has an empty key.");
    }
    if (depth == keys.size() - 1) {
      return with(node, key, change.value().apply(path));
    }
    WireValue child = node.members().get(key);
    if (child == null && node.path().equals("agents")) {
      throw NearMatches.unknown("agent", key, node.members().keySet()).within(change.where());
    }
    if (child == null) {
      child = WireText.readAt("{}", PLACE, path);
    }
    return with(node, key, set(child, keys, depth + 1, change));
  }

  private static WireValue with(WireValue object, String key, WireValue value) {
    Map<String, WireValue> changed = new LinkedHashMap<>(object.members());
    changed.put(key, value);
    return object.withMembers(changed);
  }

  /** Returns the key that is meant: itself, or the template that begins with it. */
  private static String existing(WireValue node, String key) {
    Map<String, WireValue> members = node.members();
    return members.containsKey(key)
        ? key
        : members.keySet().stream().filter(k -> k.startsWith(key + "{")).findFirst().orElse(key);
  }

  /** Reads a value with the place of the change; a value that is not JSON is a text. */
  private static WireValue parsed(String path, String value) {
    try {
      return WireText.readAt(value, PLACE, path);
    } catch (InputException e) {
      return WireText.readAt(WireText.line(value), PLACE, path);
    }
  }
}
