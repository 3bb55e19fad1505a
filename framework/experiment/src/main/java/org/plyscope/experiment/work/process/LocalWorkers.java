package org.plyscope.experiment.work.process;

import java.io.IOException;
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
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.Machine;
import org.plyscope.experiment.run.line.GameLine;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.experiment.schedule.Programme;
import org.plyscope.experiment.work.Result;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.game.Forfeits;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.file.FileReasons;

/**
 * Worker processes on this machine. One that ends is replaced, and its games are played by others,
 * except the one that an agent ended it by.
 */
public final class LocalWorkers implements Workforce, WorkerProcess.Boss {
  /** After so many deaths that nobody explains a game counts as lost by who had the word. */
  private static final int POISON = 3;

  /** Who fails so often in a row before it is ready will never be. */
  private static final int STILLBORN = 3;

  private static final int LARGEST_BATCH = 500;

  private final Experiment experiment;
  private final Programme programme;
  private final Cores cores = Cores.ofThisMachine();
  private final WorkerCommand command;
  private final Path folder;
  private final Map<String, Object> resolved;
  private final BlockingQueue<Result> results = new LinkedBlockingQueue<>();
  private final Deque<Integer> waiting = new ArrayDeque<>();
  private final Map<Integer, Integer> deaths = new HashMap<>();

  /** Games that warm nobody up, since they end whoever plays them. */
  private final Set<Integer> cold = new HashSet<>();

  private final WorkerProcess[] workers;
  private final int[] stillborn;
  private boolean closed;

  /**
   * Starts workers.
   *
   * @param experiment what is played
   * @param command how a worker is started
   * @param folder where workers have folders of their own
   * @param count how many workers
   * @throws InputException if no process can be started
   */
  public LocalWorkers(Experiment experiment, WorkerCommand command, Path folder, int count) {
    this.experiment = experiment;
    this.programme = experiment.programme();
    this.command = command;
    this.folder = folder;
    this.resolved = ResolvedForm.write(experiment);
    this.workers = new WorkerProcess[count];
    this.stillborn = new int[count];
    prepare();
    for (int number = 0; number < count; number++) {
      start(number);
    }
  }

  private void prepare() {
    try {
      Path own = Files.createDirectories(folder.resolve("prepared"));
      command.prepare(own, experiment, WorkerLine.experiment(0, resolved));
    } catch (IOException e) {
      throw new InputException(
          "The folder '" + folder + "' cannot be written (" + FileReasons.of(e) + ").");
    }
  }

  private synchronized void start(int number) {
    try {
      Path own = Files.createDirectories(folder.resolve("worker-" + number));
      Path file = own.resolve("black-box");
      BlackBox box = BlackBox.open(file);
      box.clear();
      List<String> line = command.line(number, own, file, experiment);
      List<String> tied = experiment.timed() ? cores.pinned(number, line) : line;
      workers[number] = new WorkerProcess(number, tied, own, box, this);
      workers[number].tell(WorkerLine.experiment(number, resolved));
    } catch (IOException e) {
      close();
      results.add(Result.trouble("A worker cannot be started (" + FileReasons.of(e) + ")."));
    }
  }

  @Override
  public synchronized void offer(List<Integer> indices) {
    waiting.addAll(indices);
    for (WorkerProcess worker : workers) {
      feed(worker);
    }
  }

  /** Hands a worker as much as is its share of what waits, if it has little to do. */
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
    stillborn[worker.number()] = 0;
    if (experiment.timed()) {
      List<Integer> games =
          IntStream.range(0, experiment.agents().size())
              .map(programme::warmUp)
              .filter(index -> !cold.contains(index))
              .boxed()
              .toList();
      worker.play(games);
    }
    feed(worker);
  }

  @Override
  public void finished(WorkerProcess worker, int index, byte[] line) {
    deliver(index, line);
    if (worker.unfinishedCount() <= 1) {
      synchronized (this) {
        feed(worker);
      }
    }
  }

  private void deliver(int index, byte[] line) {
    if (!programme.isWarmUp(index)) {
      results.add(Result.of(index, line));
    }
  }

  @Override
  public synchronized void ended(WorkerProcess worker) {
    if (closed || worker.dismissed()) {
      return;
    }
    List<Integer> unfinished = worker.unfinished();
    if (unfinished.contains(worker.box().index())) {
      examine(worker, unfinished);
    }
    for (int i = unfinished.size() - 1; i >= 0; i--) {
      if (!programme.isWarmUp(unfinished.get(i))) {
        waiting.addFirst(unfinished.get(i));
      }
    }
    int number = worker.number();
    if (!worker.wasReady() && ++stillborn[number] >= STILLBORN) {
      // The others go on without it: a machine may have room for some workers only.
      workers[number] = null;
    }
    Optional<String> trouble = trouble(worker);
    if (trouble.isPresent()) {
      results.add(Result.trouble(trouble.get()));
    } else if (workers[number] != null) {
      start(number);
    } else {
      Arrays.stream(workers).forEach(this::feed);
    }
  }

  /** Says why another worker would do no better. */
  private Optional<String> trouble(WorkerProcess worker) {
    String last = worker.lastWord();
    if (last.equals(WorkerLine.REFUSED)) {
      return Optional.of("A worker cannot play this: " + worker.sentence());
    }
    if (last.equals(WorkerLine.BROKEN)) {
      return Optional.of("A game failed though no agent had the word: " + worker.sentence() + ".");
    }
    if (Arrays.stream(workers).allMatch(Objects::isNull)) {
      return Optional.of(
          "Workers end before they are ready (exit code %d): %s"
              .formatted(worker.exit(), worker.noise().strip()));
    }
    return Optional.empty();
  }

  /** Decides what becomes of the game in which a worker ended. */
  private void examine(WorkerProcess worker, List<Integer> unfinished) {
    BlackBox box = worker.box();
    Integer index = box.index();
    int seat = box.seat();
    PlannedGame planned = programme.game(index);
    String agent = seat < 0 ? "" : experiment.agents().get(planned.seats().get(seat)).name();
    Optional<Failure> failure = seat < 0 ? Optional.empty() : Autopsy.failure(worker, agent);
    int count = deaths.merge(index, 1, Integer::sum);
    if (failure.isEmpty() && seat >= 0 && count >= POISON) {
      failure = Optional.of(Autopsy.poison(agent, count));
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
  }

  @Override
  public BlockingQueue<Result> results() {
    return results;
  }

  @Override
  public synchronized List<String> workers() {
    List<String> all = new ArrayList<>();
    for (WorkerProcess worker : workers) {
      all.add(worker == null ? "gone" : "process " + worker.pid());
    }
    return all;
  }

  @Override
  public synchronized void close() {
    closed = true;
    for (WorkerProcess worker : workers) {
      if (worker != null) {
        worker.dismiss();
      }
    }
  }
}
