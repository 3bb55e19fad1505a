package org.plyscope.experiment.file;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
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
import org.plyscope.lab.file.TextFile;

/** Reads experiment files. */
public final class ExperimentFile {
  /** The version of the format that is read. */
  public static final int VERSION = 1;

  private static final int LARGEST = 100_000_000;
  private static final int MOST_BLOCKS = 100_000_000;
  private static final int MOST_ATTEMPTS = 100_000;

  private final Catalog catalog;
  private final Path folder;
  private final Consumer<String> remarks;

  private ExperimentFile(Catalog catalog, Path folder, Consumer<String> remarks) {
    this.catalog = catalog;
    this.folder = folder;
    this.remarks = remarks;
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
    return read(file, changes, catalog, sentence -> {});
  }

  /**
   * Reads a file as {@link #read(Path, List, Catalog)} does.
   *
   * @param file the file
   * @param changes changes of single values
   * @param catalog where games and agents come from
   * @param remarks hears sentences about what is allowed but was hardly meant
   * @return the experiment
   * @throws InputException if the file cannot be read or something in it is wrong; says where
   */
  public static Experiment read(
      Path file, List<String> changes, Catalog catalog, Consumer<String> remarks) {
    Path folder = file.toAbsolutePath().getParent();
    return read(tree(file, changes), folder, catalog, remarks);
  }

  /**
   * Reads a file with everything that it takes from others, and resolves nothing.
   *
   * @param file the file
   * @param changes changes of single values
   * @return what it says
   * @throws InputException if the file cannot be read or is no JSON; says where
   */
  public static Node tree(Path file, List<String> changes) {
    Path folder = file.toAbsolutePath().getParent();
    return Overrides.apply(Variants.whole(TreeReader.read("", content(file)), folder), changes);
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
    return read(text, folder, catalog, sentence -> {});
  }

  /**
   * Reads a text as {@link #read(String, Path, Catalog)} does.
   *
   * @param text the content of a file
   * @param folder where files that it names are looked for
   * @param catalog where games and agents come from
   * @param remarks hears sentences about what is allowed but was hardly meant
   * @return the experiment
   * @throws InputException if something in it is wrong; says where
   */
  public static Experiment read(
      String text, Path folder, Catalog catalog, Consumer<String> remarks) {
    Node root = Variants.whole(TreeReader.read("", text), folder);
    return read(root, folder, catalog, remarks);
  }

  /**
   * Resolves everything in a tree.
   *
   * @param root what {@link #tree} returned, or something made of it
   * @param folder where files that it names are looked for
   * @param catalog where games and agents come from
   * @param remarks hears sentences about what is allowed but was hardly meant
   * @return the experiment
   * @throws InputException if something in it is wrong; says where
   */
  public static Experiment read(Node root, Path folder, Catalog catalog, Consumer<String> remarks) {
    ExperimentFile reader = new ExperimentFile(catalog, folder, remarks);
    return root.object(reader::experiment);
  }

  /**
   * Reads which version of the format a file has.
   *
   * @param file the file
   * @return the version, which this program reads
   * @throws InputException if the file cannot be read, or its version is another
   */
  public static int version(Path file) {
    return TreeReader.read("", content(file))
        .object(
            keys -> {
              checkVersion(keys);
              keys.rest();
              return VERSION;
            });
  }

  static String content(Path file) {
    try {
      return TextFile.read(file, LARGEST);
    } catch (NoSuchFileException e) {
      throw new InputException("There is no file '" + file + "'.");
    } catch (IOException e) {
      throw new InputException(
          "The file '%s' cannot be read (%s); it must be a text file in UTF-8 of at most %,d bytes."
              .formatted(file, FileReasons.of(e), LARGEST));
    }
  }

  private Experiment experiment(Keys keys) {
    keys.find("$schema");
    checkVersion(keys);
    Rules rules = rules(keys.get("game"));
    long seed = keys.find("seed").map(s -> s.whole(Long.MIN_VALUE, Long.MAX_VALUE)).orElse(0L);
    Optional<Node> limits = keys.find("limits");
    ConditionsReader conditions = new ConditionsReader(limits, keys.find("adjudicate"));
    AgentsReader reader = new AgentsReader(catalog, rules, conditions.standardLimits());
    List<Contestant> agents = reader.read(Includes.merged(keys, folder));
    if (!conditions.standardLimits().isEmpty() && !reader.standardUsed()) {
      remarks.accept(
          limits.orElseThrow().members().get("default").where()
              + " is unused: every agent sets its own limits.");
    }
    List<String> names = agents.stream().map(Contestant::name).toList();
    FormatReader formats = new FormatReader(names, rules.players());
    Node format = keys.get("format");
    boolean suite = ProblemsReader.isSuite(format);
    ProblemsReader problems = new ProblemsReader(rules, folder);
    if (suite) {
      problems.read(format);
    }
    Stop stop = keys.find("stop").map(node -> RestReader.stop(node, formats)).orElse(Stop.NEVER);
    if (suite && stop.test() != null) {
      throw keys.node().wrong("without stop.sprt if it is a suite, in which nobody meets anybody");
    }
    LiteratureReader literature = new LiteratureReader(keys, rules.players());
    Experiment experiment =
        new Experiment(
            keys.find("name").map(Node::text).orElse("unnamed"),
            seed,
            rules,
            agents,
            suite
                ? suite(keys, problems, agents.size())
                : games(keys, formats.read(format), rules, seed),
            suite ? conditions.ofSuite(problems.playOn()) : conditions.read(),
            stop,
            keys.find("workers").map(RestReader::staff).orElse(Staff.STANDARD),
            keys.find("notes").map(node -> String.join("\n", node.texts())).orElse(""),
            literature.published(keys, formats, problems.names()),
            literature.study().orElse(null));
    experiment.schedule();
    return experiment;
  }

  private Tournament games(Keys keys, FormatReader.Format format, Rules rules, long seed) {
    int blocks = (int) keys.get("blocks").whole(1, MOST_BLOCKS);
    List<Opening> openings =
        keys.find("openings")
            .map(node -> new OpeningsReader(catalog, rules, folder, seed, blocks).read(node))
            .orElseGet(() -> Openings.start(rules));
    SeatOrders seats = keys.find("seats").map(ExperimentFile::seats).orElse(SeatOrders.ALL);
    return Tournament.of(format.type(), format.lineups(), seats, blocks, openings);
  }

  private static Tournament suite(Keys keys, ProblemsReader problems, int agents) {
    int attempts = keys.find("blocks").map(n -> (int) n.whole(1, MOST_ATTEMPTS)).orElse(1);
    return problems.tournament(agents, attempts);
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
