package org.plyscope.experiment.conduct;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.care.RepeatedGames;
import org.plyscope.experiment.conduct.care.RunPolicy;
import org.plyscope.experiment.conduct.care.Suspensions;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.results.Lateness;
import org.plyscope.experiment.run.Conclusion;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.TemporaryFolder;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.experiment.statistics.sprt.Verdict;
import org.plyscope.experiment.work.WorkStoppedException;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.WorkforceKind;
import org.plyscope.experiment.work.Workforces;
import org.plyscope.experiment.work.process.Cores;
import org.plyscope.wire.WireText;

/**
 * Plays the missing games of a run, in the window as in a terminal. Used by one thread; it can be
 * stopped from any.
 */
public final class RunJob implements LongJob<RunJob.Outcome> {
  /**
   * How a run is carried out; nothing of this changes its games.
   *
   * @param folder where it is kept
   * @param workers how many games run at a time
   * @param part which games are played
   * @param force whether to override a refusal
   * @param care how carefully it is carried out
   * @param bundles the SHA-256 of each bundle, by its name and version
   */
  public record Order(
      Path folder,
      int workers,
      Shard part,
      boolean force,
      RunPolicy care,
      Map<String, String> bundles) {
    /** Copies the map. */
    public Order {
      bundles = Map.copyOf(bundles);
    }

    /**
     * Orders a run with the usual care.
     *
     * @param folder where it is kept
     * @param workers how many games run at a time
     * @param part which games are played
     * @param force whether to override a refusal
     * @param bundles the SHA-256 of each bundle, by its name and version
     */
    public Order(Path folder, int workers, Shard part, boolean force, Map<String, String> bundles) {
      this(folder, workers, part, force, RunPolicy.STANDARD, bundles);
    }
  }

  /** The outcome of the job. */
  public enum Outcome {
    /** All games were played. */
    COMPLETE,
    /** All games were played but those of agents that were suspended. */
    SUSPENDED,
    /** A stop rule was met. */
    STOPPED_BY_RULE,
    /** The user or the machine stopped it. */
    INTERRUPTED
  }

  private static final String FAILED_TRIAL =
      "Stopped before the first game, for a trial failed and --strict asks for that.";

  private final Experiment experiment;
  private final WorkforceKind kind;
  private final Order order;
  private final RunFollower follower;
  private final Tally tally;
  private final StopRules rules;
  private final Suspensions suspensions;
  private final Lateness lateness = new Lateness();
  private final List<String> remarks = new ArrayList<>();
  private final Optional<TestWatch> test;
  private volatile GameDispatcher dispatcher;
  private final Forecast forecast;
  private final Preflight preflight;
  private long begun;
  private Optional<Conclusion> conclusion = Optional.empty();
  private Optional<String> trouble = Optional.empty();
  private int skipped;
  private volatile boolean stopped;
  private volatile boolean halted;
  private volatile boolean paused;

  /**
   * Prepares a run.
   *
   * @param experiment the experiment
   * @param workforces finds the workers that the experiment asks for
   * @param order how to carry it out
   * @param follower follows the run, also the games that were finished before
   */
  public RunJob(Experiment experiment, Workforces workforces, Order order, RunFollower follower) {
    this.experiment = experiment;
    this.kind = workforces.of(experiment);
    this.order = order;
    this.follower = follower;
    this.test = order.part().isWhole() ? TestWatch.of(experiment) : Optional.empty();
    this.forecast = new Forecast(experiment.schedule(), order.workers(), follower::told);
    this.preflight = new Preflight(experiment, order, forecast, this::told, follower);
    this.tally = new Tally(order.part().blocks(experiment.schedule()));
    // A problem that was not tried would leave a hole in the matrix of a suite.
    RunPolicy care =
        experiment.tournament().isSuite() ? order.care().suspending("0") : order.care();
    this.suspensions = new Suspensions(experiment.names(), care);
    this.rules = new StopRules(experiment.stop(), care.strict(), tally, test);
    if (experiment.timed() && !order.force()) {
      Cores.ofThisMachine().check(order.workers());
    }
  }

