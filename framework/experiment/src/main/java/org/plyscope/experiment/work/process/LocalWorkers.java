package org.plyscope.experiment.work.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.Machine;
import org.plyscope.experiment.run.line.GameLine;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.experiment.schedule.PlayableGames;
import org.plyscope.experiment.work.Result;
import org.plyscope.experiment.work.WorkStoppedException;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.game.Forfeits;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.file.FileReasons;

/**
 * Worker processes on this machine. One that ends is replaced, and its games are played by others,
 * except the one that an agent ended it by.
 */
public final class LocalWorkers implements Workforce, WorkerProcess.Boss {
  /** After this number of deaths without an explanation the agent that was running loses. */
  private static final int POISON = 3;

  /** How often a timed game is played again because its process stood still. */
  private static final int MOST_RETURNS = 3;

  /** A machine that spoils a game this often cannot play it. */
  private static final int HOPELESS = 20;

  private static final int LARGEST_BATCH = 500;
  private static final long LOOK_MILLIS = 500;
  private static final String HOPELESS_GAME =
      "Game %d was played %d times, and each time the machine let its worker stand still until an"
          + " agent was late.";

  private final Experiment experiment;
  private final PlayableGames playable;
  private final Cores cores = Cores.ofThisMachine();
  private final WorkerCommand command;
  private final Path folder;
  private final Map<String, Object> resolved;
  private final WorkerTimeouts patience;
  private final BlockingQueue<Result> results = new LinkedBlockingQueue<>();
  private final Deque<Integer> waiting = new ArrayDeque<>();
  private final Map<Integer, Integer> deaths = new HashMap<>();
  private final Map<Integer, Integer> returns = new HashMap<>();

  /** Warm-up games that are left out, since they end every worker that plays them. */
  private final Set<Integer> cold = new HashSet<>();

  private final WorkerProcess[] workers;
  private final Restarts restarts;
  private final long[] startAt;
  private long looked = System.nanoTime();
  private boolean closed;

  /**
   * Starts workers.
   *
   * @param experiment the experiment
   * @param command how a worker is started
   * @param folder where workers have folders of their own
   * @param count how many workers
   * @throws WorkStoppedException if the folder cannot be written
   */
  public LocalWorkers(Experiment experiment, WorkerCommand command, Path folder, int count) {
    this(experiment, command, folder, count, WorkerTimeouts.STANDARD);
  }

  LocalWorkers(
      Experiment experiment,
      WorkerCommand command,
      Path folder,
      int count,
      WorkerTimeouts patience) {
    this.experiment = experiment;
    this.playable = experiment.playable();
    this.command = command;
    this.folder = folder;
    this.resolved = ResolvedForm.write(experiment);
    this.patience = patience;
    this.workers = new WorkerProcess[count];
    this.restarts = new Restarts(patience, count);
    this.startAt = new long[count];
    prepare();
    try {
      for (int number = 0; number < count; number++) {
        start(number);
      }
    } catch (RuntimeException | Error e) {
      // The caller has nothing to close, so those that were started must not stay.
      close();
      throw e;
    }
    Thread watch = new Thread(this::watch, "workers-watch");
    watch.setDaemon(true);
    watch.start();
  }

