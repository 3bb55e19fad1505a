package org.plyscope.experiment.file;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.run.SampleExperiment;
import org.plyscope.experiment.file.tree.Node;
import org.plyscope.experiment.file.tree.TreeReader;

/** Reads what an experiment file says of itself, without games and agents. */
public final class Outline {
  private Outline() {}

  /**
   * Reads a file.
   *
   * @param file the file
   * @return its name, notes and study
   * @throws InputException if it cannot be read or is malformed
   */
  public static SampleExperiment read(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    Node root = Variants.whole(TreeReader.read("", ExperimentFile.content(file)), folder);
    Map<String, Node> members = root.members();
    return new SampleExperiment(
        file,
        Optional.ofNullable(members.get("name")).map(Node::text).orElse("unnamed"),
        Optional.ofNullable(members.get("notes"))
            .map(notes -> String.join("\n", notes.texts()))
            .orElse(""),
        Optional.ofNullable(members.get("study"))
            .map(study -> study.object(LiteratureReader::study)));
  }
}
