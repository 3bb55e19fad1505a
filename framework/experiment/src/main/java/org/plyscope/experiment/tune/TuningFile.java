package org.plyscope.experiment.tune;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.Tuner;
import org.plyscope.api.option.OptionText;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.file.tree.Keys;
import org.plyscope.experiment.file.tree.Node;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;

/**
 * Reads tuning files: JSON with comments, read as strictly as experiment files, whose keys for
 * games they share ({@code game}, {@code agents}, {@code openings}, {@code limits}, {@code
 * adjudicate}, {@code workers}, {@code from} and {@code set}).
 */
public final class TuningFile {
  private static final String POPULATION = "population";
  private static final int MOST_BLOCKS = 1_000_000;
  private static final int MOST_REPETITIONS = 1_000;

  private final Catalog catalog;
  private final Path folder;
  private final List<String> remarks;

  private TuningFile(Catalog catalog, Path folder, List<String> remarks) {
    this.catalog = catalog;
    this.folder = folder;
    this.remarks = remarks;
  }

  /**
   * Returns whether a file looks like a tuning file, without reading all of it.
   *
   * @param tree the content of a file
   * @return true if it names options to tune
   */
  public static boolean isTuning(Node tree) {
    return tree.isObject() && tree.members().containsKey("tune");
  }

  /**
   * Reads a file and resolves everything in it.
   *
   * @param file the file
   * @param changes changes of single values, see {@link
   *     org.plyscope.experiment.file.tree.Overrides}
   * @param catalog where games, agents and methods come from
   * @return what is tuned
   * @throws InputException if the file cannot be read or something in it is wrong; says where
   */
  public static TuningPlan read(Path file, List<String> changes, Catalog catalog) {
    Path folder = file.toAbsolutePath().getParent();
    return read(ExperimentFile.tree(file, changes), folder, catalog);
  }

  /**
   * Resolves everything in a tree.
   *
   * @param tree the content of a file, with everything that it takes from others
   * @param folder where files that it names are looked for, unless it says so itself
   * @param catalog where games, agents and methods come from
   * @return what is tuned
   * @throws InputException if something in it is wrong; says where
   */
  public static TuningPlan read(Node tree, Path folder, Catalog catalog) {
    Optional<Node> files = Optional.ofNullable(tree.members().get("files"));
    Path from = files.map(node -> node.file(folder)).orElse(folder);
    return new TuningFile(catalog, from, new ArrayList<>()).plan(tree);
  }

  private TuningPlan plan(Node tree) {
    Keys keys = tree.keys();
    keys.find("files");
    Node tune = keys.get("tune");
    Node against = keys.get("against");
    Node methodNode = keys.get("method");
    Optional<Node> repetitions = keys.find("repetitions");
    Optional<Node> budget = keys.find("budget");
    Optional<Node> test = keys.find("test");
    Optional<Node> published = keys.find("published");
    Optional<Node> keepGames = keys.find("keepGames");
    Map<String, Node> rest = keys.rest();
    for (String key : List.of("format", "stop")) {
      if (rest.containsKey(key)) {
        throw rest.get(key).refused("a tuning has no '" + key + "'; see \"against\", \"budget\".");
      }
    }
    Keys tuned = tune.keys();
    Arena arena = new Arena(tree, rest, tuned.get("agent"), folder, catalog);
    Experiment base = arena.base(remarks);
    InstalledAgent agent = catalog.agent(base.rules(), base.agents().get(0).agent());
    List<Parameter> parameters =
        new ParameterReader(catalog, base.rules(), agent).read(tuned.get("options"));
    tuned.end();
    List<PublishedSet> sets = new ArrayList<>();
    published.ifPresent(
        node -> node.list().forEach(one -> sets.add(one.object(k -> set(one, k, parameters)))));
    return new TuningPlan(
        catalog,
        arena,
        base,
        parameters,
        opponents(against, base),
        method(methodNode, base.rules()),
        new TuningPlan.Extent(
            base.tournament().blocks(),
            repetitions.map(n -> (int) n.whole(1, MOST_REPETITIONS)).orElse(1),
            limit(budget, "games"),
            limit(budget, "candidates"),
            test.map(this::testBlocks).orElse(0),
            keepGames.map(Node::flag).orElse(false)),
        sets,
        test.map(node -> tested(node, sets, base)).orElse(List.of()),
        folder);
  }

