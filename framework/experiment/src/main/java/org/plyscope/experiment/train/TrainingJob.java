package org.plyscope.experiment.train;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.Trainer;
import org.plyscope.api.learn.TrainerFactory;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.conduct.LongJob;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.conduct.Shard;
import org.plyscope.experiment.schedule.Lineups;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FolderClaim;

/** Trains a model in a folder until it has had a number of lessons, and tests it on the way. */
public final class TrainingJob implements LongJob<Optional<Path>> {
  /** The random plies at the start of the games of a test. */
  private static final int PLIES = 4;

  /** Follows a training. Called on its thread; does nothing by default. */
  public interface Follower {
    /** Receives a lesson that was learned and kept. */
    default void learned(Lesson lesson) {}

    /** Receives the scores of a model. */
    default void tested(Test test) {}
  }

  /**
   * The results of a model against each opponent.
   *
   * @param lesson after which lesson
   * @param model the file of the model
   * @param scores its scores with their intervals, in the order of the opponents
   */
  public record Test(long lesson, Path model, List<Estimate> scores) {
    /** Copies the list. */
    public Test {
      scores = List.copyOf(scores);
    }
  }

  private final Catalog catalog;
  private final TrainingFolder folder;
  private final TrainingPlan plan;
  private final TrainerFactory trainer;
  private final OptionValues values;
  private final long lessons;
  private final Map<String, String> bundles;
  private final Follower follower;
  private RunJob test;
  private boolean paused;
  private boolean stopped;
  private volatile boolean halted;

  /**
   * Prepares a training.
   *
   * @param catalog knows trainers and agents
   * @param folder where it is kept; begun already
   * @param lessons how many lessons the model gets since the training began
   * @param bundles the SHA-256 of each bundle, by its name and version, for the runs of tests
   * @param follower follows it
   */
  public TrainingJob(
      Catalog catalog,
      TrainingFolder folder,
      long lessons,
      Map<String, String> bundles,
      Follower follower) {
    this.catalog = catalog;
    this.folder = folder;
    this.plan = folder.plan(catalog);
    this.trainer = plan.part(catalog);
    this.values = plan.values(trainer);
    this.lessons = lessons;
    this.bundles = Map.copyOf(bundles);
    this.follower = follower;
  }

  @Override
  public synchronized void stop() {
    stopped = true;
    if (test != null) {
      test.stop();
    }
    notifyAll();
  }

  /** Stops within a second; the lesson that is being learned is given up. */
  @Override
  public synchronized void halt() {
    halted = true;
    if (test != null) {
      test.halt();
    }
    stop();
  }

  @Override
  public synchronized void pause(boolean wanted) {
    paused = wanted;
    if (test != null) {
      test.pause(wanted);
    }
    notifyAll();
  }

  /** Returns the file of the newest model; empty if no lesson was finished. */
  @Override
  public Optional<Path> run() throws InterruptedException {
    FolderClaim claim = folder.claim();
    try {
      return runAlone();
    } finally {
      claim.close();
    }
  }

  private Optional<Path> runAlone() throws InterruptedException {
    try (Trainer training = catalog.make(TrainerFactory.class, trainer, values, plan.rules())) {
      Optional<TrainingFolder.Kept> kept = folder.resume();
      kept.ifPresentOrElse(
          before -> training.restore(before.checkpoint()), () -> training.begin(plan.seed()));
      long done = kept.map(TrainingFolder.Kept::lesson).orElse(0L);
      // A test that was killed or stopped is finished first.
      testIfDue(done, training);
      while (done < lessons && mayGoOn()) {
        long start = System.nanoTime();
        Lesson lesson = learn(training);
        if (lesson == null) {
          break;
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        done = lesson.number();
        folder.keep(new TrainingLog.Taught(lesson, seconds), training.checkpoint());
        follower.learned(lesson);
        testIfDue(done, training);
      }
      return done > 0
          ? Optional.of(folder.model("model." + trainer.ending(), training.model()))
          : Optional.empty();
    }
  }

  /** Waits while it is paused. */
  private synchronized boolean mayGoOn() throws InterruptedException {
    while (paused && !stopped) {
      wait();
    }
    return !stopped;
  }

  private void testIfDue(long lesson, Trainer training) throws InterruptedException {
    boolean due = lesson > 0 && plan.every() > 0 && lesson % plan.every() == 0;
    long kept = folder.exams().stream().filter(exam -> exam.lesson() == lesson).count();
    if (due && kept < plan.opponents().size()) {
      String name = "lesson-%06d.%s".formatted(lesson, trainer.ending());
      test(lesson, folder.model(name, training.model()));
    }
  }

  private Lesson learn(Trainer training) throws InterruptedException {
    try {
      return training.learn(() -> halted);
    } catch (InterruptedException e) {
      if (halted) {
        return null;
      }
      throw e;
    }
  }

  /** Plays a run of the model against every opponent; one that was stopped has no result. */
  private void test(long lesson, Path model) throws InterruptedException {
    RunJob.Order order = new RunJob.Order(folder.test(lesson), 1, Shard.ALL, false, bundles);
    RunJob job =
        new RunJob(experiment(lesson, model), InProcess.always(catalog), order, RunFollower.NONE);
    begin(job);
    if (job.run() == RunJob.Outcome.INTERRUPTED) {
      return;
    }
    List<Estimate> scores = new ArrayList<>();
    for (int i = 1; i <= plan.opponents().size(); i++) {
      // The opponents play against the model alone.
      Estimate theirs = job.tally().score(i);
      scores.add(
          new Estimate(
              1 - theirs.value(), 1 - theirs.high(), 1 - theirs.low(), theirs.count(), ""));
    }
    List<TrainingLog.Exam> exams = new ArrayList<>();
    for (int i = 0; i < scores.size(); i++) {
      exams.add(
          new TrainingLog.Exam(lesson, plan.opponents().get(i).agent().text(), scores.get(i)));
    }
    folder.keep(lesson, exams);
    follower.tested(new Test(lesson, model, scores));
  }

  /** Applies requests from before a test began to the test. */
  private synchronized void begin(RunJob job) {
    test = job;
    job.pause(paused);
    if (halted) {
      job.halt();
    } else if (stopped) {
      job.stop();
    }
  }

  private Experiment experiment(long lesson, Path model) throws InterruptedException {
    List<Contestant> agents = new ArrayList<>();
    String player = trainer.player(plan.rules(), values, model.toAbsolutePath().toString());
    agents.add(contestant("lesson " + lesson, AgentSpec.parse(player), Limits.NONE));
    for (TrainingPlan.Opponent opponent : plan.opponents()) {
      agents.add(contestant(opponent.agent().text(), opponent.agent(), opponent.limits()));
    }
    List<Integer> others = new ArrayList<>();
    for (int i = 1; i < agents.size(); i++) {
      others.add(i);
    }
    // The same openings for all lessons, so that their scores can be compared.
    return Experiment.of(
        "lesson " + lesson,
        plan.seed(),
        plan.rules(),
        agents,
        Tournament.of(
            "gauntlet",
            Lineups.gauntlet(List.of(0), others, plan.rules().players()),
            SeatOrders.ALL,
            plan.blocks(),
            Openings.random(
                Line.of(plan.rules()), PLIES, plan.blocks(), plan.seed(), Openings.Filter.ALL)));
  }

  private Contestant contestant(String name, AgentSpec spec, Limits limits) {
    InstalledAgent agent = catalog.agent(plan.rules(), spec);
    return Contestant.of(name, catalog.resolved(agent, plan.rules()).spec(), limits);
  }
}
