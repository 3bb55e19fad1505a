package org.plyscope.experiment.file;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.api.InputException;
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
  private static final int DEEPEST = 8;

  private Variants() {}

  /** Returns a file with everything that it takes from others. */
  static Node whole(Node root, Path folder) {
    return whole(root, folder, 0);
  }

  private static Node whole(Node root, Path folder, int depth) {
    Map<String, Node> members = root.members();
    Node from = members.get(FROM);
    if (from == null) {
      if (members.containsKey(SET)) {
        throw new InputException(
            members.get(SET).where() + " needs \"from\", the file whose values it changes.");
      }
      return root;
    }
    String name = from.text();
    if (name.contains("/") || name.contains("\\")) {
      throw from.wrong("the name of a file in the same folder");
    }
    if (depth == DEEPEST) {
      throw from.wrong("a file that does not lead back to this one");
    }
    Node base = from.checked(() -> base(name, folder, depth));
    Map<String, Node> all = new LinkedHashMap<>(base.members());
    members.forEach(all::put);
    all.remove(FROM);
    all.remove(SET);
    Node whole = root.withMembers(all);
    if (members.containsKey(SET)) {
      for (Map.Entry<String, Node> change : members.get(SET).members().entrySet()) {
        whole = Overrides.set(whole, change.getKey(), change.getValue());
      }
    }
    return whole;
  }

  private static Node base(String name, Path folder, int depth) {
    String text = ExperimentFile.content(folder.resolve(name));
    return whole(TreeReader.read(name, text), folder, depth + 1);
  }
}
