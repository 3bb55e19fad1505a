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
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.FileKey;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.TuningKeys;
import org.plyscope.wire.keys.Units;

/**
 * Reads tuning files: JSON with comments, read as strictly as experiment files, whose keys for
 * games they share ({@code game}, {@code agents}, {@code openings}, {@code limits}, {@code
 * adjudicate}, {@code workers}, {@code from} and {@code set}).
 */
public final class TuningFile {
  private static final String POPULATION = "population";

  private final Catalog catalog;
  private final Path folder;
  private final List<String> remarks;

  private TuningFile(Catalog catalog, Path folder, List<String> remarks) {
    this.catalog = catalog;
    this.folder = folder;
    this.remarks = remarks;
  }

  /**
   * Returns whether a file looks like a tuning file, without reading all of it; true if it names
   * options to tune.
   */
  public static boolean isTuning(WireValue tree) {
    return tree.isObject() && tree.members().containsKey("tune");
  }

  /**
   * Reads a file and resolves everything in it.
   *
   * @param file the file
   * @param changes changes of single values, see {@link
   *     org.plyscope.experiment.file.tree.Overrides}
   * @param catalog where games, agents and methods come from
   * @throws InputException if the file cannot be read or something in it is wrong; names the place
   */
  public static TuningPlan read(Path file, List<String> changes, Catalog catalog) {
    Path folder = file.toAbsolutePath().getParent();
    return read(ExperimentFile.tree(file, changes), folder, catalog);
  }

  /**
   * Resolves everything in a tree.
   *
   * @param tree the content of a file, with everything that it takes from others
   * @param folder where files that it names are looked for, unless it has a folder itself
   * @param catalog where games, agents and methods come from
   * @throws InputException if something in it is wrong; names the place
   */
  public static TuningPlan read(WireValue tree, Path folder, Catalog catalog) {
    for (String key : List.of("format", "stop")) {
      tree.member(key)
          .ifPresent(
              value -> {
                throw value.refused("a tuning has no '" + key + "'; see \"against\", \"budget\".");
              });
    }
    FileObject file = FileObject.read(tree, TuningKeys.FILE.without("from", "set"));
    Path from = file.find("files").map(node -> ExperimentFile.named(node, folder)).orElse(folder);
    return new TuningFile(catalog, from, new ArrayList<>()).plan(file);
  }

  private TuningPlan plan(FileObject file) {
    Map<String, WireValue> games = new LinkedHashMap<>(file.value().members());
    games.keySet().removeAll(TuningKeys.OWN.ids());
    FileObject tune = file.group("tune").orElseThrow();
    Arena arena = new Arena(file.value(), games, tune.get("agent"), folder, catalog);
    Experiment base = arena.base(remarks);
    InstalledAgent agent = catalog.agent(base.rules(), base.agents().get(0).agent());
    List<Parameter> parameters =
        new ParameterReader(catalog, base.rules(), agent).read(tune.get("options"));
    List<TuningPlan.PublishedSet> sets = new ArrayList<>();
    file.groups("published").values().forEach(one -> sets.add(set(one, parameters)));
    FileObject budget = file.groupOrEmpty("budget");
    Optional<FileObject> test = file.group("test");
    return new TuningPlan(
        catalog,
        arena,
        base,
        parameters,
        opponents(file.get("against"), base),
        method(file, base.rules()),
        new TuningPlan.Extent(
            base.tournament().blocks(),
            file.small("repetitions"),
            budget.whole("games"),
            budget.whole("candidates"),
            file.groupOrEmpty("test").small("blocks"),
            file.flag("keepGames")),
        sets,
        test.map(t -> tested(t, sets, base)).orElse(List.of()),
        folder);
  }

