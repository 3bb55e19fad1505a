package org.plyscope.experiment.queue;

import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.experiment.ExperimentPlan;
import org.plyscope.api.experiment.Experiments;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.Runs;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.TrialRun;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.kept.GameExport;
import org.plyscope.experiment.plan.PlanText;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.resolved.SourceForm;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.work.process.Cores;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.wire.WireText;

/** Provides the {@link Experiments} service: plans experiments and begins runs of them. */
@Component(service = Experiments.class)
public final class ExperimentService implements Experiments {
  private static final System.Logger LOG = System.getLogger(ExperimentService.class.getName());
  private static final long REHEARSAL_MILLIS = 4_000;

  private final SessionQueue queue;
  private final Runs runs;
  private final Catalog catalog;

  /**
   * Makes the service.
   *
   * @param queue plays the runs
   * @param runs knows the runs of this session
   * @param catalog where games and agents come from
   */
  @Activate
  public ExperimentService(
      @Reference SessionQueue queue, @Reference Runs runs, @Reference Catalog catalog) {
    this.queue = queue;
    this.runs = runs;
    this.catalog = catalog;
  }

  @Override
  public ExperimentPlan plan(String text, Path folder) {
    try {
      List<String> warnings = new ArrayList<>();
      Experiment experiment = ExperimentFile.read(text, folder, catalog, warnings::add);
      PlanText words = new PlanText(experiment);
      warnings.addAll(words.warnings());
      return new ExperimentPlan(
          experiment.agents().stream().map(FolderRun::entrant).toList(),
          experiment.schedule().games(),
          experiment.schedule().blocks(),
          words.sentences(),
          warnings,
          List.of(),
          queue.accepted().missing(experiment.workerSettings().flags()));
    } catch (InputException e) {
      List<ExperimentPlan.Problem> problems =
          e.problems().stream().map(ExperimentService::problem).toList();
      return new ExperimentPlan(List.of(), 0, 0, List.of(), problems);
    }
  }

  /** A line of another file that this one uses means nothing in this text. */
  private static ExperimentPlan.Problem problem(InputException wrong) {
    InputException.Place place = wrong.place();
    int line = place.file().isEmpty() ? place.line() : 0;
    return new ExperimentPlan.Problem(place.path(), line, wrong.getMessage());
  }

  @Override
  public String whole(String text, Path folder) {
    return ExperimentFile.whole(text, folder);
  }

  @Override
  public Estimate seconds(String text, Path folder, JobMonitor monitor)
      throws InterruptedException {
    Experiment experiment = ExperimentFile.read(text, folder, catalog);
    if (!queue.accepted().missing(experiment.workerSettings().flags()).isEmpty()) {
      return Estimate.unknown("not estimated before you accept the Java flags");
    }
    int workers = Cores.ofThisMachine().usualWorkers(experiment.timed());
    return monitor.cancelled()
        ? Estimate.unknown("cancelled")
        : new TrialRun(experiment, queue.means().workforces())
            .seconds(workers, REHEARSAL_MILLIS, monitor::cancelled);
  }

  @Override
  public Run start(String text, Path folder) {
    Experiment experiment = ExperimentFile.read(text, folder, catalog);
    queue.accepted().check(experiment.workerSettings().flags());
    Path place = queue.places().fresh(queue.runKind(), experiment.name());
    Run run;
    try {
      // The files that it takes values from are elsewhere.
      run = begin(experiment, ExperimentFile.whole(text, folder), place);
    } catch (RuntimeException | Error e) {
      discard(place);
      throw e;
    }
    queue.resume(run.folder().orElseThrow());
    return run;
  }

  private Run begin(Experiment experiment, String source, Path place) {
    String resolved = WireText.indented(ResolvedForm.write(experiment));
    GameScan scan = new GameScan(experiment.names(), experiment.schedule());
    try (RunFolder made =
        RunFolder.open(
            place, resolved, RunFolder.GAMES, scan, false, (game, bytes, from, length) -> {})) {
      made.write(RunKind.SOURCE, source);
    }
    return runs.open(place);
  }

  /** Nothing is left of a run that was never begun; why it was not is more important. */
  private void discard(Path place) {
    try {
      WorkPlaces.delete(place, queue.runKind());
    } catch (InputException e) {
      LOG.log(Level.WARNING, e.getMessage());
    }
  }

  @Override
  public String source(Path run) {
    Path source = run.resolve(RunKind.SOURCE);
    return Files.isRegularFile(source)
        ? ExperimentFile.content(source)
        : SourceForm.write(queue.runKind().experiment(run));
  }

  @Override
  public void save(String text, Path file) {
    SafeFile.write("The experiment", file, text);
  }

  @Override
  public int export(Run run, Set<Long> games, Path file) {
    if (run instanceof FolderRun kept) {
      return new GameExport(kept, catalog).write(games, file);
    }
    throw new InputException("This run is not kept in a folder, so its games cannot be written.");
  }
}
