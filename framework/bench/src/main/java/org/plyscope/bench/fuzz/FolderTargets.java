package org.plyscope.bench.fuzz;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.Trainer;
import org.plyscope.api.learn.TrainerFactory;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.report.RunReport;
import org.plyscope.experiment.report.TrainingReport;
import org.plyscope.experiment.report.TuningReport;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.Environment;
import org.plyscope.experiment.run.Repair;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.train.TrainingFolder;
import org.plyscope.experiment.train.TrainingPlan;
import org.plyscope.experiment.tune.TuningFolder;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.experiment.tune.TuningResult;
import org.plyscope.experiment.work.process.WorkerTargets;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FolderClaim;
import org.plyscope.lab.fuzz.FuzzTarget;
import org.plyscope.lab.fuzz.FuzzTarget.Form;

/**
 * The folders of runs, tunings and trainings: one file of each is damaged, and everything is read,
 * often up to the report.
 */
final class FolderTargets {
  private static final String[] RUN = {
    "experiment.json", "games.jsonl", "environment.jsonl", "conclusion.json", "checks.jsonl"
  };
  private static final String[] SUITE = {"experiment.json", "games.jsonl", "environment.jsonl"};
  private static final String[] TUNING = {"tuning.json", "generations.jsonl", "result.json"};
  private static final String[] TRAINING = {
    "training.json", "lessons.jsonl", "tests.jsonl", "checkpoint"
  };

  /** The statistics of a report take a hundred times as long as reading the run. */
  private static final int REPORT_EVERY = 16;

  private final Catalog catalog;
  private final Path scratch;

  private FolderTargets(Catalog catalog, Path scratch) {
    this.catalog = catalog;
    this.scratch = scratch;
  }

  static List<FuzzTarget> of(Catalog catalog, Path scratch) {
    return new FolderTargets(catalog, scratch).all();
  }

  private List<FuzzTarget> all() {
    List<FuzzTarget> targets = new ArrayList<>();
    targets.add(folder("games of a run", Form.GAME_LINES, "run", "games.jsonl", RUN));
    targets.add(folder("attempts of a run", Form.GAME_LINES, "suite", "games.jsonl", SUITE));
    targets.add(folder("environment of a run", Form.JSON_LINES, "run", "environment.jsonl", RUN));
    targets.add(folder("conclusion of a run", Form.JSON, "run", "conclusion.json", RUN));
    targets.add(folder("second looks of a run", Form.JSON_LINES, "run", "checks.jsonl", RUN));
    targets.add(folder("experiment of a run", Form.JSON, "run", "experiment.json", RUN));
    targets.add(folder("problems of a run", Form.JSON, "suite", "experiment.json", SUITE));
    targets.add(folder("plan of a tuning", Form.JSON, "tuning", "tuning.json", TUNING));
    targets.add(
        folder("generations of a tuning", Form.JSON_LINES, "tuning", "generations.jsonl", TUNING));
    targets.add(folder("result of a tuning", Form.JSON, "tuning", "result.json", TUNING));
    targets.add(folder("plan of a training", Form.JSON, "training", "training.json", TRAINING));
    targets.add(
        folder("lessons of a training", Form.JSON_LINES, "training", "lessons.jsonl", TRAINING));
    targets.add(
        folder("tests of a training", Form.JSON_LINES, "training", "tests.jsonl", TRAINING));
    targets.add(folder("checkpoint of a training", Form.TEXT, "training", "checkpoint", TRAINING));
    targets.add(workerLines());
    targets.add(
        FuzzTarget.text(
            "resolved experiments",
            Form.JSON,
            List.of(Samples.text("run/experiment.json"), Samples.text("suite/experiment.json")),
            text -> ResolvedForm.read(text, catalog)));
    targets.add(repairs());
    targets.add(locks());
    targets.addAll(workers());
    return targets;
  }

  private FuzzTarget folder(String name, Form form, String kind, String damaged, String[] files) {
    Path folder = Samples.folder(scratch, name.replace(' ', '-'), kind, files);
    Path file = folder.resolve(damaged);
    return new FuzzTarget(
        name,
        form,
        List.of(Samples.bytes(kind + "/" + damaged)),
        input -> {
          Samples.write(file, input);
          switch (kind) {
            case "tuning" -> tuning(folder);
            case "training" -> training(folder);
            default -> run(folder, Arrays.hashCode(input) % REPORT_EVERY == 0);
          }
        });
  }

