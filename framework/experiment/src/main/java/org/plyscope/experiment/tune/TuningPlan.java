package org.plyscope.experiment.tune;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.Tuner;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.option.OptionText;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.run.Study;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.lab.catalog.Catalog;

/**
 * What to tune, by which method and against which opponents, with everything resolved. Immutable.
 */
public final class TuningPlan {
  /**
   * Values that others published, to be shown and tested beside ours. Immutable.
   *
   * @param name how they are called
   * @param values a value for each parameter
   * @param fitness the share of points that was published with them, from 0 to 1; NaN if none was
   */
  public record PublishedSet(String name, List<String> values, double fitness) {
    /** Copies the list. */
    public PublishedSet {
      values = List.copyOf(values);
    }
  }

  /** How the values are searched for. */
  public record Method(TunerFactory tuner, OptionValues values) {
    /** Returns the method as text. */
    public String text() {
      String changes = OptionText.format(values.changes());
      return changes.isEmpty() ? tuner.id() : tuner.id() + ":" + changes;
    }
  }

  /**
   * The amount of work.
   *
   * @param blocks how many blocks each two play that meet in a generation
   * @param repetitions how often the whole search is done, each time with another seed
   * @param mostGames the number of games after which a repetition ends; 0 for no maximum
   * @param mostCandidates the number of candidates after which a repetition ends; 0 for no maximum
   * @param testBlocks how many blocks the last test plays against each opponent; 0 for no test
   * @param keepGames whether the games of finished generations are kept
   */
  public record Extent(
      int blocks,
      int repetitions,
      long mostGames,
      long mostCandidates,
      int testBlocks,
      boolean keepGames) {}

  private final Catalog catalog;
  private final Arena arena;
  private final Experiment base;
  private final InstalledAgent agent;
  private final List<Parameter> parameters;
  private final boolean population;
  private final List<Contestant> opponents;
  private final Method method;
  private final Extent extent;
  private final List<PublishedSet> published;
  private final List<Contestant> testOpponents;
  private final Path source;

  /** Takes the values read by {@link TuningFile}. */
  TuningPlan(
      Catalog catalog,
      Arena arena,
      Experiment base,
      List<Parameter> parameters,
      Optional<List<Contestant>> opponents,
      Method method,
      Extent extent,
      List<PublishedSet> published,
      List<String> tested,
      Path source) {
    this.catalog = catalog;
    this.arena = arena;
    this.base = base;
    this.agent = catalog.agent(base.rules(), base.agents().get(0).agent());
    this.parameters = List.copyOf(parameters);
    this.population = opponents.isEmpty();
    this.opponents = opponents.map(List::copyOf).orElse(List.of());
    this.method = method;
    this.extent = extent;
    this.published = List.copyOf(published);
    this.source = source;
    this.testOpponents = tested.stream().map(this::tested).toList();
  }

  private Contestant tested(String name) {
    if (name.equals(Arena.START)) {
      return candidate(Arena.START, start());
    }
    return published.stream()
        .filter(set -> set.name().equals(name))
        .findFirst()
        .map(set -> candidate(name, set.values()))
        .orElseGet(
            () -> base.agents().stream().filter(a -> a.name().equals(name)).findFirst().get());
  }

  /** Returns how it is called. */
  public String name() {
    return base.name();
  }

  /** Returns the seed of all its random choices. */
  public long seed() {
    return base.seed();
  }

  /** Returns the rules of all games. */
  public Rules rules() {
    return base.rules();
  }

  /** Returns the remarks of its author; perhaps empty. */
  public String notes() {
    return base.notes();
  }

  /** Returns the part of a study that is repeated; empty if none is. */
  public Optional<Study> study() {
    return base.repeated();
  }

  /** Returns the options to tune. */
  public List<Parameter> parameters() {
    return parameters;
  }

  /** Returns whether the candidates of a generation meet each other, and not fixed opponents. */
  public boolean population() {
    return population;
  }

  /** Returns the opponents of candidates; empty if they meet each other. */
  public List<Contestant> opponents() {
    return opponents;
  }

  /** Returns how the values are searched for. */
  public Method method() {
    return method;
  }

  /** Returns how much is done. */
  public Extent extent() {
    return extent;
  }

  /** Returns the values that others published. */
  public List<PublishedSet> published() {
    return published;
  }

  /** Returns the opponents of the final test. */
  public List<Contestant> testOpponents() {
    return testOpponents;
  }

  /** Returns the folder in which files are looked for that it names. */
  Path source() {
    return source;
  }

  /** Returns the values one starts from. */
  public List<String> start() {
    return parameters.stream().map(Parameter::start).toList();
  }

  /** Returns the agent that is tuned with some values. */
  public InstalledAgent agent(List<String> values) {
    InstalledAgent changed = agent;
    for (int i = 0; i < parameters.size(); i++) {
      changed =
          new OptionPath(catalog, rules(), parameters.get(i).path()).with(changed, values.get(i));
    }
    return changed;
  }

  /** Returns the agent with the given values. */
  Contestant candidate(String name, List<String> values) {
    Contestant pattern = base.agents().get(0);
    return new Contestant(
        name, name, agent(values).spec(), pattern.limits(), pattern.clock(), pattern.varied());
  }

  /** Returns how far the agent that is tuned may search for a move. */
  public Limits limits() {
    return base.agents().get(0).limits();
  }

  /** Returns whether results depend on the speed of the machine. */
  public boolean timed() {
    return base.timed();
  }

  /** Returns how the processes are made that play its games. */
  public WorkerSettings workerSettings() {
    return base.workerSettings();
  }

  /**
   * Checks values that were kept.
   *
   * @param values a value for each parameter
   * @throws InputException if there are more or fewer, or one must be a number and is not
   */
  void checkValues(List<String> values) {
    if (values.size() != parameters.size()) {
      throw new InputException(
          "A candidate has %d values; the plan has %d parameters."
              .formatted(values.size(), parameters.size()));
    }
    for (int i = 0; i < values.size(); i++) {
      // Rounding may have taken a value a little beyond its bounds.
      parameters.get(i).place(values.get(i));
    }
  }

  /** Returns the values at a point. */
  List<String> values(List<Double> point) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      values.add(parameters.get(i).value(point.get(i)));
    }
    return Collections.unmodifiableList(values);
  }

  /** Returns the point of the values one starts from. */
  double[] startPoint() {
    return parameters.stream().mapToDouble(p -> p.unit(p.start())).toArray();
  }

  /** Makes the method anew. */
  Tuner tuning() {
    return catalog.make(TunerFactory.class, method.tuner(), method.values(), rules());
  }

  /** Makes an experiment with openings of its own. */
  Experiment experiment(
      String name, long seed, int blocks, List<Contestant> agents, List<Lineup> lineups) {
    return arena.experiment(name, seed, blocks, agents, lineups);
  }
}