  @Override
  public void stop() {
    stopped = true;
    GameDispatcher now = dispatcher;
    if (now != null) {
      now.stop();
    }
  }

  @Override
  public void pause(boolean wanted) {
    paused = wanted;
    GameDispatcher now = dispatcher;
    if (now != null) {
      now.pause(wanted);
    }
  }

  @Override
  public void halt() {
    stopped = true;
    halted = true;
    GameDispatcher now = dispatcher;
    if (now != null) {
      now.halt();
    }
  }

  /** Returns whether an agent failed in its trial before the first game. */
  public boolean failedTrial() {
    return preflight.failed();
  }

  /** Returns why it ended before all games were played; empty if all were, or if it was stopped. */
  public Optional<String> conclusion() {
    return conclusion.map(Conclusion::sentence);
  }

  /** Returns why the machine ended it before all was played; empty if it did not. */
  public Optional<String> trouble() {
    return trouble;
  }

  /** Returns the counts. */
  public Tally tally() {
    return tally;
  }

  /** Returns the remarks for the user. */
  public List<String> remarks() {
    return remarks;
  }

  /** Returns the verdict of the sequential test; empty if there is none. */
  public Optional<Verdict> verdict() {
    return test.map(TestWatch::verdict);
  }

  @Override
  public Outcome run() throws InterruptedException {
    refuseChanged(order.folder());
    Schedule schedule = experiment.schedule();
    String text = WireText.indented(ResolvedForm.write(experiment));
    GameScan scan = new GameScan(experiment.names(), schedule);
    try (RunFolder run =
        RunFolder.open(
            order.folder(), text, order.part().file(), scan, order.force(), this::counted)) {
      run.remarks().forEach(this::told);
      if (!order.part().isWhole() && TestWatch.of(experiment).isPresent()) {
        told(
            "This is a part of the run, so its sequential test stops nothing here; it is judged"
                + " after 'plyscope merge'.");
      }
      if (order.care().sync()) {
        run.syncEveryGame();
      }
      BitSet missing = order.part().games(schedule);
      missing.andNot(run.done());
      conclusion = rules.met(0);
      Outcome outcome =
          missing.isEmpty()
              ? Outcome.COMPLETE
              : conclusion.isPresent() ? Outcome.STOPPED_BY_RULE : play(run, missing);
      conclude(run.path(), outcome);
      return outcome;
    }
  }

  /** The games of two experiments must not get into one file. */
  private static void refuseChanged(Path folder) {
    if (RunFolder.isRun(folder)) {
      RunFolder.changedExperiment(folder)
          .ifPresent(
              changed -> {
                throw new InputException(
                    changed + "; undo the change, or play the new experiment in a new folder.");
              });
    }
  }

  /** Keeps the reason why it ended in the folder. */
  private void conclude(Path folder, Outcome outcome) {
    if (outcome == Outcome.SUSPENDED) {
      String sentence = "All was played but %d games of suspended agents.".formatted(skipped);
      conclusion = Optional.of(new Conclusion(true, sentence, tally.games()));
    } else if (outcome != Outcome.STOPPED_BY_RULE) {
      conclusion = Optional.empty();
    }
    if (order.part().isWhole()) {
      Conclusion.forget(folder);
      // Games that were being played when a rule was met have been finished since.
      conclusion.ifPresent(
          why -> new Conclusion(why.finished(), why.sentence(), tally.games()).write(folder));
    }
  }

  private Outcome play(RunFolder run, BitSet missing) throws InterruptedException {
    follower.preparing("Starting " + Digits.count(order.workers(), "worker"));
    try (TemporaryFolder temporary = new TemporaryFolder("plyscope-workers")) {
      WorkforceKind fixed = kind.fixed(temporary.path().resolve("plugins"));
      try (Workforce workforce = fixed.start(experiment, temporary.path(), order.workers())) {
        return play(run, missing, workforce, fixed.plugins());
      }
    } catch (WorkStoppedException e) {
      trouble = Optional.of(e.getMessage());
      told(e.getMessage());
      return Outcome.INTERRUPTED;
    }
  }

