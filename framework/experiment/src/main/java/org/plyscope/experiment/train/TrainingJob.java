package org.plyscope.experiment.train;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.Trainer;
import org.plyscope.api.learn.Training;
import org.plyscope.api.learn.TrainingLog;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.conduct.Part;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.schedule.Lineups;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FolderClaim;

/**
 * Trains a model in a folder until it has had so many lessons, and tests it on the way. Used by one
 * thread.
 */
public final class TrainingJob {
  /** The random plies at the start of the games of a test. */
  private static final int PLIES = 4;

  /** Follows a training. Called on its thread. */
  public interface Follower {
    /**
     * Hears what a lesson brought.
     *
     * @param lesson the lesson
     */
    void learned(Lesson lesson);

    /**
     * Hears how a model fared.
     *
     * @param test the test
     */
    void tested(Test test);
  }

  /**
   * How a model fared against each opponent.
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
  private final Trainer trainer;
  private final OptionValues values;
  private final Map<String, String> bundles;

  /**
   * Prepares a training.
   *
   * @param catalog knows trainers and agents
   * @param folder where it is kept; begun already
   * @param bundles the SHA-256 of each bundle, by its name and version, for the runs of tests
   */
  public TrainingJob(Catalog catalog, TrainingFolder folder, Map<String, String> bundles) {
    this.catalog = catalog;
    this.folder = folder;
    this.plan = folder.plan(catalog);
    this.trainer = plan.part(catalog);
    this.values = plan.values(trainer);
    this.bundles = Map.copyOf(bundles);
  }

  /**
   * Trains until the model has had so many lessons since the training began.
   *
   * @param lessons how many
   * @param stop ends the training after less than a second; what was learned before is kept
   * @param follower follows it
   * @return the file of the newest model; empty if no lesson was finished
   * @throws InterruptedException if the thread is interrupted
   * @throws InputException if somebody trains in the folder already
   */
  public Optional<Path> run(long lessons, BooleanSupplier stop, Follower follower)
      throws InterruptedException {
    FolderClaim claim = folder.claim();
    try {
      return runAlone(lessons, stop, follower);
    } finally {
      claim.close();
    }
  }

  private Optional<Path> runAlone(long lessons, BooleanSupplier stop, Follower follower)
      throws InterruptedException {
    try (Training training = catalog.make(Trainer.class, trainer, values, plan.rules())) {
      Optional<TrainingFolder.Kept> kept = folder.resume();
      kept.ifPresentOrElse(
          before -> training.restore(before.checkpoint()), () -> training.begin(plan.seed()));
      long done = kept.map(TrainingFolder.Kept::lesson).orElse(0L);
      // A test that was killed or stopped is finished first.
      testIfDue(done, training, stop, follower);
      while (done < lessons && !stop.getAsBoolean()) {
        long start = System.nanoTime();
        Lesson lesson = learn(training, stop);
        if (lesson == null) {
          break;
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        done = lesson.number();
        folder.keep(new TrainingLog.Taught(lesson, seconds), training.checkpoint());
        follower.learned(lesson);
        testIfDue(done, training, stop, follower);
      }
      return done > 0
          ? Optional.of(folder.model("model." + trainer.ending(), training.model()))
          : Optional.empty();
    }
  }

  private void testIfDue(long lesson, Training training, BooleanSupplier stop, Follower follower)
      throws InterruptedException {
    boolean due = lesson > 0 && plan.every() > 0 && lesson % plan.every() == 0;
    long kept = folder.exams().stream().filter(exam -> exam.lesson() == lesson).count();
    if (due && kept < plan.opponents().size()) {
      String name = "lesson-%06d.%s".formatted(lesson, trainer.ending());
      test(lesson, folder.model(name, training.model()), stop, follower);
    }
  }

  private static Lesson learn(Training training, BooleanSupplier stop) throws InterruptedException {
    try {
      return training.learn(stop);
    } catch (InterruptedException e) {
      if (stop.getAsBoolean()) {
        return null;
      }
      throw e;
    }
  }

  /** Plays a run of the model against every opponent; one that was stopped tells nothing. */
  private void test(long lesson, Path model, BooleanSupplier stop, Follower follower)
      throws InterruptedException {
    Experiment experiment = experiment(lesson, model);
    Path run = folder.test(lesson);
    RunJob.Order order = new RunJob.Order(run, 1, Part.ALL, false, bundles);
    RunJob[] job = new RunJob[1];
    RunFollower watching =
        new RunFollower() {
          @Override
          public void finished(RunGame game) {
            tick();
          }

          @Override
          public void tick() {
            if (stop.getAsBoolean()) {
              job[0].halt();
            }
          }
        };
    job[0] = new RunJob(experiment, catalog, Optional.empty(), order, watching);
    if (job[0].run() == RunJob.Outcome.INTERRUPTED) {
      return;
    }
    List<Estimate> scores = new ArrayList<>();
    for (int i = 1; i <= plan.opponents().size(); i++) {
      // Everybody but the model plays against the model alone.
      Estimate theirs = job[0].tally().score(i);
      scores.add(
          new Estimate(
              1 - theirs.value(), 1 - theirs.high(), 1 - theirs.low(), theirs.count(), ""));
    }
    List<TrainingLog.Exam> exams = new ArrayList<>();
    for (int i = 0; i < scores.size(); i++) {
      exams.add(new TrainingLog.Exam(lesson, plan.opponents().get(i).agent(), scores.get(i)));
    }
    folder.keep(lesson, exams);
    follower.tested(new Test(lesson, model, scores));
  }

  private Experiment experiment(long lesson, Path model) throws InterruptedException {
    List<Contestant> agents = new ArrayList<>();
    String player = trainer.player(plan.rules(), values, model.toAbsolutePath().toString());
    agents.add(contestant("lesson " + lesson, player, Limits.NONE));
    for (TrainingPlan.Opponent opponent : plan.opponents()) {
      agents.add(contestant(opponent.agent(), opponent.agent(), opponent.limits()));
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

  private Contestant contestant(String name, String text, Limits limits) {
    AgentSpec agent = catalog.agent(plan.rules(), text);
    return Contestant.of(name, catalog.resolved(agent, plan.rules()).text(), limits);
  }
}
