package org.plyscope.experiment.tune;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyscope.api.InputException;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.LongJob;
import org.plyscope.experiment.conduct.Tally;
import org.plyscope.experiment.conduct.care.RunPolicy;
import org.plyscope.experiment.run.TemporaryFolder;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.schedule.Lineups;
import org.plyscope.experiment.work.Workforces;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FolderClaim;
import org.plyscope.lab.match.MatchSpec;

/**
 * Carries out the rest of a tuning, in the window as in a terminal. Used by one thread; it can be
 * stopped from any.
 */
public final class TuningJob implements LongJob<Optional<TuningResult>> {
  /** Agents of the last test are tried before, those of generations are not: they are many. */
  private static final RunPolicy GENERATION = new RunPolicy(false, false, 0, 0, false);

  private static final RunPolicy TEST = RunPolicy.STANDARD.suspending("0");

  /** Keep the seeds of the steps after the search apart from those of its repetitions. */
  private static final int PLAYOFF = -1;

  private static final int LAST = -2;

  /** Follows a tuning. Called on its thread; does nothing by default. */
  public interface Follower {
    /** Called with the games being played now and their progress. */
    default void playing(String what, int games, int of) {}

    /** Called for every measured generation, also for those measured before. */
    default void measured(Generation generation) {}

    /** Called with a message for the user. */
    default void told(String sentence) {}
  }

  /**
   * How a tuning is carried out; nothing of this changes its result.
   *
   * @param workers how many games run at a time
   * @param workforces finds the workers that the file asks for
   * @param bundles the SHA-256 of each bundle, by its name and version
   */
  public record Order(int workers, Workforces workforces, Map<String, String> bundles) {
    /** Copies the map. */
    public Order {
      bundles = Map.copyOf(bundles);
    }
  }

  private final TuningFolder folder;
  private final TuningPlan plan;
  private final Games games;
  private final Follower follower;
  private List<Generation> known = List.of();
  private final List<Generation> all = new ArrayList<>();

  /**
   * Prepares a tuning.
   *
   * @param catalog where agents and methods come from
   * @param folder where it is kept; begun already
   * @param order how to carry it out
   * @param follower follows it
   */
  public TuningJob(Catalog catalog, TuningFolder folder, Order order, Follower follower) {
    this.folder = folder;
    this.plan = folder.plan(catalog);
    this.games = new Games(order, follower);
    this.follower = follower;
  }

  @Override
  public void stop() {
    games.stop();
  }

  @Override
  public void halt() {
    games.halt();
  }

  @Override
  public void pause(boolean wanted) {
    games.pause(wanted);
  }

  /** Returns the result; empty if it was stopped before there is one. */
  @Override
  public Optional<TuningResult> run() throws InterruptedException {
    FolderClaim claim = folder.claim();
    try (TemporaryFolder copies = new TemporaryFolder("plyscope-plugins")) {
      games.fix(copies.path());
      folder.mend();
      known = folder.generations(plan);
      return Optional.of(tune());
    } catch (InterruptedException e) {
      if (games.isStopped()) {
        return Optional.empty();
      }
      throw e;
    } finally {
      claim.close();
    }
  }

  private TuningResult tune() throws InterruptedException {
    List<List<String>> winners = new ArrayList<>();
    for (int repetition = 1; repetition <= plan.extent().repetitions(); repetition++) {
      Search search = new Search(repetition);
      double[] point = plan.tuning().tune(new Task(plan, search, seed(repetition)));
      winners.add(plan.values(Task.checked(plan, point)));
    }
    List<Estimate> playoff = playoff(winners);
    int chosen = 0;
    for (int i = 1; i < winners.size(); i++) {
      chosen = playoff.get(i).value() > playoff.get(chosen).value() ? i : chosen;
    }
    List<TuningResult.Winner> told = new ArrayList<>();
    for (int i = 0; i < winners.size(); i++) {
      told.add(
          new TuningResult.Winner(winners.get(i), fitness(i + 1, winners.get(i)), playoff.get(i)));
    }
    List<String> values = winners.get(chosen);
    TuningResult result =
        new TuningResult(
            told,
            chosen,
            all.stream().mapToLong(g -> g.values().size()).sum(),
            new HashSet<>(all.stream().flatMap(g -> g.values().stream()).toList()).size(),
            all.stream().mapToLong(Generation::games).sum(),
            plan.agent(values).text(),
            tests(values));
    folder.write(plan, result);
    return result;
  }

  private long seed(int what) {
    return mixed(plan.seed(), what);
  }

  /** Mixes a seed; files take numbers of 18 digits. */
  private static long mixed(long seed, int what) {
    return MatchSpec.moveSeed(seed, what) >>> Byte.SIZE;
  }

  /** Returns how some values scored when they were measured last. */
  private Estimate fitness(int repetition, List<String> values) {
    for (int i = all.size() - 1; i >= 0; i--) {
      Generation generation = all.get(i);
      int index = generation.values().indexOf(values);
      if (generation.repetition() == repetition && index >= 0) {
        return generation.scores().get(index);
      }
    }
    return Estimate.unknown("not measured");
  }

