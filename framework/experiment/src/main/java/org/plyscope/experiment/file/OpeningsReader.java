package org.plyscope.experiment.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.experiment.file.tree.Keys;
import org.plyscope.experiment.file.tree.Node;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.SavedPosition;

/** Reads where games start, and draws what is to be drawn. */
final class OpeningsReader {
  private static final int MOST = 1_000_000;
  private static final int MOST_PLIES = 1_000;

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

  List<Opening> read(Node node) {
    if (node.isText()) {
      if (!node.text().equals("start")) {
        throw node.wrong("\"start\", or an object with positions, file or randomPlies");
      }
      return Openings.start(rules);
    }
    return node.object(keys -> read(node, keys));
  }

  private List<Opening> read(Node node, Keys keys) {
    Optional<Node> positions = keys.find("positions");
    Optional<Node> file = keys.find("file");
    Optional<Node> plies = keys.find("randomPlies");
    int kinds = (positions.isPresent() ? 1 : 0) + (file.isPresent() ? 1 : 0);
    if (kinds == 0 && plies.isEmpty()) {
      // A misspelt key is the likely reason.
      keys.find("count");
      keys.find("balanced");
      keys.end();
    }
    if (kinds > 1 || (kinds == 0 && plies.isEmpty())) {
      throw node.wrong("an object with one of positions, file and randomPlies");
    }
    List<Opening> fixed =
        positions
            .map(this::named)
            .or(() -> file.map(this::fromFile))
            .orElseGet(() -> Openings.start(rules));
    return plies.map(p -> drawn(node, keys, fixed, p)).orElse(distinct(fixed));
  }

  private List<Opening> named(Node node) {
    return node.list().stream().map(this::named1).toList();
  }

  private Opening named1(Node node) {
    String text = node.text();
    for (NamedPosition known : rules.positions()) {
      if (known.id().equals(text)) {
        return opening(node, known.id(), known.position());
      }
    }
    return opening(node, text, text);
  }

  private List<Opening> fromFile(Node node) {
    Path file = node.file(folder);
    List<SavedPosition> all =
        node.checked(() -> PositionCollections.read(file, catalog, rules)).stream()
            .filter(position -> position.of(rules))
            .toList();
    if (all.isEmpty()) {
      throw node.wrong("a file with positions of these rules");
    }
    return all.stream().map(p -> opening(node, p.name(), p.position())).toList();
  }

  private Opening opening(Node node, String name, String position) {
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

  private List<Opening> drawn(Node node, Keys keys, List<Opening> from, Node plies) {
    int count = keys.find("count").map(c -> (int) c.whole(1, MOST)).orElse(blocks);
    int moves = (int) plies.whole(1, MOST_PLIES);
    try (Balance balance = keys.find("balanced").map(this::balance).orElse(Balance.ANY)) {
      List<Opening> all = new ArrayList<>();
      for (int i = 0; i < from.size(); i++) {
        int share = count / from.size() + (i < count % from.size() ? 1 : 0);
        Line line = from.get(i).line(rules);
        all.addAll(node.checked(() -> random(line, moves, share, balance)));
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

  private Balance balance(Node node) {
    return node.object(
        keys -> {
          Node agent = keys.get("agent");
          String text = agent.text();
          double within = keys.get("within").number();
          Map<String, String> values = Limiting.texts(keys);
          Limits limits = node.checked(() -> LimitKeys.limits(values));
          return agent.checked(() -> Balance.by(catalog, rules, text, limits, within));
        });
  }
}
