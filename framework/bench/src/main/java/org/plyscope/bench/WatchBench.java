package org.plyscope.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.plyscope.api.run.Run;
import org.plyscope.bench.internal.GrowingRun;
import org.plyscope.bench.internal.PacedView;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.Listing;
import org.plyscope.wire.WireText;

/**
 * Measures the cost of watching a run from its first game to its last. Games are drawn at random by
 * a real schedule and arrive evenly; three views follow them as those of the window do: the
 * standing, a chart of the same numbers, and the list of games.
 */
public final class WatchBench {
  /** Enough entrants for many pairings. */
  private static final String EXPERIMENT =
      """
      { "plyscope": 1, "name": "watched", "seed": 1,
        "game": { "id": "kalah" },
        "agents": { "a": { "use": "random" }, "b": { "use": "random" }, "c": { "use": "random" },
                    "d": { "use": "random" }, "e": { "use": "random" }, "f": { "use": "random" } },
        "format": "round-robin",
        "openings": { "randomPlies": 4, "count": 200 },
        "blocks": %d }
      """;

  /** A block of each of the 15 pairings has two games. */
  private static final int GAMES_OF_BLOCKS = 30;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long TICK_MILLIS = 10;

  /**
   * The time that watching took.
   *
   * @param work which process plays
   * @param games how many games were played
   * @param seconds how long that took
   * @param watching seconds of a processor that the threads of the views took
   * @param process seconds of a processor that the program took beside playing, with its compiler
   *     and garbage collector
   * @param refreshes how often a view was computed
   * @param last how many games the last standing counts
   */
  public record Watching(
      String work,
      long games,
      double seconds,
      double watching,
      double process,
      long refreshes,
      long last) {
    /** Returns the share of a processor that watching takes. */
    public double share() {
      return watching / seconds;
    }
  }

  private WatchBench() {}

  /**
   * Measures a run that this process plays, then one that another process plays.
   *
   * @param catalog where the game comes from
   * @param games how many games are played
   * @param seconds how long the games of a run take
   * @param progress receives the current measurement
   * @param stop asked often; becomes true when it must end
   * @return a measurement each; after a stop, of the games until then
   * @throws InterruptedException if the calling thread is interrupted
   */
  public static List<Watching> run(
      Catalog catalog, int games, double seconds, Consumer<String> progress, BooleanSupplier stop)
      throws InterruptedException {
    String text = EXPERIMENT.formatted(Math.max(1, games / GAMES_OF_BLOCKS));
    Experiment experiment = ExperimentFile.read(text, Path.of("."), catalog);
    List<Watching> measured = new ArrayList<>();
    for (boolean here : new boolean[] {true, false}) {
      if (!stop.getAsBoolean()) {
        progress.accept("watching a run that is played " + (here ? "here" : "elsewhere"));
        measured.add(measured(experiment, catalog, here, seconds, stop));
      }
    }
    return measured;
  }

  private static Watching measured(
      Experiment experiment, Catalog catalog, boolean here, double seconds, BooleanSupplier stop)
      throws InterruptedException {
    Path folder = temporary();
    try (RunFolder files = opened(folder, experiment)) {
      FolderRun run = new FolderRun(folder, catalog);
      List<PacedView> views =
          List.of(
              new PacedView(run, WatchBench::standing),
              new PacedView(run, Run::statistics),
              new PacedView(run, WatchBench::list));
      GrowingRun.Watcher watcher =
          here ? (game, line) -> run.finished(game, line, 0, line.length) : (game, line) -> {};
      if (here) {
        run.begins(RunFolder.GAMES);
      }
      GrowingRun growing = new GrowingRun(experiment, files, watcher);
      Duration before = processTime();
      long begun = System.nanoTime();
      long playing = THREADS.getCurrentThreadCpuTime();
      int all = experiment.schedule().games();
      int played = 0;
      while (played < all && !stop.getAsBoolean()) {
        double gone = (System.nanoTime() - begun) / 1e9;
        int due = (int) Math.min(all, all * gone / seconds);
        while (played < due) {
          growing.play(played++);
        }
        Thread.sleep(TICK_MILLIS);
      }
      playing = THREADS.getCurrentThreadCpuTime() - playing - growing.watchNanos();
      double took = (System.nanoTime() - begun) / 1e9;
      double process = processTime().minus(before).toNanos() / 1e9 - playing / 1e9;
      long watching = growing.watchNanos() + watchNanos();
      long refreshes = 0;
      for (PacedView view : views) {
        watching += view.nanos();
        refreshes += view.refreshes();
        view.close();
      }
      if (here) {
        run.ends();
      }
      return new Watching(
          here ? "played here" : "played elsewhere",
          played,
          took,
          watching / 1e9,
          process,
          refreshes,
          run.summary().games());
    } finally {
      delete(folder);
    }
  }

  private static Object standing(Run run) {
    return List.of(run.statistics(), run.findings(), run.progress());
  }

  private static Object list(Run run) {
    long[] count = {0};
    run.games(game -> count[0]++);
    return count[0];
  }

  private static RunFolder opened(Path folder, Experiment experiment) {
    return RunFolder.open(
        folder,
        WireText.indented(ResolvedForm.write(experiment)),
        RunFolder.GAMES,
        new GameScan(experiment.names(), experiment.schedule()),
        false,
        (game, bytes, from, length) -> {});
  }

  /** Returns the time of the thread that notifies the listeners of the run. */
  private static long watchNanos() {
    long nanos = 0;
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      nanos += thread.getName().equals("run-watch") ? THREADS.getThreadCpuTime(thread.getId()) : 0;
    }
    return nanos;
  }

  private static Duration processTime() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }

  private static Path temporary() {
    try {
      return Files.createTempDirectory("plyscope-watch");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) {
    try {
      for (Path file : Listing.of(folder, "*")) {
        Files.delete(file);
      }
      Files.delete(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
