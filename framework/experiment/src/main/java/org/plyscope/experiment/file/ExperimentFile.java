package org.plyscope.experiment.file;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.experiment.AdjudicationRules;
import org.plyscope.experiment.Conditions;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Stop;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.file.tree.Overrides;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.PathText;
import org.plyscope.lab.file.TextFile;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.KeyCheck;
import org.plyscope.wire.keys.Units;

/** Reads experiment files. */
public final class ExperimentFile {
  /** The version of the format that is read. */
  public static final int VERSION = 1;

  private static final int LARGEST = 100_000_000;
  private static final int MOST_ATTEMPTS = 100_000;

  /** Values from other files are there already when everything is resolved. */
  private static final FileKey WHOLE = ExperimentKeys.FILE.without("from", "set");

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
   * @throws InputException if the file cannot be read or something in it is wrong; names the place
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
   * @param remarks receives warnings
   * @throws InputException if the file cannot be read or something in it is wrong; names the place
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
   * @throws InputException if the file cannot be read or is no JSON; names the place
   */
  public static WireValue tree(Path file, List<String> changes) {
    Path folder = file.toAbsolutePath().getParent();
    return Overrides.apply(Variants.whole(WireText.readFile(content(file), ""), folder), changes);
  }

  /**
   * Returns a text with everything that it takes from others.
   *
   * @param text the content of a file
   * @param folder where files that it names are looked for
   * @return the text itself if it takes nothing from others; else JSON without comments
   * @throws InputException if it or one of the others is no JSON; names the place
   */
  public static String whole(String text, Path folder) {
    WireValue root = WireText.readFile(text, "");
    WireValue whole = Variants.whole(root, folder);
    return whole == root ? text : WireText.indented(whole.plain());
  }

  /**
   * Reads a text and resolves everything in it.
   *
   * @param text the content of a file
   * @param folder where files that it names are looked for
   * @param catalog where games and agents come from
   * @throws InputException if something in it is wrong; names the place
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
   * @param remarks receives warnings
   * @throws InputException if something in it is wrong; names the place
   */
  public static Experiment read(
      String text, Path folder, Catalog catalog, Consumer<String> remarks) {
    WireValue root = Variants.whole(WireText.readFile(text, ""), folder);
    return read(root, folder, catalog, remarks);
  }

  /**
   * Resolves everything in a tree.
   *
   * @param root the result of {@link #tree}, perhaps edited
   * @param folder where files that it names are looked for
   * @param catalog where games and agents come from
   * @param remarks receives warnings
   * @throws InputException if something in it is wrong; names the place
   */
  public static Experiment read(
      WireValue root, Path folder, Catalog catalog, Consumer<String> remarks) {
    ExperimentFile reader = new ExperimentFile(catalog, folder, remarks);
    checkVersion(root);
    return reader.experiment(FileObject.read(root, WHOLE));
  }

  /**
   * Returns the file that a text names.
   *
   * @param value the text
   * @param folder where it is looked for
   * @throws InputException if it is no path
   */
  public static Path named(WireValue value, Path folder) {
    String name = value.text();
    return value.checked(() -> folder.resolve(PathText.parse(name)));
  }