  private static long limit(Optional<Node> budget, String key) {
    return budget
        .map(
            node ->
                node.object(
                    keys -> {
                      long games = number(keys, "games");
                      long candidates = number(keys, "candidates");
                      return key.equals("games") ? games : candidates;
                    }))
        .orElse(0L);
  }

  private static long number(Keys keys, String key) {
    return keys.find(key).map(node -> node.whole(1, Long.MAX_VALUE)).orElse(0L);
  }

  private static Optional<List<Contestant>> opponents(Node against, Experiment base) {
    if (against.isText() && against.text().equals(POPULATION)) {
      return Optional.empty();
    }
    List<Contestant> all = new ArrayList<>();
    List<String> names = names(base);
    for (String name : against.texts()) {
      int index = names.indexOf(name);
      if (index < 0) {
        throw against.refused(
            NearMatches.unknown("agent", name, names).getMessage()
                + " Write \"population\" to let the candidates meet each other.");
      }
      all.add(base.agents().get(index + 2));
    }
    if (all.isEmpty()) {
      throw against.wrong("\"population\", or a list with the name of at least one agent");
    }
    return Optional.of(all);
  }

  /** Returns the names of the agents that are not tuned. */
  private static List<String> names(Experiment base) {
    return base.names().subList(2, base.names().size());
  }

  private TuningPlan.Method method(Node node, Rules rules) {
    if (node.isText()) {
      String[] parts = node.text().split(":", 2);
      Map<String, String> changes =
          parts.length == 1 ? Map.of() : node.checked(() -> OptionText.parse(parts[1]));
      return method(node, parts[0].strip(), rules, changes);
    }
    Keys keys = node.keys();
    String id = keys.get("use").text();
    Map<String, String> changes = new LinkedHashMap<>();
    keys.rest().forEach((key, value) -> changes.put(key, value.scalar()));
    return method(node, id, rules, changes);
  }

  private TuningPlan.Method method(Node node, String id, Rules rules, Map<String, String> changes) {
    List<String> ids = new ArrayList<>();
    for (Tuner tuner : catalog.partsFor(Tuner.class, rules)) {
      OptionValues standard = OptionValues.defaults(tuner.options());
      ids.add(tuner.id());
      if (tuner.id().equals(id)) {
        return new TuningPlan.Method(tuner, node.checked(() -> standard.with(changes)));
      }
      for (Preset preset : tuner.presets()) {
        ids.add(preset.id());
        if (preset.id().equals(id)) {
          return new TuningPlan.Method(
              tuner, node.checked(() -> standard.with(preset.values()).with(changes)));
        }
      }
    }
    throw NearMatches.unknown("tuner", id, ids).within(node.place());
  }

  private static PublishedSet set(Node node, Keys keys, List<Parameter> parameters) {
    Node values = keys.get("values");
    List<String> texts = new ArrayList<>();
    if (values.isList()) {
      values.list().forEach(value -> texts.add(value.scalar()));
      if (texts.size() != parameters.size()) {
        throw values.wrong("a list of %d values, one for each option".formatted(parameters.size()));
      }
    } else {
      values.object(
          k -> {
            parameters.forEach(parameter -> texts.add(k.get(parameter.path()).scalar()));
            return texts;
          });
    }
    String name = keys.get("name").text();
    if (List.of(Arena.TUNED, Arena.START).contains(name)) {
      throw node.wrong("a set with a name other than \"tuned\" and \"start\"");
    }
    double fitness = keys.find("fitness").map(n -> n.number(0, 1)).orElse(Double.NaN);
    return new PublishedSet(name, texts, fitness);
  }

  private int testBlocks(Node test) {
    return (int) test.members().getOrDefault("blocks", test).whole(1, MOST_BLOCKS);
  }

  private static List<String> tested(Node test, List<PublishedSet> sets, Experiment base) {
    return test.object(
        keys -> {
          keys.get("blocks");
          List<String> known = new ArrayList<>(List.of(Arena.START));
          sets.forEach(set -> known.add(set.name()));
          Optional<Node> against = keys.find("against");
          if (against.isEmpty()) {
            return List.copyOf(known);
          }
          known.addAll(names(base));
          List<String> wanted = against.get().texts();
          for (String name : wanted) {
            if (!known.contains(name)) {
              throw NearMatches.unknown("set or agent", name, known).within(against.get().place());
            }
          }
          return wanted;
        });
  }
}
