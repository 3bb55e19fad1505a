package org.plyscope.experiment.file;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.plyscope.experiment.file.tree.Node;
import org.plyscope.experiment.file.tree.Overrides;
import org.plyscope.experiment.file.tree.TreeReader;

/**
 * Files that say only what is different from another file beside them: {@code "from"} names it, its
 * keys are replaced by those that are written here, and {@code "set"} changes single values inside.
 */
final class Variants {
  private static final String FROM = "from";
  private static final String SET = "set";

  private Variants() {}

  /** Returns a file with everything that it takes from others. */
  static Node whole(Node root, Path folder) {
    Deque<Node> variants = new ArrayDeque<>();
    Set<String> names = new LinkedHashSet<>();
    Node next = root;
    for (Node source = from(next); source != null; source = from(next)) {
      Node from = source;
      String name = from.text();
      if (name.contains("/") || name.contains("\\")) {
        throw from.wrong("the name of a file in the same folder");
      }
      if (!names.add(name)) {
        throw from.refused(
            "the files lead back to '%s' (%s); one of them must be without \"from\"."
                .formatted(name, String.join(" from ", names)));
      }
      variants.push(next);
      next = from.checked(() -> TreeReader.read(name, ExperimentFile.content(from.file(folder))));
    }
    for (Node variant : variants) {
      next = changed(next, variant);
    }
    return next;
  }

  /** Returns the name of the file that a variant changes, or null if it changes none. */
  private static Node from(Node root) {
    Map<String, Node> members = root.members();
    if (members.containsKey(SET) && !members.containsKey(FROM)) {
      throw members.get(SET).refused("this needs \"from\", the file whose values it changes.");
    }
    return members.get(FROM);
  }

  private static Node changed(Node base, Node variant) {
    Map<String, Node> members = variant.members();
    Map<String, Node> all = new LinkedHashMap<>(base.members());
    members.forEach(all::put);
    all.remove(FROM);
    all.remove(SET);
    Node whole = variant.withMembers(all);
    if (members.containsKey(SET)) {
      for (Map.Entry<String, Node> change : members.get(SET).members().entrySet()) {
        whole = Overrides.set(whole, change.getKey(), change.getValue());
      }
    }
    return whole;
  }
}
