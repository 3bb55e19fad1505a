package org.plyscope.experiment.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Staff;
import org.plyscope.experiment.Stop;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.file.tree.Keys;
import org.plyscope.experiment.file.tree.Node;
import org.plyscope.experiment.file.tree.Overrides;
import org.plyscope.experiment.file.tree.TreeReader;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FileReasons;

/** Reads experiment files. */
public final class ExperimentFile {
  /** The version of the format that is read. */
  public static final int VERSION = 1;

  private static final int MOST_BLOCKS = 100_000_000;

  private final Catalog catalog;
  private final Path folder;

  private ExperimentFile(Catalog catalog, Path folder) {
    this.catalog = catalog;
    this.folder = folder;
  }

  /**
   * Reads a file and resolves everything in it. May take a while if openings are judged.
   *
   * @param file the file
   * @param changes changes of single values, see {@link Overrides}
   * @param catalog where games and agents come from
   * @return the experiment
   * @throws InputException if the file cannot be read or something in it is wrong; says where
   */
  public static Experiment read(Path file, List<String> changes, Catalog catalog) {
    Path folder = file.toAbsolutePath().getParent();
    Node root = Overrides.apply(TreeReader.read("", content(file)), changes);
    return read(root, folder, catalog);
  }

  /**
   * Reads a text and resolves everything in it.
   *
   * @param text the content of a file
   * @param folder where files that it names are looked for
   * @param catalog where games and agents come from
   * @return the experiment
   * @throws InputException if something in it is wrong; says where
   */
  public static Experiment read(String text, Path folder, Catalog catalog) {
    return read(TreeReader.read("", text), folder, catalog);
  }

  private static Experiment read(Node root, Path folder, Catalog catalog) {
    ExperimentFile reader = new ExperimentFile(catalog, folder);
    return root.object(reader::experiment);
  }

  static String content(Path file) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new InputException("There is no file '" + file + "'.");
    } catch (IOException e) {
      throw new InputException(
          "The file '%s' cannot be read (%s); it must be a text file in UTF-8."
              .formatted(file, FileReasons.of(e)));
    }
  }

  private Experiment experiment(Keys keys) {
    keys.find("$schema");
    checkVersion(keys);
    Rules rules = rules(keys.get("game"));
    long seed = keys.find("seed").map(s -> s.whole(Long.MIN_VALUE, Long.MAX_VALUE)).orElse(0L);
    Optional<Node> limits = keys.find("limits");
    ConditionsReader conditions = new ConditionsReader(limits, keys.find("adjudicate"));
    List<Contestant> agents =
        new AgentsReader(catalog, rules, conditions.standardLimits())
            .read(Includes.merged(keys, folder));
    List<String> names = agents.stream().map(Contestant::name).toList();
    int blocks = (int) keys.get("blocks").whole(1, MOST_BLOCKS);
    List<Opening> openings =
        keys.find("openings")
            .map(node -> new OpeningsReader(catalog, rules, folder, seed, blocks).read(node))
            .orElseGet(() -> Openings.start(rules));
    FormatReader formats = new FormatReader(names, rules.players());
    FormatReader.Format format = formats.read(keys.get("format"));
    SeatOrders seats = keys.find("seats").map(ExperimentFile::seats).orElse(SeatOrders.ALL);
    Experiment experiment =
        new Experiment(
            keys.find("name").map(Node::text).orElse("unnamed"),
            seed,
            rules,
            agents,
            new Tournament(format.type(), format.lineups(), seats, blocks, openings),
            conditions.read(),
            keys.find("stop").map(node -> RestReader.stop(node, formats)).orElse(Stop.NEVER),
            keys.find("workers").map(RestReader::staff).orElse(Staff.STANDARD),
            keys.find("notes").map(node -> String.join("\n", node.texts())).orElse(""),
            keys.find("published")
                .map(node -> RestReader.published(node, formats))
                .orElse(List.of()));
    experiment.schedule();
    return experiment;
  }

  private static void checkVersion(Keys keys) {
    Node version = keys.get("plyscope");
    if (version.whole(1, Integer.MAX_VALUE) != VERSION) {
      throw version.wrong("" + VERSION + ", the version of the format that this program reads");
    }
  }

  private Rules rules(Node node) {
    return node.object(
        keys -> {
          String id = keys.get("id").text();
          String preset = keys.find("rules").map(Node::text).orElse("");
          Map<String, String> options = new LinkedHashMap<>();
          Map<String, Node> rest = new LinkedHashMap<>();
          keys.find("options").ifPresent(o -> rest.putAll(o.members()));
          rest.putAll(keys.rest());
          rest.forEach((key, value) -> options.put(key, value.scalar()));
          List<String> known = new ArrayList<>(List.of("id", "rules", "options"));
          node.checked(() -> catalog.game(id)).options().forEach(o -> known.add(o.id()));
          rest.forEach(
              (key, value) -> {
                if (!known.contains(key)) {
                  throw Keys.unknown(value, key, known);
                }
              });
          return node.checked(() -> catalog.rules(id, preset, options));
        });
  }

  private static SeatOrders seats(Node node) {
    return switch (node.text()) {
      case "all" -> SeatOrders.ALL;
      case "rotate" -> SeatOrders.ROTATE;
      case "fixed" -> SeatOrders.FIXED;
      default -> throw node.wrong("one of \"all\", \"rotate\" and \"fixed\"");
    };
  }
}