  private Outcome play(
      RunFolder run, BitSet missing, Workforce workforce, Map<String, String> plugins)
      throws InterruptedException {
    RepeatedGames looks = new RepeatedGames(experiment, run.path(), order.part().file());
    Keeper keeper = new Keeper(run, looks);
    dispatcher = new GameDispatcher(experiment, workforce, keeper::keep, keeper, keeper);
    obey();
    preflight.run(run, dispatcher, missing, plugins);
    if (stopped || (order.care().strict() && preflight.failed())) {
      conclusion = Optional.of(new Conclusion(false, FAILED_TRIAL, tally.games()));
      return stopped ? Outcome.INTERRUPTED : Outcome.STOPPED_BY_RULE;
    }
    follower.begins(missing.cardinality());
    forecast.begin(missing);
    begun = System.nanoTime();
    boolean all = dispatcher.run(missing, this::enough);
    RepeatedGames.sentences(run.path()).forEach(this::told);
    lateness.sentence(experiment.names()).ifPresent(this::told);
    skipped = dispatcher.skipped();
    if (skipped > 0) {
      told("%d games of suspended agents were not played.".formatted(skipped));
    }
    return !all
        ? stopped ? Outcome.INTERRUPTED : Outcome.STOPPED_BY_RULE
        : skipped > 0 ? Outcome.SUSPENDED : Outcome.COMPLETE;
  }

  /** Passes on the requests that came before there was a conductor. */
  private void obey() {
    dispatcher.pause(paused);
    if (halted) {
      dispatcher.halt();
    } else if (stopped) {
      dispatcher.stop();
    }
  }

  /** Keeps a message for the user, and reports it now. */
  private void told(String sentence) {
    if (!remarks.contains(sentence)) {
      remarks.add(sentence);
      follower.told(sentence);
    }
  }

  /** Follows the conductor, and checks its games. */
  private final class Keeper implements RunFollower, GameDispatcher.Steward {
    private final RunFolder run;
    private final RepeatedGames looks;

    private Keeper(RunFolder run, RepeatedGames looks) {
      this.run = run;
      this.looks = looks;
    }

    private void keep(int index, byte[] line) {
      WorkStoppedException.unlessWritten(() -> run.append(index, line));
    }

    @Override
    public void told(String sentence) {
      RunJob.this.told(sentence);
    }

    @Override
    public void finished(RunGame game) {
      throw new UnsupportedOperationException("a game comes with its line");
    }

    @Override
    public void finished(RunGame game, byte[] bytes, int from, int length) {
      forecast.finished(game);
      counted(game, bytes, from, length);
    }

    @Override
    public void tick() {
      follower.tick();
    }

    @Override
    public boolean skipped(int block) {
      List<Lineup> lineups = experiment.tournament().lineups();
      Lineup lineup = lineups.get(block % lineups.size());
      boolean skipped = lineup.agents().stream().anyMatch(suspensions::isSuspended);
      if (skipped) {
        tally.leaveOut(block);
      }
      return skipped;
    }

    @Override
    public OptionalInt second(RunGame game) {
      return looks.wanted(game);
    }

    @Override
    public void looked(int number, RunGame game) {
      if (experiment.playable().isRehearsal(number)) {
        preflight.met(game);
      } else {
        WorkStoppedException.unlessWritten(() -> looks.looked(number, game));
      }
    }
  }

  private void counted(RunGame game, byte[] bytes, int from, int length) {
    tally.add(game);
    lateness.add(game);
    test.ifPresent(watch -> watch.add(game));
    follower.finished(game, bytes, from, length);
    suspensions.add(game).ifPresent(this::told);
  }

  private boolean enough() {
    if (conclusion.isEmpty()) {
      conclusion = rules.met(System.nanoTime() - begun);
    }
    return conclusion.isPresent();
  }
}