  /**
   * Returns the content of a file.
   *
   * @throws InputException if it cannot be read
   */
  public static String content(Path file) {
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

  private Experiment experiment(FileObject file) {
    Rules rules = rules(file.group("game").orElseThrow());
    long seed = file.whole("seed");
    ConditionsReader conditions = new ConditionsReader(file);
    AgentsReader reader = new AgentsReader(catalog, rules, conditions.standardLimits());
    List<Contestant> agents = reader.read(withIncluded(file, folder));
    if (!conditions.standardLimits().isEmpty() && !reader.standardUsed()) {
      remarks.accept(
          file.get("limits").members().get("default").place()
              + " is unused: every agent sets its own limits.");
    }
    List<String> names = agents.stream().map(Contestant::name).toList();
    FormatReader formats = new FormatReader(names, rules.players());
    boolean suite = ProblemsReader.isSuite(file.get("format"));
    ProblemsReader problems = new ProblemsReader(rules, folder);
    if (suite) {
      file.only(WHOLE.without("openings", "seats").ids());
      problems.read(file);
    }
    Stop stop = RestReader.stop(file.groupOrEmpty("stop"), formats);
    if (suite && stop.test() != null) {
      throw file.value().wrong("without stop.sprt if it is a suite, in which no agents meet");
    }
    LiteratureReader literature = new LiteratureReader(file, folder, rules.players());
    Experiment experiment =
        new Experiment(
            file.text("name"),
            seed,
            rules,
            agents,
            suite
                ? suite(file, problems, formats, agents.size())
                : games(file, formats.read(file), rules, seed),
            suite ? conditions.ofSuite(problems.playOn()) : conditions.read(),
            stop,
            RestReader.workerSettings(file.groupOrEmpty("workers")),
            String.join("\n", file.texts("notes")),
            literature.published(file, agents, problems.names()),
            literature.study().orElse(null));
    experiment.schedule();
    return experiment;
  }

  private Tournament games(FileObject file, FormatReader.Format format, Rules rules, long seed) {
    file.get("blocks");
    int blocks = file.small("blocks");
    List<Opening> openings =
        file.group("openings")
            .map(o -> new OpeningsReader(catalog, rules, folder, seed, blocks).read(o))
            .orElseGet(() -> Openings.start(rules));
    SeatOrders seats = SeatOrders.valueOf(file.text("seats").toUpperCase(Locale.ROOT));
    return Tournament.of(format.type(), format.lineups(), seats, blocks, openings);
  }

  private static Tournament suite(
      FileObject file, ProblemsReader problems, FormatReader formats, int agents) {
    long attempts = file.find("blocks").map(n -> Units.whole(n, 1, MOST_ATTEMPTS)).orElse(1L);
    int defender =
        file.group("format")
            .flatMap(format -> format.find("defender"))
            .map(formats::agent)
            .orElse(Tournament.NO_DEFENDER);
    return problems.tournament(agents, (int) attempts, defender);
  }

  /** Another version may have other keys, so it is looked at before them. */
  private static void checkVersion(WireValue root) {
    root.member("plyscope")
        .ifPresent(
            version -> {
              if (Units.whole(version, 1, Integer.MAX_VALUE) != VERSION) {
                throw version.wrong(
                    VERSION + ", the version of the format that this program reads");
              }
            });
  }

  private Rules rules(FileObject game) {
    WireValue node = game.value();
    Map<String, WireValue> written = new LinkedHashMap<>();
    game.find("options").ifPresent(o -> written.putAll(o.members()));
    written.putAll(game.rest());
    List<String> known = new ArrayList<>(WHOLE.at("game").ids());
    node.checked(() -> catalog.game(game.text("id"))).options().forEach(o -> known.add(o.id()));
    Map<String, String> options = new LinkedHashMap<>();
    written.forEach(
        (key, value) -> {
          if (!known.contains(key)) {
            throw KeyCheck.unknown(value, key, known);
          }
          options.put(key, Units.scalar(value));
        });
    return node.checked(() -> catalog.rules(game.text("id"), game.text("rules"), options));
  }

  /** Returns the agents of a file together with those of the files that it uses. */
  private static WireValue withIncluded(FileObject file, Path folder) {
    Map<String, WireValue> all = new LinkedHashMap<>();
    file.find("use").ifPresent(use -> include(use, folder, new ArrayList<>(), all));
    WireValue agents = file.find("agents").orElse(null);
    if (agents == null && all.isEmpty()) {
      return file.get("agents");
    }
    if (agents != null) {
      agents.members().forEach((name, node) -> add(all, name, node));
    }
    return (agents == null ? file.value() : agents).withMembers(all);
  }

  private static void include(
      WireValue use, Path folder, List<Path> above, Map<String, WireValue> all) {
    for (String name : Units.texts(use)) {
      Path file = use.checked(() -> folder.resolve(PathText.parse(name))).normalize();
      if (above.contains(file)) {
        throw use.refused("'" + name + "' uses itself.");
      }
      WireValue root = use.checked(() -> WireText.readFile(ExperimentFile.content(file), name));
      List<Path> deeper = new ArrayList<>(above);
      deeper.add(file);
      FileObject included = FileObject.read(root, ExperimentKeys.AGENTS_FILE);
      included.find("use").ifPresent(inner -> include(inner, file.getParent(), deeper, all));
      included.get("agents").members().forEach((agent, node) -> add(all, agent, node));
    }
  }

  private static void add(Map<String, WireValue> all, String name, WireValue node) {
    WireValue other = all.put(name, node);
    if (other != null) {
      throw node.refused("there is another agent '%s', %s.".formatted(name, other.place()));
    }
  }

  /** Reads the conditions of every game. */
  private static final class ConditionsReader {
    private final Map<String, String> standard;
    private final long watchdog;
    private final long margin;
    private final AdjudicationRules adjudication;

    ConditionsReader(FileObject file) {
      FileObject limits = file.groupOrEmpty("limits");
      standard = LimitKeys.texts(limits.groupOrEmpty("default"));
      watchdog = limits.millis("watchdog");
      margin = limits.millis("margin");
      adjudication = adjudication(file.groupOrEmpty("adjudicate"));
    }

    /** Returns the limits of agents that have none of their own. */
    Map<String, String> standardLimits() {
      return standard;
    }

    Conditions read() {
      return new Conditions(watchdog, margin, adjudication);
    }

    /**
     * Returns the conditions of a suite: the first move, and some more if problems are played on.
     */
    Conditions ofSuite(int playOn) {
      if (adjudication.plies() > 0) {
        throw new InputException(
            "adjudicate.plies: in a suite \"playOn\" of the format sets how many moves are"
                + " played.");
      }
      return new Conditions(watchdog, margin, adjudication.withPlies(1 + playOn));
    }

    private static AdjudicationRules adjudication(FileObject rules) {
      FileObject draw = rules.groupOrEmpty("score").groupOrEmpty("draw");
      FileObject resign = rules.groupOrEmpty("score").groupOrEmpty("resign");
      return new AdjudicationRules(
          rules.small("plies"),
          rules.small("repetition"),
          draw.small("from"),
          draw.small("moves"),
          draw.number("value"),
          resign.small("moves"),
          resign.number("value"));
    }
  }
}
