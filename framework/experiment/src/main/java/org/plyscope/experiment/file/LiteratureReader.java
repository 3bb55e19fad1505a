package org.plyscope.experiment.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Published.Measure;
import org.plyscope.api.run.Study;
import org.plyscope.experiment.Contestant;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.Units;

/** Reads the part of a study that is repeated, and the numbers that were published. */
final class LiteratureReader {
  private final Study study;
  private final int players;

  LiteratureReader(FileObject file, Path folder, int players) {
    this.study = file.group("study").map(one -> study(one, folder)).orElse(null);
    this.players = players;
  }

  static Study study(FileObject study, Path folder) {
    return new Study(
        study.text("number"),
        study.text("item"),
        study.text("title"),
        String.join(" ", study.texts("claim")),
        String.join(" ", study.texts("differs")),
        study.find("file").map(node -> work(node, folder)).orElse(Study.Work.UNKNOWN),
        study.flag("sameQuestion"));
  }

  /** A copy of an experiment elsewhere is played all the same, without the description. */
  private static Study.Work work(WireValue node, Path folder) {
    Path file = ExperimentFile.named(node, folder);
    if (!Files.isRegularFile(file)) {
      return Study.Work.UNKNOWN;
    }
    WireValue root =
        node.checked(() -> WireText.readFile(ExperimentFile.content(file), node.text()));
    FileObject work = FileObject.read(root, ExperimentKeys.STUDY_FILE);
    return new Study.Work(
        work.text("author"), work.text("title"), work.text("year"), work.text("about"));
  }

  Optional<Study> study() {
    return Optional.ofNullable(study);
  }

  /** A number may be about an agent, or about all that a sweep makes of one. */
  List<Published> published(FileObject file, List<Contestant> agents, List<String> problems) {
    Set<String> names = new LinkedHashSet<>();
    agents.forEach(agent -> names.add(agent.name()));
    agents.forEach(agent -> names.add(agent.family()));
    List<Published> all = new ArrayList<>();
    file.groups("published")
        .values()
        .forEach(one -> all.addAll(read(one, List.copyOf(names), problems)));
    return all;
  }

  /** An entry may hold several measures of the same games. */
  private List<Published> read(FileObject entry, List<String> agents, List<String> problems) {
    entry.find("agent").ifPresent(node -> known("agent", node, agents));
    entry.find("against").ifPresent(node -> known("agent", node, agents));
    entry.find("problem").ifPresent(node -> known("problem", node, problems));
    entry.find("seat").ifPresent(node -> Units.whole(node, 1, players));
    // Numbers of the study itself need not repeat where they come from.
    String source =
        study == null || entry.has("source") ? entry.get("source").text() : study.reference();
    List<Published> all = new ArrayList<>();
    for (Measure measure : Measure.values()) {
      if (entry.has(measure.key())) {
        if (measure != Measure.FIRST_PLAYER) {
          entry.get("agent");
        }
        all.add(
            new Published(
                entry.text("agent"),
                entry.text("against"),
                entry.number(measure.key()),
                entry.small("games"),
                source,
                measure,
                entry.small("seat"),
                entry.text("problem"),
                String.join(" ", entry.texts("note"))));
      }
    }
    if (all.isEmpty()) {
      entry.get(Measure.SCORE.key());
    }
    return all;
  }

  private static void known(String what, WireValue node, List<String> names) {
    if (!names.contains(node.text())) {
      throw NearMatches.unknown(what, node.text(), names).within(node.place());
    }
  }
}