  /**
   * Lets the winners of all repetitions meet, for scores of different repetitions do not compare.
   */
  private List<Estimate> playoff(List<List<String>> winners) throws InterruptedException {
    if (winners.size() == 1) {
      return List.of(TuningResult.plain(Estimate.unknown("one repetition")));
    }
    List<Contestant> agents = new ArrayList<>();
    for (int i = 0; i < winners.size(); i++) {
      agents.add(plan.candidate("repetition " + (i + 1), winners.get(i)));
    }
    Experiment experiment =
        plan.experiment(
            plan.name() + ": play-off",
            seed(PLAYOFF),
            Math.max(plan.extent().blocks(), plan.extent().testBlocks() / (winners.size() - 1)),
            agents,
            Lineups.ladder(agents.size(), agents.size(), plan.rules().players()));
    Tally tally = games.play("play-off", folder.run("playoff"), experiment, TEST);
    return IntStream.range(0, agents.size())
        .mapToObj(agent -> TuningResult.plain(tally.score(agent)))
        .toList();
  }

  /** Plays held-out games. */
  private List<TuningResult.Test> tests(List<String> values) throws InterruptedException {
    if (plan.testOpponents().isEmpty()) {
      return List.of();
    }
    List<Contestant> agents = new ArrayList<>(List.of(plan.candidate(Arena.TUNED, values)));
    agents.addAll(plan.testOpponents());
    List<Integer> others = IntStream.range(1, agents.size()).boxed().toList();
    Experiment experiment =
        plan.experiment(
            plan.name() + ": test",
            seed(LAST),
            plan.extent().testBlocks(),
            agents,
            Lineups.gauntlet(List.of(0), others, plan.rules().players()));
    Tally tally = games.play("test", folder.run("test"), experiment, TEST);
    List<TuningResult.Test> tests = new ArrayList<>();
    for (int other : others) {
      // The opponents meet the tuned agent alone.
      Estimate theirs = tally.score(other);
      Estimate ours =
          new Estimate(1 - theirs.value(), 1 - theirs.high(), 1 - theirs.low(), theirs.count(), "");
      tests.add(new TuningResult.Test(agents.get(other).name(), ours));
    }
    return tests;
  }

  /** Measures the generations of a repetition, or finds them among those that are kept. */
  private final class Search implements Task.Measurer {
    private final int repetition;
    private int number;
    private long played;
    private long candidates;

    Search(int repetition) {
      this.repetition = repetition;
    }

    @Override
    public boolean spent() {
      TuningPlan.Extent extent = plan.extent();
      return (extent.mostGames() > 0 && played >= extent.mostGames())
          || (extent.mostCandidates() > 0 && candidates >= extent.mostCandidates());
    }

    @Override
    public Generation measure(List<List<Double>> points) throws InterruptedException {
      number++;
      Generation generation = kept(points);
      Path run = folder.run(repetition, number);
      if (generation == null) {
        generation = played(points, run);
        folder.append(generation);
      }
      if (!plan.extent().keepGames()) {
        folder.forget(run);
      }
      played += generation.games();
      candidates += points.size();
      all.add(generation);
      follower.measured(generation);
      return generation;
    }

    private Generation kept(List<List<Double>> points) {
      for (Generation generation : known) {
        if (generation.repetition() == repetition && generation.number() == number) {
          if (!generation.points().equals(points)) {
            throw new InputException(
                "Generation %d of repetition %d in '%s' has other candidates than the method proposes now; the method or its plugin has changed since. Begin anew in another folder."
                    .formatted(number, repetition, folder.path()));
          }
          return generation;
        }
      }
      return null;
    }

    private Generation played(List<List<Double>> points, Path run) throws InterruptedException {
      List<List<String>> values = points.stream().map(plan::values).toList();
      List<Contestant> agents = new ArrayList<>();
      for (int i = 0; i < values.size(); i++) {
        agents.add(plan.candidate("candidate " + (i + 1), values.get(i)));
      }
      Experiment experiment =
          plan.experiment(
              plan.name() + ": generation " + number,
              mixed(seed(repetition), number),
              plan.extent().blocks(),
              agents(agents),
              lineups(points.size()));
      String what =
          "generation " + number + (plan.extent().repetitions() > 1 ? " of " + repetition : "");
      Tally tally = games.play(what, run, experiment, GENERATION);
      List<Estimate> scores = new ArrayList<>();
      for (int i = 0; i < points.size(); i++) {
        Estimate score = TuningResult.plain(tally.score(i));
        scores.add(plan.population() ? amongAll(score, points.size()) : score);
      }
      return new Generation(repetition, number, points, values, scores, tally.games());
    }

    private List<Contestant> agents(List<Contestant> candidates) {
      List<Contestant> agents = new ArrayList<>(candidates);
      agents.addAll(plan.opponents());
      return agents;
    }

    private List<Lineup> lineups(int count) {
      int players = plan.rules().players();
      if (!plan.population()) {
        return Lineups.gauntlet(
            IntStream.range(0, count).boxed().toList(),
            IntStream.range(count, count + plan.opponents().size()).boxed().toList(),
            players);
      }
      if (count < 2) {
        throw new InputException(
            "The method %s measures candidates one at a time, so they cannot meet each other; name their opponents in \"against\"."
                .formatted(plan.method().tuner().id()));
      }
      return Lineups.ladder(count, count, players);
    }

    /**
     * Adds the games of a candidate against itself. In a game for two it wins and loses each of
     * them, so they bring half of the points without being played.
     */
    private Estimate amongAll(Estimate others, int count) {
      if (plan.rules().players() != 2) {
        return others;
      }
      return new Estimate(
          withSelf(others.value(), count),
          withSelf(others.low(), count),
          withSelf(others.high(), count),
          others.count(),
          others.note());
    }

    private static double withSelf(double others, int count) {
      return (others * (count - 1) + 0.5) / count;
    }
  }
}
