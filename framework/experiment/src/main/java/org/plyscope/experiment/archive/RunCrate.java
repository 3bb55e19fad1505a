package org.plyscope.experiment.archive;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.wire.WireText;

/**
 * Describes an archive as a research object: RO-Crate 1.1 with the profile Process Run Crate 0.5.
 */
final class RunCrate {
  static final String NAME = "ro-crate-metadata.json";

  private static final String CONTEXT = "https://w3id.org/ro/crate/1.1/context";
  private static final String CRATE = "https://w3id.org/ro/crate/1.1";
  private static final String PROFILE = "https://w3id.org/ro/wfrun/process/0.5";
  private static final String PROGRAM = "#program";
  private static final String PLAYING = "#playing";

  private final String name;
  private final String description;
  private final String started;
  private final String ended;

  /**
   * Describes a run.
   *
   * @param name the name of the run
   * @param description its result in one sentence
   * @param started when its first session began, as ISO 8601
   * @param ended when its last game ended, as ISO 8601
   */
  RunCrate(String name, String description, String started, String ended) {
    this.name = name;
    this.description = description;
    this.started = started;
    this.ended = ended;
  }

  /**
   * Writes the description.
   *
   * @param files all files of the archive but the description and the list
   * @param program the program that played
   * @return JSON-LD
   */
  String text(List<String> files, Citation program) {
    List<Object> graph = new ArrayList<>();
    graph.add(node(NAME, "CreativeWork", "conformsTo", List.of(id(CRATE)), "about", id("./")));
    graph.add(
        node(
            "./",
            "Dataset",
            "name",
            name,
            "description",
            description,
            "datePublished",
            ended,
            "license",
            "Set by the author of this run; the licence of each plugin stands in its jar.",
            "conformsTo",
            id(PROFILE),
            "hasPart",
            files.stream().map(RunCrate::id).toList(),
            "mentions",
            id(PLAYING)));
    graph.add(node(PROFILE, "CreativeWork", "name", "Process Run Crate", "version", "0.5"));
    graph.add(
        node(
            PROGRAM,
            "SoftwareApplication",
            "name",
            "Plyscope",
            "softwareVersion",
            program.version()));
    graph.add(
        node(
            PLAYING,
            "CreateAction",
            "name",
            "Play the games of " + name,
            "instrument",
            id(PROGRAM),
            "object",
            files.stream().filter(RunCrate::isInput).map(RunCrate::id).toList(),
            "result",
            files.stream().filter(file -> !isInput(file)).map(RunCrate::id).toList(),
            "startTime",
            started,
            "endTime",
            ended,
            "actionStatus",
            id("http://schema.org/CompletedActionStatus")));
    files.forEach(file -> graph.add(node(file, "File", "name", file)));
    Map<String, Object> crate = new LinkedHashMap<>();
    crate.put("@context", CONTEXT);
    crate.put("@graph", graph);
    return WireText.indented(crate) + "\n";
  }

  private static boolean isInput(String file) {
    return file.endsWith("experiment.json")
        || file.endsWith("source.plyscope.json")
        || file.startsWith(ArchiveWriter.PLUGINS)
        || file.startsWith(ArchiveWriter.PROGRAMS);
  }

  private static Map<String, Object> id(String id) {
    return Map.of("@id", id);
  }

  private static Map<String, Object> node(String id, String type, Object... properties) {
    Map<String, Object> node = new LinkedHashMap<>();
    node.put("@id", id);
    node.put("@type", type);
    for (int i = 0; i < properties.length; i += 2) {
      node.put((String) properties[i], properties[i + 1]);
    }
    return node;
  }
}
