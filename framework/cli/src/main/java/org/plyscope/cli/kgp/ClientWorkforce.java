package org.plyscope.cli.kgp;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.work.Result;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.game.GamePlayer;
import org.plyscope.experiment.work.game.Logbook;
import org.plyscope.lab.agent.Watchdog;
import org.plyscope.lab.catalog.Catalog;

/** Plays the games of a run with clients, as they come. */
final class ClientWorkforce implements Workforce {
  private final Experiment experiment;
  private final Catalog catalog;
  private final ClientAgents agents;
  private final ClientDoor door;
  private final BlockingQueue<Integer> offered = new LinkedBlockingQueue<>();
  private final BlockingQueue<Result> results = new LinkedBlockingQueue<>();
  private final List<Thread> threads = new ArrayList<>();
  private final List<Watchdog> watchdogs = new ArrayList<>();

  ClientWorkforce(
      Experiment experiment, Catalog catalog, ClientAgents agents, ClientDoor door, int count) {
    this.experiment = experiment;
    this.catalog = catalog;
    this.agents = agents;
    this.door = door;
    for (int i = 0; i < count; i++) {
      int worker = i;
      Watchdog watchdog =
          new Watchdog(
              "kgp-watchdog-" + worker,
              () -> results.add(Result.trouble("The agent did not stop when it was asked to.")));
      watchdogs.add(watchdog);
      Thread thread = new Thread(() -> work(watchdog, worker), "kgp-games-" + worker);
      thread.setDaemon(true);
      threads.add(thread);
    }
    threads.forEach(Thread::start);
  }

  private void work(Watchdog watchdog, int worker) {
    try (GamePlayer player = new GamePlayer(experiment, catalog, watchdog, Logbook.NONE, worker)) {
      while (true) {
        play(door.take(), player);
      }
    } catch (InterruptedException e) {
      // That is how the work ends.
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      results.add(Result.trouble("A game could not be played: " + e.getMessage() + "."));
    }
  }

  /** Plays with a client until it fails or there are no more games. */
  private void play(WaitingClient client, GamePlayer player) throws InterruptedException {
    agents.play(client);
    try {
      while (!client.failed()) {
        int index = offered.take();
        if (client.failed()) {
          // It has left while it waited, which loses no game.
          offered.add(index);
        } else {
          results.add(Result.of(index, player.play(index)));
        }
      }
    } finally {
      door.leave(client);
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
    watchdogs.forEach(Watchdog::stop);
    threads.forEach(Thread::interrupt);
    watchdogs.forEach(Watchdog::close);
  }
}
