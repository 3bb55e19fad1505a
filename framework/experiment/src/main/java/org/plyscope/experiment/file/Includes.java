package org.plyscope.experiment.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.lab.file.PathText;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.Units;

/** Files with named agents that other files use. */
final class Includes {
  private Includes() {}

  /** Returns the agents of a file together with those of the files that it uses. */
  static WireValue merged(FileObject file, Path folder) {
    Map<String, WireValue> all = new LinkedHashMap<>();
    file.find("use").ifPresent(use -> include(use, folder, new ArrayList<>(), all));
    WireValue agents = file.find("agents").orElse(null);
    if (agents == null && all.isEmpty()) {
      return file.get("agents");
    }
    if (agents != null) {
      agents.members().forEach((name, node) -> add(all, name, node));
    }
    return (agents == null ? file.value() : agents).withMembers(all);
  }

  private static void include(
      WireValue use, Path folder, List<Path> above, Map<String, WireValue> all) {
    for (String name : Units.texts(use)) {
      Path file = use.checked(() -> folder.resolve(PathText.parse(name))).normalize();
      if (above.contains(file)) {
        throw use.refused("'" + name + "' uses itself.");
      }
      WireValue root = use.checked(() -> WireText.readFile(ExperimentFile.content(file), name));
      List<Path> deeper = new ArrayList<>(above);
      deeper.add(file);
      FileObject included = FileObject.read(root, ExperimentKeys.AGENTS_FILE);
      included.find("use").ifPresent(inner -> include(inner, file.getParent(), deeper, all));
      included.get("agents").members().forEach((agent, node) -> add(all, agent, node));
    }
  }

  private static void add(Map<String, WireValue> all, String name, WireValue node) {
    WireValue other = all.put(name, node);
    if (other != null) {
      throw node.refused("there is another agent '%s', %s.".formatted(name, other.place()));
    }
  }
}