  private static Optional<List<Contestant>> opponents(WireValue against, Experiment base) {
    if (against.isText() && against.text().equals(POPULATION)) {
      return Optional.empty();
    }
    List<Contestant> all = new ArrayList<>();
    List<String> names = names(base);
    for (String name : Units.texts(against)) {
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

  private TuningPlan.Method method(FileObject file, Rules rules) {
    WireValue node = file.get("method");
    Optional<FileObject> method = file.group("method");
    if (method.isEmpty()) {
      return method(node, node.agent().id(), rules, node.agent().options());
    }
    Map<String, String> changes = new LinkedHashMap<>();
    method.get().rest().forEach((key, value) -> changes.put(key, Units.scalar(value)));
    return method(node, method.get().text("use"), rules, changes);
  }

  private TuningPlan.Method method(
      WireValue node, String id, Rules rules, Map<String, String> changes) {
    List<String> ids = new ArrayList<>();
    for (TunerFactory tuner : catalog.partsFor(TunerFactory.class, rules)) {
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

  private static TuningPlan.PublishedSet set(FileObject set, List<Parameter> parameters) {
    WireValue values = set.get("values");
    List<String> texts = new ArrayList<>();
    if (values.isList()) {
      values.list().forEach(value -> texts.add(Units.scalar(value)));
      if (texts.size() != parameters.size()) {
        throw values.wrong("a list of %d values, one for each option".formatted(parameters.size()));
      }
    } else {
      FileKey paths = FileKey.of(FileKey.Kind.GROUP, "values", "");
      for (Parameter parameter : parameters) {
        paths = paths.with(FileKey.of(FileKey.Kind.ANY, parameter.path(), "").required());
      }
      FileObject byPath = FileObject.read(values, paths);
      parameters.forEach(parameter -> texts.add(Units.scalar(byPath.get(parameter.path()))));
    }
    String name = set.text("name");
    if (List.of(Arena.TUNED, Arena.START).contains(name)) {
      throw set.value().wrong("a set with a name other than \"tuned\" and \"start\"");
    }
    return new TuningPlan.PublishedSet(
        name, texts, set.has("fitness") ? set.number("fitness") : Double.NaN);
  }

  private static List<String> tested(
      FileObject test, List<TuningPlan.PublishedSet> sets, Experiment base) {
    List<String> known = new ArrayList<>(List.of(Arena.START));
    sets.forEach(set -> known.add(set.name()));
    if (!test.has("against")) {
      return List.copyOf(known);
    }
    known.addAll(names(base));
    for (String name : test.texts("against")) {
      if (!known.contains(name)) {
        throw NearMatches.unknown("set or agent", name, known).within(test.get("against").place());
      }
    }
    return test.texts("against");
  }

  /** Reads which options are tuned within which bounds. */
  private static final class ParameterReader {
    private final Catalog catalog;
    private final Rules rules;
    private final InstalledAgent agent;

    ParameterReader(Catalog catalog, Rules rules, InstalledAgent agent) {
      this.catalog = catalog;
      this.rules = rules;
      this.agent = agent;
    }

    List<Parameter> read(WireValue options) {
      List<Parameter> all = new ArrayList<>();
      options.members().forEach((path, node) -> all.add(read(path, node)));
      if (all.isEmpty()) {
        throw options.wrong("an object with at least one option to tune");
      }
      return all;
    }

    private Parameter read(String path, WireValue node) {
      OptionPath place = new OptionPath(catalog, rules, path);
      OptionPath.Found found = node.checked(() -> place.find(agent));
      return read(path, FileObject.read(node, TuningKeys.BOUNDS), place, found);
    }

    private Parameter read(
        String path, FileObject bounds, OptionPath place, OptionPath.Found found) {
      WireValue node = bounds.value();
      Option<?> option = found.option();
      boolean whole = option.kind() == Option.Kind.INTEGER;
      boolean number = whole || option.kind() == Option.Kind.DECIMAL;
      String start = bounds.find("start").map(Units::scalar).orElse(found.value());
      if (number && !bounds.has("choices")) {
        double low = bounds.has("from") ? bounds.number("from") : option.min();
        double high = bounds.has("to") ? bounds.number("to") : option.max();
        boolean log = bounds.flag("log");
        if (!Double.isFinite(high - low) || (log && low > 0 && !Double.isFinite(high / low))) {
          throw node.wrong("an object whose \"from\" and \"to\" are not that far apart");
        }
        Parameter parameter =
            node.checked(() -> new Parameter(path, whole, low, high, log, List.of(), start));
        return checked(parameter, node, place, List.of(parameter.value(0), parameter.value(1)));
      }
      bounds.only(List.of("choices", "start"));
      List<String> words =
          bounds
              .find("choices")
              .map(list -> list.list().stream().map(Units::scalar).toList())
              .orElse(option.kind() == Option.Kind.FILE ? List.of() : option.choices());
      if (words.isEmpty()) {
        throw node.wrong("an object with \"choices\", the values among which it is tuned");
      }
      Parameter parameter =
          node.checked(() -> new Parameter(path, false, 0, 0, false, words, start));
      return checked(parameter, node, place, words);
    }

    /** Refuses values that the agent does not take, before anything is played. */
    private Parameter checked(
        Parameter parameter, WireValue node, OptionPath place, List<String> extremes) {
      node.checked(() -> parameter.unit(parameter.start()));
      for (String value : extremes) {
        node.checked(() -> catalog.agent(rules, place.with(agent, value).text()));
      }
      return parameter;
    }
  }
}