  private void run(Path folder, boolean report) {
    FolderRun run = new FolderRun(folder, catalog);
    run.facts();
    run.games(RunGame::sentence);
    run.attempts(RunAttempt::move);
    if (report) {
      RunReport.page(run);
      run.findings();
    }
    run.lines(index -> true, line -> line.line().state());
    Environment.sessions(folder);
  }

  private void tuning(Path path) {
    TuningFolder folder = new TuningFolder(path);
    TuningPlan plan = folder.plan(catalog);
    Optional<TuningResult> result = folder.result(plan);
    TuningReport.page(plan, folder.generations(plan), result);
    result.ifPresent(found -> TuningFolder.preset(plan, found, "fuzz"));
  }

  private void training(Path path) {
    TrainingLog log = new TrainingFolder(path).log(catalog);
    TrainingReport.page("fuzz", log);
    TrainingFolder folder = new TrainingFolder(path);
    TrainingPlan plan = folder.plan(catalog);
    plan.check(catalog);
    Optional<TrainingFolder.Kept> kept = folder.resume();
    TrainerFactory trainer = plan.part(catalog);
    try (Trainer training =
        catalog.make(TrainerFactory.class, trainer, plan.values(trainer), plan.rules())) {
      kept.ifPresent(one -> training.restore(one.checkpoint()));
    }
  }

  /** A run that was repaired can be read, whatever was in it. */
  private FuzzTarget repairs() {
    Path folder = Samples.folder(scratch, "repairs");
    return new FuzzTarget(
        "repairs of a run",
        Form.GAME_LINES,
        List.of(Samples.bytes("run/games.jsonl")),
        input -> {
          Samples.clear(folder);
          Samples.folder(scratch, "repairs", "run", RUN);
          Path games = Samples.write(folder.resolve("games.jsonl"), input);
          Experiment experiment = ResolvedForm.ofRun(folder, catalog);
          GameScan scan = new GameScan(experiment.names(), experiment.schedule());
          new Repair(folder, scan).run();
          GameScan.Found found =
              scan.readDamaged(
                  games,
                  (game, bytes, from, length) -> {},
                  (number, bytes, from, length, reason) -> {
                    throw new IllegalStateException("Line " + number + " is damaged: " + reason);
                  });
          if (found.tornBytes() > 0) {
            throw new IllegalStateException("The last line is torn.");
          }
        });
  }

  /** The notes of programs that hold a folder. */
  private FuzzTarget locks() {
    Path folder = Samples.folder(scratch, "locks");
    return FuzzTarget.text(
        "notes in locks",
        List.of("process 4711 on some-host.example"),
        text -> {
          Samples.write(folder.resolve("run.lock"), text.getBytes(StandardCharsets.UTF_8));
          try (FolderClaim claim = FolderClaim.of(folder.resolve("run"), "The run", "process 1")) {
            claim.left();
          }
        });
  }

  /** The lines and files that workers and the lab exchange, if the game of the sample is here. */
  private List<FuzzTarget> workers() {
    try {
      Experiment experiment = ResolvedForm.read(Samples.text("run/experiment.json"), catalog);
      return WorkerTargets.of(experiment, catalog, Samples.folder(scratch, "workers"));
    } catch (InputException e) {
      return List.of();
    }
  }

  /** The lines of games that workers send. */
  private FuzzTarget workerLines() {
    return new FuzzTarget(
        "lines of workers",
        Form.GAME_LINES,
        Samples.text("run/games.jsonl")
            .lines()
            .map(line -> (line + "\n").getBytes(StandardCharsets.UTF_8))
            .toList(),
        new FuzzTarget.Reader() {
          private GameScan scan;

          @Override
          public void read(byte[] line) {
            if (scan == null) {
              Experiment experiment =
                  ResolvedForm.read(Samples.text("run/experiment.json"), catalog);
              scan = new GameScan(experiment.names(), experiment.schedule());
            }
            scan.line(line);
          }
        });
  }
}