  private synchronized void watch() {
    try {
      while (!closed) {
        wait(LOOK_MILLIS);
        look();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void prepare() {
    try {
      Path own = Files.createDirectories(folder.resolve("prepared"));
      command.prepare(own, experiment, WorkerLine.experiment(0, resolved));
    } catch (IOException | UncheckedIOException e) {
      throw new WorkStoppedException(
          "The folder '" + folder + "' cannot be written (" + reason(e) + ").");
    }
  }

  private static String reason(Exception e) {
    return FileReasons.of(e instanceof UncheckedIOException u ? u.getCause() : (IOException) e);
  }

  private synchronized void start(int number) {
    startAt[number] = 0;
    try {
      Path own = Files.createDirectories(folder.resolve("worker-" + number));
      Path file = own.resolve("black-box");
      FlightRecorder box = FlightRecorder.open(file);
      box.clear();
      List<String> line = command.line(number, own, file, experiment);
      List<String> tied = experiment.timed() ? cores.pinned(number, line) : line;
      Liveness liveness = new Liveness(patience, Liveness.longestMoveNanos(experiment));
      workers[number] = new WorkerProcess(number, tied, own, box, this, liveness);
      workers[number].begin(WorkerLine.experiment(number, resolved));
    } catch (IOException | UncheckedIOException e) {
      startAgain(number, "cannot be started (" + reason(e) + ")", true);
    }
  }

  /** Looks after the workers; a pause of the lab itself is not held against them. */
  private void look() {
    long now = System.nanoTime();
    long nanos = Math.min(now - looked, TimeUnit.MILLISECONDS.toNanos(2 * LOOK_MILLIS));
    looked = now;
    for (int number = 0; number < workers.length && !closed; number++) {
      if (workers[number] != null) {
        workers[number].look(nanos);
      } else if (startAt[number] != 0 && now - startAt[number] >= 0) {
        start(number);
      }
    }
  }

  @Override
  public synchronized void offer(List<Integer> indices) {
    waiting.addAll(indices);
    for (WorkerProcess worker : workers) {
      feed(worker);
    }
  }

  @Override
  public synchronized List<Integer> withdraw() {
    List<Integer> back = List.copyOf(waiting);
    waiting.clear();
    return back;
  }

  /** Hands a worker its share of the waiting games, if it has little to do. */
  private void feed(WorkerProcess worker) {
    if (worker == null || !worker.wasReady() || waiting.isEmpty() || closed) {
      return;
    }
    int share = Math.min(LARGEST_BATCH, Math.max(1, waiting.size() / (2 * workers.length)));
    if (worker.unfinishedCount() <= share) {
      List<Integer> batch = new ArrayList<>();
      while (batch.size() < share && !waiting.isEmpty()) {
        batch.add(waiting.poll());
      }
      worker.play(batch);
    }
  }

  @Override
  public synchronized void ready(WorkerProcess worker) {
    restarts.ready();
    if (experiment.timed()) {
      List<Integer> games =
          IntStream.range(0, experiment.agents().size())
              .map(playable::warmUp)
              .filter(index -> !cold.contains(index))
              .boxed()
              .toList();
      worker.play(games);
    }
    feed(worker);
  }

  @Override
  public void finished(WorkerProcess worker, int index, byte[] line) {
    if (!playable.isWarmUp(index)) {
      worker.isFruitful();
    }
    deliver(index, line);
    if (worker.unfinishedCount() <= 1) {
      synchronized (this) {
        feed(worker);
      }
    }
  }

  /**
   * Plays a game again that an agent lost because its process stood still. A timed game is also
   * played again if no agent lost it by that, but not forever: long games may never find a machine
   * that runs all the time.
   */
  @Override
  public void finishedAfterPause(WorkerProcess worker, int index, byte[] line, boolean late) {
    synchronized (this) {
      boolean again = late || (experiment.timed() && returns(index) < MOST_RETURNS);
      if (again && !playable.isWarmUp(index)) {
        if (returns.merge(index, 1, Integer::sum) == HOPELESS) {
          results.add(Result.stopped(HOPELESS_GAME.formatted(index, HOPELESS)));
        }
        waiting.addFirst(index);
        feed(worker);
        return;
      }
    }
    finished(worker, index, line);
  }

  private int returns(int index) {
    return returns.getOrDefault(index, 0);
  }

  private void deliver(int index, byte[] line) {
    if (!playable.isWarmUp(index)) {
      results.add(Result.of(index, line));
    }
  }

  @Override
  public synchronized void ended(WorkerProcess worker) {
    if (closed || worker.dismissed()) {
      return;
    }
    if (worker.stoodStill()) {
      String what =
          "The process of worker %d stood still and was replaced; its games are played again.";
      results.add(Result.remark(what.formatted(worker.number() + 1)));
    }
    List<Integer> unfinished = worker.unfinished();
    boolean brought = worker.wasFruitful() || spoiltByWarmUp(worker);
    if (unfinished.contains(worker.box().index())) {
      brought |= examine(worker, unfinished);
    }
    for (int i = unfinished.size() - 1; i >= 0; i--) {
      if (!playable.isWarmUp(unfinished.get(i))) {
        waiting.addFirst(unfinished.get(i));
      }
    }
    Optional<String> refusal = refusal(worker);
    if (refusal.isPresent()) {
      results.add(Result.trouble(refusal.get()));
    } else if (brought) {
      restarts.fruitful(worker.number());
      start(worker.number());
    } else {
      startAgain(worker.number(), CrashReport.ending(worker), CrashReport.killed(worker));
    }
  }

  /** A warm-up game after which a worker had to leave would spoil the next one too. */
  private boolean spoiltByWarmUp(WorkerProcess worker) {
    return worker.lastWord().equals(WorkerLine.LEAVING)
        && playable.isWarmUp(worker.lastIndex())
        && cold.add(worker.lastIndex());
  }

  /** Starts a worker again that brought nothing, after a pause, or gives it up. */
  private void startAgain(int number, String what, boolean killed) {
    workers[number] = null;
    Optional<Long> pause = restarts.fruitless(number, killed);
    String sentence = "Worker " + (number + 1) + " " + what;
    if (pause.isPresent()) {
      startLater(number, pause.get(), sentence);
    } else if (restarts.left() > 0) {
      // A machine may have room for some workers only.
      String end = ", %d times in a row; the others go on without it.";
      results.add(Result.remark(sentence + end.formatted(restarts.times(number))));
      Arrays.stream(workers).forEach(this::feed);
    } else if (restarts.wasReady() || killed) {
      String end = ", %d times in a row, and no other worker is left.";
      results.add(Result.stopped(sentence + end.formatted(restarts.times(number))));
    } else {
      results.add(
          Result.trouble("No worker can be started: worker " + (number + 1) + " " + what + "."));
    }
  }

  private void startLater(int number, long millis, String why) {
    if (millis == 0) {
      start(number);
    } else {
      startAt[number] = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
      long seconds = Math.max(1, millis / 1_000);
      results.add(Result.remark(why + "; it is started again in " + seconds + " s."));
    }
  }

  /** Explains why another worker would do no better. */
  private static Optional<String> refusal(WorkerProcess worker) {
    return switch (worker.lastWord()) {
      case WorkerLine.REFUSED -> Optional.of("A worker cannot play this: " + worker.sentence());
      case WorkerLine.BROKEN ->
          Optional.of("A game failed though no agent was running: " + worker.sentence() + ".");
      default -> Optional.empty();
    };
  }

  /**
   * Decides the fate of the game in which a worker ended. Returns whether it is lost for an agent.
   */
  private boolean examine(WorkerProcess worker, List<Integer> unfinished) {
    FlightRecorder box = worker.box();
    Integer index = box.index();
    PlannedGame planned = playable.game(index);
    int seat = box.seat(planned.seats().size());
    String agent = seat < 0 ? "" : experiment.agents().get(planned.seats().get(seat)).name();
    Optional<Failure> failure = seat < 0 ? Optional.empty() : CrashReport.failure(worker, agent);
    int count = deaths.merge(index, worker.stoodStill() ? 0 : 1, Integer::sum);
    if (failure.isEmpty() && seat >= 0 && count >= POISON) {
      failure = Optional.of(CrashReport.poison(agent, count));
    }
    if (failure.isPresent()) {
      GameLine.Circumstances where =
          new GameLine.Circumstances(
              Machine.host(), worker.number(), System.currentTimeMillis(), 0);
      byte[] line = Forfeits.line(experiment, planned, box::moves, seat, failure.get(), where);
      unfinished.remove(index);
      cold.add(index);
      deliver(index, line);
    }
    return failure.isPresent();
  }

  @Override
  public BlockingQueue<Result> results() {
    return results;
  }

  @Override
  public synchronized List<String> workers() {
    List<String> all = new ArrayList<>();
    for (WorkerProcess worker : workers) {
      all.add(worker == null ? "not running" : "process " + worker.pid());
    }
    return all;
  }

  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
    for (WorkerProcess worker : workers) {
      if (worker != null) {
        worker.dismiss();
      }
    }
  }
}
