package org.plyscope.experiment.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.FileObject;

/** Reads the starts of games, and draws random openings. */
final class OpeningsReader {
  private final Catalog catalog;
  private final Rules rules;
  private final Path folder;
  private final long seed;
  private final int blocks;

  OpeningsReader(Catalog catalog, Rules rules, Path folder, long seed, int blocks) {
    this.catalog = catalog;
    this.rules = rules;
    this.folder = folder;
    this.seed = seed;
    this.blocks = blocks;
  }

  List<Opening> read(FileObject openings) {
    WireValue node = openings.value();
    boolean listed = openings.has("positions");
    boolean drawn = openings.has("randomPlies");
    if ((listed && openings.has("file")) || !(listed || openings.has("file") || drawn)) {
      throw node.wrong("an object with one of positions, file and randomPlies");
    }
    if (!drawn) {
      openings.only(List.of("positions", "file", "randomPlies"));
    }
    List<Opening> fixed =
        openings
            .find("positions")
            .map(this::named)
            .or(() -> openings.find("file").map(this::fromFile))
            .orElseGet(() -> Openings.start(rules));
    return drawn ? drawn(openings, fixed) : distinct(fixed);
  }

  private List<Opening> named(WireValue node) {
    return node.list().stream().map(this::named1).toList();
  }

  private Opening named1(WireValue node) {
    String text = node.text();
    for (NamedPosition known : rules.positions()) {
      if (known.id().equals(text)) {
        return opening(node, known.id(), known.position());
      }
    }
    return opening(node, text, text);
  }

  private List<Opening> fromFile(WireValue node) {
    Path file = ExperimentFile.named(node, folder);
    List<SavedPosition> all =
        node.checked(() -> PositionCollections.read(file, catalog, rules)).stream()
            .filter(position -> position.of(rules))
            .toList();
    if (all.isEmpty()) {
      throw node.wrong("a file with positions of these rules");
    }
    return all.stream().map(p -> opening(node, p.name(), p.position())).toList();
  }

  private Opening opening(WireValue node, String name, String position) {
    return node.checked(
        () -> {
          Opening opening = Opening.of(name, Line.of(rules, position));
          opening.line(rules);
          return opening;
        });
  }

  private static List<Opening> distinct(List<Opening> openings) {
    Set<String> seen = new HashSet<>();
    return openings.stream().filter(o -> seen.add(o.start() + o.moves())).toList();
  }

  private List<Opening> drawn(FileObject openings, List<Opening> from) {
    int count = openings.has("count") ? openings.small("count") : blocks;
    int moves = openings.small("randomPlies");
    try (Balance balance = openings.group("balanced").map(this::balance).orElse(Balance.ANY)) {
      List<Opening> all = new ArrayList<>();
      for (int i = 0; i < from.size(); i++) {
        int share = count / from.size() + (i < count % from.size() ? 1 : 0);
        Line line = from.get(i).line(rules);
        all.addAll(openings.value().checked(() -> random(line, moves, share, balance)));
      }
      return distinct(all);
    }
  }

  private List<Opening> random(Line line, int plies, int count, Balance balance) {
    try {
      return count == 0 ? List.of() : Openings.random(line, plies, count, seed, balance);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InputException("Drawing openings was interrupted.");
    }
  }

  private Balance balance(FileObject balanced) {
    Map<String, String> values = LimitKeys.texts(balanced);
    Limits limits = LimitKeys.limits(values);
    String agent = balanced.text("agent");
    double within = balanced.number("within");
    return balanced.get("agent").checked(() -> Balance.by(catalog, rules, agent, limits, within));
  }
}
