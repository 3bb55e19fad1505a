package org.plyscope.experiment.queue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.experiment.conduct.LongJob;
import org.plyscope.experiment.report.TrainingReport;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.train.TrainingFolder;
import org.plyscope.experiment.train.TrainingJob;

/** Trainings of models. */
final class TrainingKind implements WorkKind {
  /** How many lessons a training gets that is resumed without a goal. */
  private static final long USUAL_LESSONS = 100;

  private final WorkServices means;
  private final Map<Path, Brief> briefs = new ConcurrentHashMap<>();

  /** Until which lesson trainings go on; their folders do not keep this. */
  private final Map<Path, Long> goals = new ConcurrentHashMap<>();

  /** The row of a training in the list, and how long its file of lessons was then. */
  private record Brief(String game, long size, long lessons) {}

  TrainingKind(WorkServices means) {
    this.means = means;
  }

  @Override
  public WorkState.Kind kind() {
    return WorkState.Kind.TRAINING;
  }

  @Override
  public String home() {
    return "trainings";
  }

  @Override
  public String plan() {
    return TrainingFolder.PLAN;
  }

  @Override
  public List<String> ownFiles() {
    return List.of(
        TrainingFolder.PLAN,
        TrainingFolder.PLAN + ".lock",
        "lessons*.jsonl",
        "tests*.jsonl",
        "checkpoint",
        "model.*",
        "lesson-*.*",
        RunFolder.REPORT);
  }

  @Override
  public List<String> ownFolders() {
    return List.of("tests");
  }

  @Override
  public WorkState look(Path folder) {
    Brief brief = brief(new TrainingFolder(folder));
    long goal = goals.getOrDefault(folder, 0L);
    Stage stage =
        RunFolder.isBeingWritten(folder)
            ? Stage.ELSEWHERE
            : goal > 0 && brief.lessons() >= goal ? Stage.FINISHED : Stage.STOPPED;
    return new WorkState(
        folder,
        kind(),
        String.valueOf(folder.getFileName()),
        brief.game(),
        stage,
        brief.lessons(),
        goal,
        Double.NaN,
        "");
  }

  /** Reads again only files that have grown since the last time. */
  private Brief brief(TrainingFolder kept) {
    long size = kept.size();
    Brief before = briefs.get(kept.path());
    if (before != null && before.size() == size) {
      return before;
    }
    String game = before == null ? kept.plan(means.catalog()).rules().game().name() : before.game();
    Brief now = new Brief(game, size, kept.lessons().size());
    briefs.put(kept.path(), now);
    return now;
  }

  /** Sets until which lesson a training goes on when it is resumed. */
  void goal(Path folder, long lessons) {
    goals.put(folder, lessons);
  }

  @Override
  public List<String> flags(Path place) {
    return List.of();
  }

  @Override
  public LongJob<String> prepare(Path folder, Notices notices) {
    long learned = brief(new TrainingFolder(folder)).lessons();
    long goal =
        goals.merge(folder, learned + USUAL_LESSONS, (set, usual) -> set > learned ? set : usual);
    TrainingFolder kept = new TrainingFolder(folder);
    Watching watching = new Watching(goal, notices);
    return new TrainingJob(means.catalog(), kept, goal, means.bundles(), watching)
        .map(model -> watching.reached ? "" : "It was stopped; resume it to go on.");
  }

  @Override
  public String report(Path folder) {
    return TrainingReport.page(
        String.valueOf(folder.getFileName()), new TrainingFolder(folder).log(means.catalog()));
  }

  @Override
  public void forget(Path folder) {
    briefs.remove(folder);
    goals.remove(folder);
  }

  /** Estimates how long the rest will take from the lessons since the first of this session. */
  private static final class Watching implements TrainingJob.Follower {
    private final long goal;
    private final Notices notices;
    private long first;
    private long learned;
    private boolean reached;

    Watching(long goal, Notices notices) {
      this.goal = goal;
      this.notices = notices;
    }

    @Override
    public void learned(Lesson lesson) {
      reached = lesson.number() >= goal;
      long now = System.nanoTime();
      first = learned == 0 ? now : first;
      double seconds = learned == 0 ? Double.NaN : (now - first) / 1e9 / learned;
      learned++;
      notices.secondsLeft(seconds * (goal - lesson.number()));
    }
  }
}
