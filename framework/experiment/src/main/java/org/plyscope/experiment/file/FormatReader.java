package org.plyscope.experiment.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyscope.experiment.file.tree.Glob;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.schedule.Lineups;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.Units;

/** Reads the pairings. */
final class FormatReader {
  private final List<String> names;
  private final int players;

  FormatReader(List<String> names, int players) {
    this.names = names;
    this.players = players;
  }

  /** The word for a format, and its line-ups. */
  record Format(String type, List<Lineup> lineups) {}

  /** Reads a format, which is a word or an object. */
  Format read(FileObject file) {
    WireValue node = file.get("format");
    Optional<FileObject> format = file.group("format");
    String type = format.map(f -> f.text("type")).orElseGet(node::text);
    return new Format(type, node.checked(() -> lineups(type, format)));
  }

  private List<Lineup> lineups(String type, Optional<FileObject> format) {
    return switch (type) {
      case "round-robin" -> {
        format.ifPresent(f -> only(f));
        yield Lineups.roundRobin(names.size(), players);
      }
      case "ladder" -> {
        int reach = format.map(f -> only(f, "reach").small("reach")).orElse(1);
        yield Lineups.ladder(names.size(), reach, players);
      }
      case "gauntlet" -> gauntlet(format.orElseThrow(), "first", "against");
      case "grid" -> gauntlet(format.orElseThrow(), "rows", "columns");
      default -> pairs(only(format.orElseThrow(), "pairs").get("pairs"));
    };
  }

  /** Refuses keys of other formats. */
  private static FileObject only(FileObject format, String... keys) {
    return format.only(Stream.concat(Stream.of("type"), Stream.of(keys)).toList());
  }

  private List<Lineup> gauntlet(FileObject format, String some, String others) {
    only(format, some, others);
    return Lineups.gauntlet(matching(format.get(some)), matching(format.get(others)), players);
  }

  private List<Lineup> pairs(WireValue node) {
    if (node.list().isEmpty()) {
      throw node.wrong("a list of at least one pair, for example [[\"ab2\", \"random\"]]");
    }
    return node.list().stream().map(this::lineup).toList();
  }

  private Lineup lineup(WireValue node) {
    List<WireValue> seats = node.list();
    if (seats.size() != players) {
      throw node.wrong("a list of " + players + " agents, one per seat");
    }
    return new Lineup(seats.stream().map(this::agent).toList());
  }

  /** Returns the index of the one agent that is named. */
  int agent(WireValue node) {
    String name = node.text();
    if (!names.contains(name)) {
      throw NearMatches.unknown("agent", name, names).within(node.place());
    }
    return names.indexOf(name);
  }

  /** Returns the agents that patterns with stars mean. */
  private List<Integer> matching(WireValue node) {
    List<Integer> all = new ArrayList<>();
    for (String pattern : Units.texts(node)) {
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
