package org.plyscope.experiment.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Published.Measure;
import org.plyscope.api.run.Study;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.Units;

/** Reads what of a study is played again, and the numbers that were published. */
final class LiteratureReader {
  private final Study study;
  private final int players;

  LiteratureReader(FileObject file, int players) {
    this.study = file.group("study").map(LiteratureReader::study).orElse(null);
    this.players = players;
  }

  static Study study(FileObject study) {
    return new Study(
        study.text("number"),
        study.text("item"),
        study.text("title"),
        String.join(" ", study.texts("claim")),
        String.join(" ", study.texts("differs")));
  }

  Optional<Study> study() {
    return Optional.ofNullable(study);
  }

  List<Published> published(FileObject file, FormatReader agents, List<String> problems) {
    List<Published> all = new ArrayList<>();
    file.groups("published").values().forEach(one -> all.addAll(read(one, agents, problems)));
    return all;
  }

  /** An entry may hold several measures of the same games. */
  private List<Published> read(FileObject entry, FormatReader agents, List<String> problems) {
    entry.find("agent").ifPresent(agents::agent);
    entry.find("against").ifPresent(agents::agent);
    entry.find("problem").ifPresent(node -> known(node, problems));
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

  private static void known(WireValue problem, List<String> problems) {
    if (!problems.contains(problem.text())) {
      throw NearMatches.unknown("problem", problem.text(), problems).within(problem.place());
    }
  }
}
