package org.plyscope.experiment.desk;

import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.run.ExperimentPlan;
import org.plyscope.api.run.Experiments;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunWork;
import org.plyscope.api.run.Runs;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.Rehearsal;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.kept.ChangeListeners;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.kept.GameExport;
import org.plyscope.experiment.plan.PlanWords;
import org.plyscope.experiment.report.RunReport;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.Installation;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.work.process.Cores;
import org.plyscope.experiment.work.process.WorkerCommand;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.plugins.Thrown;
import org.plyscope.wire.WireText;

/** Plays runs one after the other while the user does something else. */
@Component(service = Experiments.class)
public final class RunDesk implements Experiments {
  /** The text of an experiment as its author wrote it, in the folder of its run. */
  static final String SOURCE = "source.plyscope.json";

  private static final System.Logger LOG = System.getLogger(RunDesk.class.getName());
  private static final long REHEARSAL_MILLIS = 4_000;
  private static final long END_MILLIS = TimeUnit.SECONDS.toMillis(10);
  private static final Pattern PLACE = Pattern.compile("(.*?) \\((?:.*, )?line (\\d+)\\).*");

  private final Catalog catalog;
  private final Runs runs;
  private final Optional<WorkerCommand> command;
  private final Optional<Installation> installation;
  private final RunPlaces places;
  private final AcceptedFlags accepted = new AcceptedFlags();
  private final ChangeListeners listeners = new ChangeListeners("experiments");
  private final List<Playing> queue = new ArrayList<>();
  private final Map<Run, String> remarks = new HashMap<>();
  private Thread thread;

  /** Called by the framework. */
  @Activate
  public RunDesk(
      @Reference Catalog catalog,
      @Reference Runs runs,
      @Reference WorkerCommand command,
      @Reference Installation installation,
      BundleContext context) {
    this(
        catalog,
        runs,
        Optional.of(command),
        Optional.of(installation),
        Path.of(Optional.ofNullable(context.getProperty("plyscope.data")).orElse("."))
            .resolve("runs"));
  }

  /**
   * Makes a desk.
   *
   * @param catalog where games and agents come from
   * @param runs knows the runs of this session
   * @param command how workers are started; empty to play in this process
   * @param installation knows what the program consists of
   * @param home the folder in which runs are kept
   */
  public RunDesk(
      Catalog catalog,
      Runs runs,
      Optional<WorkerCommand> command,
      Optional<Installation> installation,
      Path home) {
    this.catalog = catalog;
    this.runs = runs;
    this.command = command;
    this.installation = installation;
    this.places = new RunPlaces(home);
  }

