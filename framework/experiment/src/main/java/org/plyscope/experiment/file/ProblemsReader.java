package org.plyscope.experiment.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.file.tree.Glob;
import org.plyscope.experiment.file.tree.Keys;
import org.plyscope.experiment.file.tree.Node;
import org.plyscope.experiment.file.tree.TreeReader;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.lab.catalog.NearMatches;

/**
 * Reads the problems of a suite: those that the rules know, by id, pattern or how well their keys
 * are established, and those that the file or another one describes.
 */
final class ProblemsReader {
  private static final int MOST_PLIES = 10_000;

  private final Rules rules;
  private final Path folder;
  private final Map<String, Opening> openings = new LinkedHashMap<>();
  private final List<Claim> claims = new ArrayList<>();
  private int playOn;

  ProblemsReader(Rules rules, Path folder) {
    this.rules = rules;
    this.folder = folder;
  }

  /** Tells whether a format is that of a suite. */
  static boolean isSuite(Node format) {
    Node type = format.isObject() ? format.members().get("type") : format;
    return type != null && type.isText() && type.text().equals(Tournament.SUITE);
  }

  /** Reads the problems. */
  void read(Node format) {
    if (format.isObject()) {
      format.object(keys -> read(format, keys));
    } else {
      established(format);
    }
  }

  private ProblemsReader read(Node format, Keys keys) {
    keys.get("type");
    playOn = keys.find("playOn").map(node -> (int) node.whole(0, MOST_PLIES)).orElse(0);
    Optional<Node> problems = keys.find("problems");
    Optional<Node> file = keys.find("file");
    Optional<Node> positions = keys.find("positions");
    problems.ifPresent(this::chosen);
    file.ifPresent(this::fromFile);
    positions.ifPresent(node -> node.list().forEach(this::searched));
    if (openings.isEmpty() && problems.isEmpty() && file.isEmpty()) {
      established(format);
    }
    return this;
  }

  private void chosen(Node node) {
    for (Node one : node.isText() ? List.of(node) : node.list()) {
      if (one.isObject()) {
        one.object(keys -> described(one, keys));
      } else {
        named(one);
      }
    }
    if (openings.isEmpty()) {
      throw node.wrong("a list with at least one problem");
    }
  }

  /** Takes a position that is only searched: what its best move is nobody asks. */
  private void searched(Node node) {
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

  /** Takes all problems of the rules that can tell right from wrong. */
  private void established(Node format) {
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

  private void named(Node node) {
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

  private void add(Node node, NamedPosition problem) {
    add(node, problem.id(), problem.position(), problem.claim());
  }

  private void fromFile(Node node) {
    String name = node.text();
    Node root =
        node.checked(() -> TreeReader.read(name, ExperimentFile.content(node.file(folder))));
    root.object(
        keys -> {
          keys.find("$schema");
          keys.find("plyscope");
          keys.find("notes");
          chosen(keys.get("problems"));
          return this;
        });
  }

  private ProblemsReader described(Node node, Keys keys) {
    String position = keys.get("position").text();
    Node key = keys.get("keys");
    Claim.Status status =
        keys.find("status").map(s -> word(s, Claim.Status.values())).orElse(Claim.Status.BEST);
    Claim claim =
        Claim.of(status, key.texts().toArray(String[]::new))
            .withOutcome(
                keys.find("outcome")
                    .map(o -> word(o, Claim.Outcome.values()))
                    .orElse(Claim.Outcome.UNKNOWN))
            .withSource(keys.find("source").map(Node::text).orElse(""));
    if (claim.keyMoves().isEmpty()) {
      throw key.wrong("a list with at least one best move");
    }
    String name = keys.get("name").text();
    if (openings.containsKey(name)) {
      throw node.refused(
          "there is another problem '%s'; give each a name of its own.".formatted(name));
    }
    add(node, name, position, claim);
    return this;
  }

  private static <E extends Enum<E>> E word(Node node, E[] all) {
    String text = node.text();
    for (E one : all) {
      if (one.toString().equals(text)) {
        return one;
      }
    }
    throw node.wrong(
        Arrays.stream(all).map(E::toString).collect(Collectors.joining(", ", "one of ", "")));
  }

  /** Keeps a problem; the moves of its key are written as games write them. */
  private void add(Node node, String name, String position, Claim claim) {
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
  Tournament tournament(int agents, int attempts) {
    return Tournament.suite(
        agents, rules.players(), attempts, List.copyOf(openings.values()), claims);
  }
}
