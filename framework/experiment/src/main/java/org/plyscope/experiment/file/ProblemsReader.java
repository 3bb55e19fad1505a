package org.plyscope.experiment.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.file.tree.Glob;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileObject;

/**
 * Reads the problems of a suite: those that the rules know, by id, pattern or how well their keys
 * are established, and those that the file or another one describes.
 */
final class ProblemsReader {
  private final Rules rules;
  private final Path folder;
  private final Map<String, Opening> openings = new LinkedHashMap<>();
  private final List<Claim> claims = new ArrayList<>();
  private int playOn;

  ProblemsReader(Rules rules, Path folder) {
    this.rules = rules;
    this.folder = folder;
  }

  /** Returns whether a format is that of a suite. */
  static boolean isSuite(WireValue format) {
    WireValue type = format.isObject() ? format.members().get("type") : format;
    return type != null && type.isText() && type.text().equals(Tournament.SUITE);
  }

  /** Reads the problems. */
  void read(FileObject file) {
    WireValue node = file.get("format");
    file.group("format").ifPresent(this::suite);
    if (openings.isEmpty()) {
      established(node);
    }
  }

  private void suite(FileObject format) {
    format.only(List.of("type", "playOn", "defender", "problems", "file", "positions"));
    playOn = format.small("playOn");
    format.find("problems").ifPresent(this::chosen);
    format.find("file").ifPresent(this::fromFile);
    format.find("positions").ifPresent(node -> node.list().forEach(this::searched));
  }

  private void chosen(WireValue node) {
    for (WireValue one : node.isText() ? List.of(node) : node.list()) {
      if (one.isObject()) {
        described(FileObject.read(one, ExperimentKeys.PROBLEM));
      } else {
        named(one);
      }
    }
    if (openings.isEmpty()) {
      throw node.wrong("a list with at least one problem");
    }
  }

  /** Takes a position that is only searched, without a question about its best move. */
  private void searched(WireValue node) {
    String text = node.text();
    String position =
        rules.positions().stream()
            .filter(known -> known.id().equals(text))
            .map(NamedPosition::position)
            .findFirst()
            .orElse(text);
    if (openings.containsKey(text)) {
      throw node.wrong("a position that is not there yet");
    }
    add(node, text, position, Claim.NONE);
  }

  /** Takes all problems of the rules with a known solution. */
  private void established(WireValue format) {
    known()
        .filter(p -> p.claim().status() != Claim.Status.UNCONFIRMED)
        .forEach(p -> add(format, p));
    if (openings.isEmpty()) {
      throw format.refused("these rules know no problems; describe some as problems or in a file.");
    }
  }

  private Stream<NamedPosition> known() {
    return rules.positions().stream().filter(p -> !p.claim().keyMoves().isEmpty());
  }

  private void named(WireValue node) {
    String text = node.text();
    List<NamedPosition> meant =
        known()
            .filter(p -> Glob.matches(text, p.id()) || p.claim().status().toString().equals(text))
            .toList();
    if (meant.isEmpty()) {
      Stream<String> statuses = known().map(p -> p.claim().status().toString()).distinct();
      List<String> words = Stream.concat(known().map(NamedPosition::id), statuses).toList();
      throw NearMatches.unknown("problem", text, words).within(node.place());
    }
    meant.stream().filter(p -> !openings.containsKey(p.id())).forEach(p -> add(node, p));
  }

  private void add(WireValue node, NamedPosition problem) {
    add(node, problem.id(), problem.position(), problem.claim());
  }

  private void fromFile(WireValue node) {
    String name = node.text();
    WireValue root =
        node.checked(
            () ->
                WireText.readFile(
                    ExperimentFile.content(ExperimentFile.named(node, folder)), name));
    chosen(FileObject.read(root, ExperimentKeys.PROBLEMS_FILE).get("problems"));
  }

  private void described(FileObject problem) {
    WireValue node = problem.value();
    Claim claim =
        Claim.of(
                word(Claim.Status.values(), problem.text("status")),
                problem.texts("keys").toArray(String[]::new))
            .withOutcome(word(Claim.Outcome.values(), problem.text("outcome")))
            .withSource(problem.text("source"));
    if (claim.keyMoves().isEmpty()) {
      throw problem.get("keys").wrong("a list with at least one best move");
    }
    String name = problem.text("name");
    if (openings.containsKey(name)) {
      throw node.refused(
          "there is another problem '%s'; give each a name of its own.".formatted(name));
    }
    add(node, name, problem.text("position"), claim);
  }

  private static <E extends Enum<E>> E word(E[] all, String text) {
    return Arrays.stream(all).filter(one -> one.toString().equals(text)).findFirst().orElseThrow();
  }

  /** Keeps a problem; the moves of its key are written as games write them. */
  private void add(WireValue node, String name, String position, Claim claim) {
    Opening opening = node.checked(() -> Opening.of(name, Line.of(rules, position)));
    State state = node.checked(() -> opening.line(rules).state());
    String[] keys =
        claim.keyMoves().stream()
            .map(key -> node.checked(() -> state.text(state.parseMove(key))))
            .toArray(String[]::new);
    openings.put(name, opening);
    claims.add(
        Claim.of(claim.status(), keys).withOutcome(claim.outcome()).withSource(claim.source()));
  }

  /** Returns how the problems are called. */
  List<String> names() {
    return List.copyOf(openings.keySet());
  }

  /** Returns how many moves are played after the first one. */
  int playOn() {
    return playOn;
  }

  /** Describes the suite. */
  Tournament tournament(int agents, int attempts, int defender) {
    return Tournament.suite(
        agents, rules.players(), attempts, List.copyOf(openings.values()), claims, defender);
  }
}
