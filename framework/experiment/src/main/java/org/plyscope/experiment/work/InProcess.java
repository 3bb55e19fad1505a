package org.plyscope.experiment.work;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.work.game.GamePlayer;
import org.plyscope.experiment.work.game.Logbook;
import org.plyscope.lab.agent.Watchdog;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.plugins.Thrown;

/**
 * Plays games on threads of this process, without a fence: for agents that are trusted and short
 * games. An agent that does not return when it is asked to stop ends the run, because a thread
 * cannot be ended.
 */
public final class InProcess implements Workforce {
  private final BlockingQueue<Integer> offered = new LinkedBlockingQueue<>();
  private final BlockingQueue<Result> results = new LinkedBlockingQueue<>();
  private final List<Thread> threads = new ArrayList<>();
  private final Admission admission;
  private final List<Watchdog> vigils = new ArrayList<>();

  /**
   * Returns the kind of workforce that starts such threads.
   *
   * @param catalog where agents come from
   * @param plugins finds the plugins of the user that run in this process
   * @return the kind {@link WorkerSettings#IN_PROCESS}
   */
  public static WorkforceKind kind(Catalog catalog, Supplier<Map<String, String>> plugins) {
    return new WorkforceKind() {
      @Override
      public String id() {
        return WorkerSettings.IN_PROCESS;
      }

      @Override
      public Workforce start(Experiment experiment, Path folder, int count) {
        return new InProcess(experiment, catalog, count);
      }

      @Override
      public Map<String, String> plugins() {
        return plugins.get();
      }
    };
  }

  /**
   * Plays everything in this process, whatever an experiment asks for.
   *
   * @param catalog where agents come from
   * @return a choice of one kind
   */
  public static Workforces always(Catalog catalog) {
    WorkforceKind here = kind(catalog, Map::of);
    return experiment -> here;
  }

  /**
   * Starts threads.
   *
   * @param experiment the experiment
   * @param catalog where agents come from
   * @param count how many games run at a time
   */
  public InProcess(Experiment experiment, Catalog catalog, int count) {
    this(experiment, catalog, count, Admission.FREE);
  }

  /**
   * Starts threads that wait before every game.
   *
   * @param experiment the experiment
   * @param catalog where agents come from
   * @param count how many games run at a time
   * @param admission lets a thread play its next game
   */
  public InProcess(Experiment experiment, Catalog catalog, int count, Admission admission) {
    this.admission = admission;
    for (int i = 0; i < count; i++) {
      int worker = i;
      Watchdog watchdog =
          new Watchdog(
              "game-vigil-" + worker,
              () ->
                  results.add(
                      Result.trouble(
                          "An agent did not stop when it was asked to; play in worker processes,"
                              + " where it loses its game.")));
      vigils.add(watchdog);
      Thread thread =
          new Thread(() -> work(experiment, catalog, watchdog, worker), "games-" + worker);
      thread.setDaemon(true);
      threads.add(thread);
    }
    threads.forEach(Thread::start);
  }

  private void work(Experiment experiment, Catalog catalog, Watchdog watchdog, int worker) {
    try (GamePlayer player = new GamePlayer(experiment, catalog, watchdog, Logbook.NONE, worker)) {
      if (experiment.timed() && admission == Admission.FREE) {
        for (int agent = 0; agent < experiment.agents().size(); agent++) {
          player.play(experiment.playable().warmUp(agent));
        }
      }
      while (true) {
        admission.await();
        int index = offered.take();
        if (!admission.stands()) {
          offered.add(index);
          continue;
        }
        results.add(Result.of(index, player.play(index)));
        admission.played();
      }
    } catch (InterruptedException e) {
      // That is how the work ends.
      Thread.currentThread().interrupt();
    } catch (Throwable e) {
      // Also after an Error a caller waits for the result.
      results.add(Result.trouble("A game could not be played: " + Thrown.words(e) + "."));
    }
  }

  @Override
  public void offer(List<Integer> indices) {
    offered.addAll(indices);
  }

  @Override
  public List<Integer> withdraw() {
    List<Integer> back = new ArrayList<>();
    offered.drainTo(back);
    return back;
  }

  @Override
  public BlockingQueue<Result> results() {
    return results;
  }

  @Override
  public List<String> workers() {
    return threads.stream().map(Thread::getName).toList();
  }

  @Override
  public void close() {
    offered.clear();
    vigils.forEach(Watchdog::stop);
    threads.forEach(Thread::interrupt);
    vigils.forEach(Watchdog::close);
  }
}
