package org.plyscope.experiment.queue;

import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Kind;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.Runs;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.run.GivenName;
import org.plyscope.experiment.run.Installation;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.work.Workforces;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.plugins.Thrown;

/** Carries out runs, tunings and trainings one after the other, on one thread. */
@Component(service = {WorkQueue.class, SessionQueue.class})
public final class SessionQueue implements WorkQueue, AutoCloseable {
  private static final System.Logger LOG = System.getLogger(SessionQueue.class.getName());
  private static final long END_MILLIS = TimeUnit.SECONDS.toMillis(10);

  private final Runs runs;
  private final WorkPlaces places;
  private final WorkServices means;
  private final RunKind runKind;
  private final TuningKind tunings;
  private final TrainingKind trainings;
  private final AcceptedFlags accepted = new AcceptedFlags();
  private final Listeners<Runnable> listeners =
      new Listeners<>(Thrown.warning(LOG, "A listener of the work queue failed."));
  private final List<QueuedWork> queue = new ArrayList<>();
  private final Map<Path, String> remarks = new HashMap<>();
  private final Set<Path> opened = new LinkedHashSet<>();
  private final Map<Kind, Path> shown = new EnumMap<>(Kind.class);
  private final Registration watchRuns;
  private Thread thread;

  /** Called by the framework. */
  @Activate
  public SessionQueue(
      @Reference Catalog catalog,
      @Reference Runs runs,
      @Reference Workforces workforces,
      @Reference Installation installation,
      BundleContext context) {
    this(
        catalog,
        runs,
        workforces,
        Optional.of(installation),
        Path.of(Optional.ofNullable(context.getProperty("plyscope.data")).orElse(".")));
  }

  /**
   * Makes an empty queue.
   *
   * @param catalog where games and agents come from
   * @param runs knows the runs of this session
   * @param workforces finds the workers that play games
   * @param installation the bundles of the program
   * @param data the user's data directory, in which work is kept
   */
  public SessionQueue(
      Catalog catalog,
      Runs runs,
      Workforces workforces,
      Optional<Installation> installation,
      Path data) {
    this.runs = runs;
    this.means = new WorkServices(catalog, workforces, installation);
    this.runKind = new RunKind(means, runs);
    this.tunings = new TuningKind(means);
    this.trainings = new TrainingKind(means);
    this.places = new WorkPlaces(data, List.of(runKind, tunings, trainings));
    this.watchRuns = runs.onChange(this::changed);
  }

