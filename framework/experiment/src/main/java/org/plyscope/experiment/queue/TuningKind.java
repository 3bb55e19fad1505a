package org.plyscope.experiment.queue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.learn.log.TuningLog;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.experiment.conduct.LongJob;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.report.TuningReport;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.tune.Generation;
import org.plyscope.experiment.tune.TuningFile;
import org.plyscope.experiment.tune.TuningFolder;
import org.plyscope.experiment.tune.TuningJob;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.experiment.tune.TuningResult;
import org.plyscope.experiment.tune.TuningTables;
import org.plyscope.experiment.tune.TuningText;
import org.plyscope.experiment.work.process.Cores;

/** Tunings of agents. */
final class TuningKind implements WorkKind {
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(300);

  private final WorkServices means;
  private final Map<Path, Brief> briefs = new ConcurrentHashMap<>();
  private volatile Known known;

  /** The row of a tuning in the list, and how long its file of generations was then. */
  private record Brief(String name, String game, long size, long generations) {}

  /** The tuning that was read last. */
  private record Known(Path folder, TuningPlan plan, long size, List<Generation> generations) {}

  TuningKind(WorkServices means) {
    this.means = means;
  }

  @Override
  public WorkState.Kind kind() {
    return WorkState.Kind.TUNING;
  }

  @Override
  public String home() {
    return "tunings";
  }

  @Override
  public String plan() {
    return TuningFolder.PLAN;
  }

  @Override
  public List<String> ownFiles() {
    return List.of(
        TuningFolder.PLAN,
        TuningFolder.PLAN + ".lock",
        "generations*.jsonl",
        "result.json",
        "tuned.*",
        RunFolder.REPORT);
  }

  @Override
  public List<String> ownFolders() {
    return List.of("repetition-*", "playoff", "test");
  }

  @Override
  public WorkState look(Path folder) {
    TuningFolder kept = new TuningFolder(folder);
    Brief brief = brief(kept);
    Stage stage =
        kept.isFinished()
            ? Stage.FINISHED
            : RunFolder.isBeingWritten(folder) ? Stage.ELSEWHERE : Stage.STOPPED;
    return new WorkState(
        folder,
        kind(),
        brief.name(),
        brief.game(),
        stage,
        brief.generations(),
        stage == Stage.FINISHED ? brief.generations() : 0,
        Double.NaN,
        "");
  }

  /** Reads again only files that have grown since the last time. */
  private Brief brief(TuningFolder kept) {
    long size = kept.size();
    Brief before = briefs.get(kept.path());
    if (before != null && before.size() == size) {
      return before;
    }
    Brief now;
    if (before == null) {
      TuningPlan plan = kept.plan(means.catalog());
      now = new Brief(plan.name(), plan.rules().game().name(), size, kept.generations().size());
    } else {
      now = new Brief(before.name(), before.game(), size, kept.generations().size());
    }
    briefs.put(kept.path(), now);
    return now;
  }

  /** Reads how a tuning has gone. */
  TuningLog log(Path folder) {
    TuningFolder kept = new TuningFolder(folder);
    Known read = read(kept);
    TuningPlan plan = read.plan();
    Optional<TuningResult> result = kept.result(plan);
    TuningTables tables = new TuningTables(plan, read.generations(), result);
    return new TuningLog(
        plan.name(),
        result.map(found -> new TuningText(plan, found).sentences()).orElse(List.of()),
        List.of(tables.fitness().data(), tables.values().data(), tables.winners().data()));
  }

  /** Reads again only files that have grown since the last time, because they become large. */
  private Known read(TuningFolder kept) {
    long size = kept.size();
    Known before = known;
    boolean same = before != null && before.folder().equals(kept.path());
    if (same && before.size() == size) {
      return before;
    }
    TuningPlan plan = same ? before.plan() : kept.plan(means.catalog());
    Known now = new Known(kept.path(), plan, size, kept.generations(plan));
    known = now;
    return now;
  }

  @Override
  public List<String> flags(Path place) {
    TuningPlan plan =
        Files.isDirectory(place)
            ? new TuningFolder(place).plan(means.catalog())
            : TuningFile.read(
                ExperimentFile.tree(place, List.of()),
                place.toAbsolutePath().getParent(),
                means.catalog());
    return plan.workerSettings().flags();
  }

  @Override
  public LongJob<String> prepare(Path folder, Notices notices) {
    TuningFolder kept = new TuningFolder(folder);
    int workers = Cores.ofThisMachine().usualWorkers(kept.plan(means.catalog()).timed());
    TuningJob.Order order = new TuningJob.Order(workers, means.workforces(), means.bundles());
    return new TuningJob(means.catalog(), kept, order, new Watching(notices))
        .map(result -> result.isPresent() ? "" : "It was stopped; resume it to go on.");
  }

  @Override
  public String report(Path folder) {
    TuningFolder kept = new TuningFolder(folder);
    TuningPlan plan = kept.plan(means.catalog());
    return TuningReport.page(plan, kept.generations(plan), kept.result(plan));
  }

  @Override
  public void forget(Path folder) {
    briefs.remove(folder);
    known = null;
  }

  /** Reports the current games, a few times a second. */
  private static final class Watching implements TuningJob.Follower {
    private final Notices notices;
    private long reported;

    Watching(Notices notices) {
      this.notices = notices;
    }

    @Override
    public void playing(String what, int games, int of) {
      if (System.nanoTime() - reported > PAUSE_NANOS) {
        told("%s: %d of %d games.".formatted(what, games, of));
      }
    }

    @Override
    public void measured(Generation generation) {
      if (System.nanoTime() - reported > PAUSE_NANOS) {
        told("Generation " + generation.number() + " is measured.");
      }
    }

    @Override
    public void told(String sentence) {
      reported = System.nanoTime();
      notices.remark(sentence);
    }
  }
}
