package org.plyscope.experiment.file;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.experiment.SampleExperiment;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.Units;

/** Reads the description of an experiment file, without games and agents. */
public final class Outline {
  private Outline() {}

  /**
   * Reads a file.
   *
   * @return its name, notes and study
   * @throws InputException if it cannot be read or is malformed
   */
  public static SampleExperiment read(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    WireValue root = Variants.whole(WireText.readFile(ExperimentFile.content(file), ""), folder);
    Map<String, WireValue> members = root.members();
    return new SampleExperiment(
        file,
        Optional.ofNullable(members.get("name")).map(WireValue::text).orElse("unnamed"),
        Optional.ofNullable(members.get("notes"))
            .map(notes -> String.join("\n", Units.texts(notes)))
            .orElse(""),
        Optional.ofNullable(members.get("study"))
            .map(
                study ->
                    LiteratureReader.study(
                        FileObject.read(study, ExperimentKeys.FILE.at("study")), folder)));
  }
}
