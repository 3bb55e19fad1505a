package org.plyscope.experiment.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Published.Measure;
import org.plyscope.api.run.Study;
import org.plyscope.experiment.file.tree.Keys;
import org.plyscope.experiment.file.tree.Node;
import org.plyscope.lab.catalog.NearMatches;

/** Reads what of a study is played again, and the numbers that were published. */
final class LiteratureReader {
  private final Study study;
  private final int players;

  LiteratureReader(Keys keys, int players) {
    this.study = keys.find("study").map(node -> node.object(LiteratureReader::study)).orElse(null);
    this.players = players;
  }

  static Study study(Keys keys) {
    return new Study(
        keys.get("number").text(),
        keys.get("item").text(),
        keys.get("title").text(),
        keys.find("claim").map(LiteratureReader::joined).orElse(""),
        keys.find("differs").map(LiteratureReader::joined).orElse(""));
  }

  private static String joined(Node node) {
    return String.join(" ", node.texts());
  }

  Optional<Study> study() {
    return Optional.ofNullable(study);
  }

  List<Published> published(Keys keys, FormatReader agents, List<String> problems) {
    List<Published> all = new ArrayList<>();
    keys.find("published")
        .ifPresent(
            node ->
                node.list().forEach(one -> one.object(k -> all.addAll(read(k, agents, problems)))));
    return all;
  }

  /** An entry may hold several measures of the same games. */
  private List<Published> read(Keys keys, FormatReader agents, List<String> problems) {
    Optional<Node> agent = keys.find("agent");
    agent.ifPresent(agents::agent);
    Optional<Node> against = keys.find("against");
    against.ifPresent(agents::agent);
    Optional<Node> problem = keys.find("problem");
    problem.ifPresent(node -> known(node, problems));
    int seat = keys.find("seat").map(n -> (int) n.whole(1, players)).orElse(0);
    int games = keys.find("games").map(n -> (int) n.whole(0, Integer.MAX_VALUE)).orElse(0);
    String source = source(keys);
    String note = keys.find("note").map(LiteratureReader::joined).orElse("");
    List<Published> all = new ArrayList<>();
    for (Measure measure : Measure.values()) {
      Optional<Node> value = keys.find(measure.key());
      if (value.isPresent()) {
        if (agent.isEmpty() && measure != Measure.FIRST_PLAYER) {
          keys.get("agent");
        }
        all.add(
            new Published(
                agent.map(Node::text).orElse(""),
                against.map(Node::text).orElse(""),
                value.get().number(0, measure.isShare() ? 1 : Double.MAX_VALUE),
                games,
                source,
                measure,
                seat,
                problem.map(Node::text).orElse(""),
                note));
      }
    }
    if (all.isEmpty()) {
      keys.get(Measure.SCORE.key());
    }
    return all;
  }

  /** Numbers of the study itself need not repeat where they come from. */
  private String source(Keys keys) {
    return study == null
        ? keys.get("source").text()
        : keys.find("source").map(Node::text).orElse(study.reference());
  }

  private static void known(Node problem, List<String> problems) {
    if (!problems.contains(problem.text())) {
      throw NearMatches.unknown("problem", problem.text(), problems).within(problem.place());
    }
  }
}
