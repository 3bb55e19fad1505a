package org.plyscope.experiment.desk;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.TuningState;
import org.plyscope.api.learn.TuningState.Stage;
import org.plyscope.api.learn.Tunings;
import org.plyscope.api.table.DataTable;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.file.tree.Node;
import org.plyscope.experiment.kept.ChangeListeners;
import org.plyscope.experiment.report.TuningReport;
import org.plyscope.experiment.run.Installation;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.tune.Generation;
import org.plyscope.experiment.tune.TuningFile;
import org.plyscope.experiment.tune.TuningFolder;
import org.plyscope.experiment.tune.TuningJob;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.experiment.tune.TuningResult;
import org.plyscope.experiment.tune.TuningTables;
import org.plyscope.experiment.tune.TuningWords;
import org.plyscope.experiment.work.process.Cores;
import org.plyscope.experiment.work.process.WorkerCommand;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.OwnPreset;
import org.plyscope.lab.catalog.OwnPresets;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.Listing;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.plugins.Thrown;

/** Carries out one tuning at a time while the user does something else. */
@Component(service = Tunings.class)
public final class TuningDesk implements Tunings {
  private static final System.Logger LOG = System.getLogger(TuningDesk.class.getName());
  private static final long END_MILLIS = TimeUnit.SECONDS.toMillis(10);
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(300);

  private final Catalog catalog;
  private final Optional<WorkerCommand> command;
  private final Map<String, String> bundles;
  private final Path data;
  private final Path home;
  private final AcceptedFlags accepted = new AcceptedFlags();
  private final ChangeListeners listeners = new ChangeListeners("tunings");
  private final Map<Path, String> remarks = new HashMap<>();
  private Path playing;
  private TuningJob job;
  private Thread thread;
  private Stage stage = Stage.IDLE;
  private Known known;

  /** The tuning that was looked at last. */
  private record Known(Path folder, TuningPlan plan, long size, List<Generation> generations) {}

  /** Called by the framework. */
  @Activate
  public TuningDesk(
      @Reference Catalog catalog,
      @Reference WorkerCommand command,
      @Reference Installation installation,
      BundleContext context) {
    this(
        catalog,
        Optional.of(command),
        installation.bundles(),
        Path.of(Optional.ofNullable(context.getProperty("plyscope.data")).orElse(".")));
  }

  /**
   * Makes a desk.
   *
   * @param catalog where agents and methods come from
   * @param command how workers are started; empty to play in this process
   * @param bundles the SHA-256 of each bundle, by its name and version
   * @param data the user's data directory
   */
  public TuningDesk(
      Catalog catalog, Optional<WorkerCommand> command, Map<String, String> bundles, Path data) {
    this.catalog = catalog;
    this.command = command;
    this.bundles = Map.copyOf(bundles);
    this.data = data;
    this.home = data.resolve("tunings");
  }

  /** Stops what is being played; every finished generation is kept. */
  @Deactivate
  public void close() throws InterruptedException {
    Thread working;
    synchronized (this) {
      working = thread;
      if (job != null) {
        job.halt();
      }
    }
    if (working != null) {
      working.join(END_MILLIS);
    }
  }

  @Override
  public List<Path> folders() {
    List<Path> found = new ArrayList<>();
    if (Files.isDirectory(home)) {
      try {
        found.addAll(Listing.of(home, one -> new TuningFolder(one).exists()));
      } catch (IOException e) {
        throw new InputException(
            "The folder '" + home + "' cannot be read (" + FileReasons.of(e) + ").");
      }
    }
    found.sort(Comparator.comparingLong((Path one) -> -one.toFile().lastModified()));
    return found;
  }

  @Override
  public boolean recognises(Path file) {
    try {
      return TuningFile.isTuning(ExperimentFile.tree(file, List.of()));
    } catch (InputException e) {
      return false;
    }
  }

  @Override
  public Path start(Path file) {
    refuseSecond();
    Node tree = ExperimentFile.tree(file, List.of());
    TuningPlan plan = TuningFile.read(tree, file.toAbsolutePath().getParent(), catalog);
    accepted.check(plan.staff());
    Path folder = new RunPlaces(home).fresh(plan.name());
    new TuningFolder(folder).begin(tree, plan);
    resume(folder);
    return folder;
  }

  @Override
  public List<String> flags(Path place) {
    TuningPlan plan =
        Files.isDirectory(place)
            ? new TuningFolder(place).plan(catalog)
            : TuningFile.read(
                ExperimentFile.tree(place, List.of()), place.toAbsolutePath().getParent(), catalog);
    return accepted.missing(plan.staff());
  }

  @Override
  public void accept(List<String> flags) {
    accepted.accept(flags);
  }

  private synchronized void refuseSecond() {
    if (thread != null) {
      throw new InputException("Another tuning is being played; stop it first.");
    }
  }

