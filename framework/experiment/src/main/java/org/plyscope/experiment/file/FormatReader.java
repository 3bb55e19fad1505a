package org.plyscope.experiment.file;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.file.tree.Glob;
import org.plyscope.experiment.file.tree.Keys;
import org.plyscope.experiment.file.tree.Node;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.schedule.Lineups;
import org.plyscope.lab.catalog.NearMatches;

/** Reads who meets whom. */
final class FormatReader {
  /** The formats there are. */
  static final List<String> TYPES =
      List.of("round-robin", "gauntlet", "pairs", "ladder", "grid", Tournament.SUITE);

  private final List<String> names;
  private final int players;

  FormatReader(List<String> names, int players) {
    this.names = names;
    this.players = players;
  }

  /** The word for a format, and its line-ups. */
  record Format(String type, List<Lineup> lineups) {}

  Format read(Node node) {
    if (node.isText()) {
      return format(node, node.text(), null);
    }
    return node.object(keys -> format(node, keys.get("type").text(), keys));
  }

  private Format format(Node node, String type, Keys keys) {
    if (!TYPES.contains(type)) {
      throw NearMatches.unknown("format", type, TYPES).within(node.place());
    }
    if (keys == null && !type.equals("round-robin") && !type.equals("ladder")) {
      throw node.wrong("an object that also says who meets whom");
    }
    return new Format(type, node.checked(() -> lineups(type, keys)));
  }

  private List<Lineup> lineups(String type, Keys keys) {
    return switch (type) {
      case "round-robin" -> Lineups.roundRobin(names.size(), players);
      case "gauntlet" ->
          Lineups.gauntlet(matching(keys.get("first")), matching(keys.get("against")), players);
      case "grid" ->
          Lineups.gauntlet(matching(keys.get("rows")), matching(keys.get("columns")), players);
      case "ladder" ->
          Lineups.ladder(
              names.size(),
              keys == null ? 1 : keys.find("reach").map(r -> (int) r.whole(1, 1000)).orElse(1),
              players);
      default -> pairs(keys.get("pairs"));
    };
  }

  private List<Lineup> pairs(Node node) {
    if (node.list().isEmpty()) {
      throw node.wrong("a list of at least one pair, for example [[\"ab2\", \"random\"]]");
    }
    return node.list().stream().map(this::lineup).toList();
  }

  private Lineup lineup(Node node) {
    List<Node> seats = node.list();
    if (seats.size() != players) {
      throw node.wrong("a list of " + players + " agents, one per seat");
    }
    return new Lineup(seats.stream().map(this::agent).toList());
  }

  /** Returns the index of the one agent that is named. */
  int agent(Node node) {
    String name = node.text();
    if (!names.contains(name)) {
      throw NearMatches.unknown("agent", name, names).within(node.place());
    }
    return names.indexOf(name);
  }

  /** Returns the agents that patterns with stars mean. */
  private List<Integer> matching(Node node) {
    List<Integer> all = new ArrayList<>();
    for (String pattern : node.texts()) {
      List<Integer> some =
          IntStream.range(0, names.size())
              .filter(i -> Glob.matches(pattern, names.get(i)) && !all.contains(i))
              .boxed()
              .toList();
      if (some.isEmpty()) {
        throw NearMatches.unknown("agent", pattern, names).within(node.place());
      }
      all.addAll(some);
    }
    return all;
  }
}