  /** Stops the current work; everything that is finished is kept. */
  @Deactivate
  @Override
  public void close() {
    watchRuns.close();
    Thread working;
    synchronized (this) {
      working = thread;
      queue.subList(Math.min(1, queue.size()), queue.size()).clear();
      queue.forEach(QueuedWork::halt);
    }
    try {
      if (working != null) {
        working.join(END_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  WorkPlaces places() {
    return places;
  }

  AcceptedFlags accepted() {
    return accepted;
  }

  WorkServices means() {
    return means;
  }

  RunKind runKind() {
    return runKind;
  }

  TuningKind tunings() {
    return tunings;
  }

  TrainingKind trainings() {
    return trainings;
  }

  @Override
  public List<WorkState> all() {
    Set<Path> kept = new LinkedHashSet<>();
    places.all().forEach(folder -> kept.add(WorkPlaces.real(folder)));
    Set<Path> all = new LinkedHashSet<>();
    runs.runs().stream().map(Run::folder).flatMap(Optional::stream).forEach(all::add);
    synchronized (this) {
      all.addAll(opened);
    }
    all.removeAll(kept);
    all.addAll(kept);
    List<WorkState> states = new ArrayList<>();
    for (Path folder : all) {
      places.find(folder).ifPresent(kind -> states.add(state(folder, kind)));
    }
    return states;
  }

  @Override
  public synchronized List<Path> queued() {
    return queue.stream().map(QueuedWork::folder).toList();
  }

  @Override
  public WorkState state(Path folder) {
    Path place = WorkPlaces.real(folder);
    return state(place, places.kind(place));
  }

  private WorkState state(Path folder, WorkKind kind) {
    WorkState read;
    try {
      WorkState found = kind.look(folder);
      read = found.as(GivenName.of(folder).orElse(found.name()), places.begun(folder, kind));
    } catch (InputException e) {
      String name = String.valueOf(folder.getFileName());
      read =
          new WorkState(
              folder, kind.kind(), name, "", Stage.UNREADABLE, 0, 0, Double.NaN, e.getMessage());
    }
    synchronized (this) {
      Optional<QueuedWork> queued = inQueue(folder);
      if (queued.isPresent()) {
        return queued.get().state(read);
      }
      String remark = remarks.getOrDefault(folder, "");
      return remark.isEmpty() ? read : read.with(read.stage(), Double.NaN, remark);
    }
  }

  @Override
  public WorkState open(Path folder) {
    Path place = WorkPlaces.real(folder);
    WorkState state = state(place, places.kind(place));
    if (state.kind() == Kind.RUN) {
      runs.open(place);
    } else {
      synchronized (this) {
        opened.add(place);
      }
    }
    changed();
    return state;
  }

  @Override
  public void resume(Path folder) {
    Path place = WorkPlaces.real(folder);
    Optional<QueuedWork> found = inQueue(place);
    if (found.isPresent()) {
      found.get().pause(false);
      return;
    }
    WorkKind kind = places.kind(place);
    accepted.check(kind.flags(place));
    QueuedWork work = new QueuedWork(place, kind, this::changed);
    synchronized (this) {
      if (inQueue(place).isEmpty()) {
        enqueue(work);
      }
    }
    changed();
  }

  private void enqueue(QueuedWork work) {
    remarks.remove(work.folder());
    opened.add(work.folder());
    queue.add(work);
    if (thread == null) {
      thread = new Thread(this::work, "work-queue");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void work() {
    for (Optional<QueuedWork> next = next(); next.isPresent(); next = next()) {
      QueuedWork now = next.get();
      String remark;
      try {
        remark = now.carryOut();
      } catch (InputException e) {
        remark = e.getMessage();
      } catch (InterruptedException e) {
        remark = "It was interrupted; resume it to go on.";
      } catch (Throwable e) {
        // Whatever it is, the work behind it is carried out.
        LOG.log(Level.ERROR, "Long work failed.", Thrown.logged(e));
        remark = "It failed: " + Thrown.words(e) + ".";
      }
      synchronized (this) {
        queue.remove(now);
        remarks.put(now.folder(), remark);
        notifyAll();
      }
      changed();
    }
  }

  private synchronized Optional<QueuedWork> next() {
    if (queue.isEmpty()) {
      thread = null;
      return Optional.empty();
    }
    queue.get(0).taken();
    return Optional.of(queue.get(0));
  }

  private synchronized Optional<QueuedWork> inQueue(Path folder) {
    return queue.stream().filter(one -> one.folder().equals(folder)).findFirst();
  }

  @Override
  public void pause(Path folder) {
    inQueue(WorkPlaces.real(folder)).ifPresent(work -> work.pause(true));
  }

  @Override
  public void stop(Path folder) {
    end(WorkPlaces.real(folder), false);
  }

  @Override
  public void halt(Path folder) {
    end(WorkPlaces.real(folder), true);
  }

  private void end(Path folder, boolean now) {
    synchronized (this) {
      Optional<QueuedWork> found = inQueue(folder);
      if (found.isEmpty()) {
        return;
      }
      if (found.get().isWaiting()) {
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
  public void delete(Path folder) {
    Path place = WorkPlaces.real(folder);
    WorkKind kind = places.kind(place);
    halt(place);
    if (!awaitEnd(place) || RunFolder.isBeingWritten(place)) {
      throw new InputException(
          "The %s in '%s' is being written; stop it first.".formatted(kind.kind().noun(), place));
    }
    // First the files: a view that lists work meanwhile would open the folder once more.
    WorkPlaces.delete(place, kind);
    kind.forget(place);
    synchronized (this) {
      remarks.remove(place);
      opened.remove(place);
      shown.values().remove(place);
    }
    changed();
  }

  private synchronized boolean awaitEnd(Path folder) {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(END_MILLIS);
    try {
      while (inQueue(folder).isPresent() && System.nanoTime() - end < 0) {
        wait(100);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return inQueue(folder).isEmpty();
  }

  @Override
  public void rename(Path folder, String name) {
    Path place = WorkPlaces.real(folder);
    places.kind(place);
    GivenName.write(place, name);
    runs.runs().stream()
        .filter(run -> run instanceof FolderRun && run.folder().equals(Optional.of(place)))
        .forEach(run -> ((FolderRun) run).renamed());
    changed();
  }

  @Override
  public Path report(Path folder) {
    Path place = WorkPlaces.real(folder);
    new OwnFolder(place).write("The report", RunFolder.REPORT, places.kind(place).report(place));
    return place.resolve(RunFolder.REPORT);
  }

  @Override
  public List<String> flags(Path place) {
    WorkKind kind = Files.isDirectory(place) ? places.kind(WorkPlaces.real(place)) : tunings;
    return accepted.missing(kind.flags(place));
  }

  @Override
  public void accept(List<String> flags) {
    accepted.accept(flags);
  }

  @Override
  public Optional<Path> shown(Kind kind) {
    if (kind == Kind.RUN) {
      return runs.shown().flatMap(Run::folder);
    }
    synchronized (this) {
      return Optional.ofNullable(shown.get(kind));
    }
  }

  @Override
  public void show(Path folder) {
    WorkState state = open(folder);
    if (state.kind() == Kind.RUN) {
      runs.show(runs.open(state.folder()));
    } else {
      synchronized (this) {
        shown.put(state.kind(), state.folder());
      }
    }
    changed();
  }

  @Override
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  private void changed() {
    listeners.fire(Runnable::run);
  }
}