  @Override
  public void resume(Path folder) {
    synchronized (this) {
      if (folder.equals(playing)) {
        job.pause(false);
        stage = stage == Stage.PAUSED ? Stage.PLAYING : stage;
      } else {
        refuseSecond();
        TuningFolder kept = new TuningFolder(folder);
        TuningPlan plan = kept.plan(catalog);
        accepted.check(plan.staff());
        int workers = Cores.ofThisMachine().usualWorkers(plan.timed());
        TuningJob.Order order = new TuningJob.Order(workers, command, bundles);
        job = new TuningJob(catalog, kept, order, new Watching(folder));
        playing = folder;
        stage = Stage.PLAYING;
        remarks.remove(folder);
        known = null;
        thread = new Thread(() -> work(folder), "tuning-desk");
        thread.setDaemon(true);
        thread.start();
      }
    }
    changed();
  }

  private void work(Path folder) {
    String remark;
    try {
      TuningJob now;
      synchronized (this) {
        now = job;
      }
      remark = now.run().isPresent() ? "" : "It was stopped; resume it to go on.";
    } catch (InputException e) {
      remark = e.getMessage();
    } catch (InterruptedException e) {
      remark = "It was interrupted; resume it to go on.";
    } catch (Throwable e) {
      // Whatever a method or an agent does, the window goes on.
      LOG.log(Level.ERROR, "A tuning failed.", Thrown.logged(e));
      remark = "It failed: " + Thrown.words(e) + ".";
    }
    synchronized (this) {
      remarks.put(folder, remark);
      playing = null;
      job = null;
      thread = null;
      stage = Stage.IDLE;
    }
    changed();
  }

  @Override
  public void pause(Path folder) {
    synchronized (this) {
      if (!folder.equals(playing) || stage != Stage.PLAYING) {
        return;
      }
      job.pause(true);
      stage = Stage.PAUSED;
    }
    changed();
  }

  @Override
  public void stop(Path folder) {
    synchronized (this) {
      if (!folder.equals(playing)) {
        return;
      }
      job.stop();
      job.pause(false);
      stage = Stage.STOPPING;
    }
    changed();
  }

  @Override
  public TuningState look(Path folder) {
    TuningFolder kept = new TuningFolder(folder);
    Known read = read(kept);
    TuningPlan plan = read.plan();
    Optional<TuningResult> result = kept.result(plan);
    TuningTables tables = new TuningTables(plan, read.generations(), result);
    List<DataTable> data =
        List.of(tables.fitness().data(), tables.values().data(), tables.winners().data());
    List<String> sentences =
        result.map(found -> new TuningWords(plan, found).sentences()).orElse(List.of());
    synchronized (this) {
      Stage now = folder.equals(playing) ? stage : result.isPresent() ? Stage.FINISHED : Stage.IDLE;
      return new TuningState(
          folder, plan.name(), now, remarks.getOrDefault(folder, ""), sentences, data);
    }
  }

  /** Reads what has grown since the last look, for that is much in the end. */
  private Known read(TuningFolder kept) {
    long size = kept.size();
    Optional<Known> before;
    synchronized (this) {
      before = Optional.ofNullable(known).filter(one -> one.folder().equals(kept.path()));
    }
    if (before.isPresent() && before.get().size() == size) {
      return before.get();
    }
    TuningPlan plan = before.map(Known::plan).orElseGet(() -> kept.plan(catalog));
    Known now = new Known(kept.path(), plan, size, kept.generations(plan));
    synchronized (this) {
      known = now;
    }
    return now;
  }

  @Override
  public String keep(Path folder, String name) {
    TuningFolder kept = new TuningFolder(folder);
    TuningPlan plan = kept.plan(catalog);
    TuningResult result =
        kept.result(plan)
            .orElseThrow(() -> new InputException("The tuning is not finished; resume it first."));
    OwnPreset preset = TuningFolder.preset(plan, result, name);
    OwnPresets presets = new OwnPresets(data);
    presets.keep(preset);
    catalog.offer(presets.all());
    return preset.id();
  }

  @Override
  public Path report(Path folder) {
    TuningFolder kept = new TuningFolder(folder);
    TuningPlan plan = kept.plan(catalog);
    new OwnFolder(folder)
        .write(
            "The report",
            RunFolder.REPORT,
            TuningReport.page(plan, kept.generations(plan), kept.result(plan)));
    return folder.resolve(RunFolder.REPORT);
  }

  @Override
  public Runnable onChange(Runnable listener) {
    return listeners.add(listener);
  }

  private void changed() {
    listeners.tell();
  }

  /** Follows the tuning that is played. */
  private final class Watching implements TuningJob.Follower {
    private final Path folder;
    private long told;

    Watching(Path folder) {
      this.folder = folder;
    }

    @Override
    public void playing(String what, int games, int of) {
      if (System.nanoTime() - told > PAUSE_NANOS) {
        remark("%s: %d of %d games.".formatted(what, games, of));
      }
    }

    @Override
    public void measured(Generation generation) {
      if (System.nanoTime() - told > PAUSE_NANOS) {
        remark("Generation " + generation.number() + " is measured.");
      }
    }

    @Override
    public void told(String sentence) {
      remark(sentence);
    }

    private void remark(String sentence) {
      told = System.nanoTime();
      synchronized (TuningDesk.this) {
        remarks.put(folder, sentence);
      }
      changed();
    }
  }
}