  /** Stops what is being played; every finished game is kept. */
  @Deactivate
  public void close() {
    Thread playing;
    synchronized (this) {
      playing = thread;
      queue.subList(Math.min(1, queue.size()), queue.size()).clear();
      queue.forEach(Playing::halt);
    }
    try {
      if (playing != null) {
        playing.join(END_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public ExperimentPlan plan(String text, Path folder) {
    try {
      List<String> sentences = new ArrayList<>();
      List<String> warnings = new ArrayList<>();
      Experiment experiment = ExperimentFile.read(text, folder, catalog, warnings::add);
      PlanWords words = new PlanWords(experiment);
      sentences.addAll(words.sentences());
      sentences.addAll(warnings);
      sentences.addAll(words.warnings());
      return new ExperimentPlan(
          experiment.agents().stream().map(FolderRun::entrant).toList(),
          experiment.schedule().games(),
          experiment.schedule().blocks(),
          sentences,
          List.of(),
          accepted.missing(experiment.staff()));
    } catch (InputException e) {
      return new ExperimentPlan(List.of(), 0, 0, List.of(), List.of(problem(e.getMessage())));
    }
  }

  /** Sentences about a file begin with the path to the value that is wrong, and its line. */
  static ExperimentPlan.Problem problem(String sentence) {
    Matcher place = PLACE.matcher(sentence);
    boolean known = place.matches();
    String path = known && !place.group(1).equals("The file") ? place.group(1) : "";
    int line = known ? Integer.parseInt(place.group(2)) : 0;
    return new ExperimentPlan.Problem(path.indexOf(' ') < 0 ? path : "", line, sentence);
  }

  @Override
  public Estimate seconds(String text, Path folder, JobMonitor monitor)
      throws InterruptedException {
    Experiment experiment = ExperimentFile.read(text, folder, catalog);
    if (!accepted.missing(experiment.staff()).isEmpty()) {
      return Estimate.unknown("not estimated before you accept the Java flags");
    }
    int workers = Cores.ofThisMachine().usualWorkers(experiment.timed());
    return monitor.cancelled()
        ? Estimate.unknown("cancelled")
        : new Rehearsal(experiment, catalog, command)
            .seconds(workers, REHEARSAL_MILLIS, monitor::cancelled);
  }

  @Override
  public Run start(String text, Path folder) {
    Experiment experiment = ExperimentFile.read(text, folder, catalog);
    accepted.check(experiment.staff());
    Path place = places.fresh(experiment.name());
    Run run;
    try {
      run = begin(experiment, text, place);
    } catch (RuntimeException | Error e) {
      discard(place);
      throw e;
    }
    resume(run);
    return run;
  }

  private Run begin(Experiment experiment, String text, Path place) {
    String resolved = WireText.indented(ResolvedForm.write(experiment));
    GameScan scan = new GameScan(experiment.names(), experiment.schedule());
    try (RunFolder made =
        RunFolder.open(
            place, resolved, RunFolder.GAMES, scan, false, (game, bytes, from, length) -> {})) {
      made.write(SOURCE, text);
    }
    return runs.open(place);
  }

  /** Nothing is left of a run that was never begun; why it was not is more important. */
  private static void discard(Path place) {
    try {
      RunPlaces.delete(place);
    } catch (InputException e) {
      LOG.log(Level.WARNING, e.getMessage());
    }
  }

  @Override
  public List<String> flags(Run run) {
    return accepted.missing(folderRun(run).experiment().staff());
  }

  @Override
  public void accept(List<String> flags) {
    accepted.accept(flags);
  }

  @Override
  public void resume(Run run) {
    accepted.check(folderRun(run).experiment().staff());
    Optional<Playing> found;
    synchronized (this) {
      found = find(run);
      if (found.isEmpty()) {
        enqueue(run);
      }
    }
    found.ifPresent(playing -> playing.pause(false));
    changed();
  }

  private void enqueue(Run run) {
    remarks.remove(run);
    Map<String, String> bundles = installation.map(Installation::bundles).orElse(Map.of());
    queue.add(new Playing(folderRun(run), catalog, command, bundles, this::changed));
    if (thread == null) {
      thread = new Thread(this::play, "run-desk");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void play() {
    for (Optional<Playing> next = next(); next.isPresent(); next = next()) {
      Playing now = next.get();
      String remark;
      try {
        remark = now.play();
      } catch (InputException e) {
        remark = e.getMessage();
      } catch (InterruptedException e) {
        remark = "It was interrupted; resume it to play the rest.";
      } catch (Throwable e) {
        // Whatever it is, the runs behind it are played.
        LOG.log(Level.ERROR, "A run failed.", Thrown.logged(e));
        remark = "It failed: " + Thrown.words(e) + ".";
      }
      synchronized (this) {
        now.run().paused(false);
        queue.remove(now);
        remarks.put(now.run(), remark);
        notifyAll();
      }
      changed();
    }
  }

  private synchronized Optional<Playing> next() {
    if (queue.isEmpty()) {
      thread = null;
      return Optional.empty();
    }
    queue.get(0).taken();
    return Optional.of(queue.get(0));
  }

  private synchronized Optional<Playing> find(Run run) {
    return queue.stream().filter(one -> one.run() == run).findFirst();
  }

  /** All runs of this program are kept in folders. */
  private static FolderRun folderRun(Run run) {
    if (run instanceof FolderRun kept) {
      return kept;
    }
    throw new InputException("This run is not kept in a folder, so it cannot be played.");
  }

  @Override
  public void pause(Run run) {
    find(run).ifPresent(playing -> playing.pause(true));
  }

  @Override
  public void stop(Run run) {
    end(run, false);
  }

  @Override
  public void halt(Run run) {
    end(run, true);
  }

  private void end(Run run, boolean now) {
    synchronized (this) {
      Optional<Playing> found = find(run);
      if (found.isEmpty()) {
        return;
      }
      if (found.get().work().stage() == RunWork.Stage.QUEUED) {
        queue.remove(found.get());
      } else if (now) {
        found.get().halt();
      } else {
        found.get().stop();
      }
    }
    changed();
  }

  @Override
  public void delete(Run run) {
    FolderRun kept = folderRun(run);
    Path folder = kept.folder().orElseThrow();
    halt(run);
    if (!awaitEnd(run) || RunFolder.isBeingWritten(folder)) {
      throw new InputException("The run in '" + folder + "' is being played; stop it first.");
    }
    // First the files: whoever looks for runs meanwhile would open the folder once more.
    RunPlaces.delete(folder);
    runs.forget(run);
    synchronized (this) {
      remarks.remove(run);
    }
    changed();
  }

  private synchronized boolean awaitEnd(Run run) {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(END_MILLIS);
    try {
      while (find(run).isPresent() && System.nanoTime() - end < 0) {
        wait(100);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return find(run).isEmpty();
  }

  @Override
  public synchronized RunWork work(Run run) {
    return find(run)
        .map(Playing::work)
        .orElseGet(
            () -> new RunWork(RunWork.Stage.IDLE, Double.NaN, remarks.getOrDefault(run, "")));
  }

  @Override
  public void save(String text, Path file) {
    SafeFile.write("The experiment", file, text);
  }

  @Override
  public Path report(Run run) {
    Path folder = folderRun(run).folder().orElseThrow();
    new OwnFolder(folder).write("The report", RunFolder.REPORT, RunReport.page(run));
    return folder.resolve(RunFolder.REPORT);
  }

  @Override
  public int export(Run run, Set<Long> games, Path file) {
    return new GameExport(folderRun(run), catalog).write(games, file);
  }

  @Override
  public List<Path> folders() {
    return places.all();
  }

  @Override
  public Runnable onChange(Runnable listener) {
    return listeners.add(listener);
  }

  private void changed() {
    listeners.tell();
  }
}
