package org.plyscope.experiment.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.experiment.file.tree.Keys;
import org.plyscope.experiment.file.tree.Node;
import org.plyscope.experiment.file.tree.TreeReader;
import org.plyscope.lab.file.PathText;

/** Files with named agents that other files use. */
final class Includes {
  private Includes() {}

  /** Returns the agents of a file together with those of the files that it uses. */
  static Node merged(Keys keys, Path folder) {
    Map<String, Node> all = new LinkedHashMap<>();
    keys.find("use").ifPresent(use -> include(use, folder, new ArrayList<>(), all));
    Node agents = keys.find("agents").orElse(null);
    if (agents == null && all.isEmpty()) {
      return keys.get("agents");
    }
    if (agents != null) {
      agents.members().forEach((name, node) -> add(all, name, node));
    }
    return (agents == null ? keys.node() : agents).withMembers(all);
  }

  private static void include(Node use, Path folder, List<Path> above, Map<String, Node> all) {
    for (String name : use.texts()) {
      Path file = use.checked(() -> folder.resolve(PathText.parse(name))).normalize();
      if (above.contains(file)) {
        throw use.refused("'" + name + "' uses itself.");
      }
      Node root = use.checked(() -> TreeReader.read(name, ExperimentFile.content(file)));
      List<Path> deeper = new ArrayList<>(above);
      deeper.add(file);
      root.object(
          keys -> {
            keys.find("$schema");
            keys.find("plyscope");
            keys.find("notes");
            keys.find("use").ifPresent(inner -> include(inner, file.getParent(), deeper, all));
            keys.get("agents").members().forEach((agent, node) -> add(all, agent, node));
            return all;
          });
    }
  }

  private static void add(Map<String, Node> all, String name, Node node) {
    Node other = all.put(name, node);
    if (other != null) {
      throw node.refused("there is another agent '%s', %s.".formatted(name, other.where()));
    }
  }
}
