package org.plyscope.experiment.work.process;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.work.game.GamePlayer;
import org.plyscope.experiment.work.game.LeftThreads;
import org.plyscope.lab.agent.Watchdog;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.plugins.Thrown;

/**
 * The main loop of a worker process: it reads an experiment and numbers of games from standard
 * input, and writes a line per game to standard output, until its input ends. Agents that print do
 * not disturb that, and one that does not return ends the process, which reports it first.
 */
public final class WorkerLoop {
  /** The exit code of a worker whose agent did not come back. */
  static final int HUNG_EXIT = 75;

  private static final long FLUSH_NANOS = 10_000_000;
  private static final int FINISH_LOOKS = 1_000;
  private static final long FINISH_MILLIS = 10;

  private final Catalog catalog;
  private final FlightRecorder box;
  private final InputStream in;
  private final OutputStream out;
  private final TailStream printed = new TailStream();
  private final BlockingQueue<Integer> games = new LinkedBlockingQueue<>();
  private final Heartbeat heartbeat;
  private volatile boolean idle;
  private volatile int pausesBefore;
  private long flushed = System.nanoTime();

  private WorkerLoop(Catalog catalog, FlightRecorder box, InputStream in, OutputStream out) {
    this.catalog = catalog;
    this.box = box;
    this.in = in;
    this.out = out;
    this.heartbeat = Heartbeat.start(box);
  }

  /**
   * Works until the input of this process ends.
   *
   * @param catalog where games and agents come from
   * @param box the file of the flight recorder
   * @param thorough whether to finish the games it was given before it returns
   * @return the exit code with which the process is to be ended at once
   */
  public static int run(Catalog catalog, Path box, boolean thorough) {
    try {
      WorkerLoop loop =
          new WorkerLoop(
              catalog,
              FlightRecorder.open(box),
              new FileInputStream(FileDescriptor.in),
              new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16));
      PrintStream sink = new PrintStream(loop.printed, false, StandardCharsets.UTF_8);
      System.setOut(sink);
      System.setErr(sink);
      System.setIn(InputStream.nullInputStream());
      int exit = loop.work();
      return thorough ? loop.finish(exit) : exit;
    } catch (IOException | InterruptedException e) {
      // The lab has gone; no report is possible.
      return 1;
    }
  }

  private int finish(int exit) throws InterruptedException {
    for (int i = 0; i < FINISH_LOOKS && !(idle && games.isEmpty()); i++) {
      Thread.sleep(FINISH_MILLIS);
    }
    return exit;
  }

  private int work() throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    String first = lines.readLine();
    if (first == null) {
      return 0;
    }
    WorkerLine.Order order;
    try {
      order = WorkerLine.readExperiment(first, catalog);
    } catch (InputException e) {
      tell(WorkerLine.about(WorkerLine.REFUSED, -1, e.getMessage(), ""));
      return 0;
    }
    // A separate group distinguishes the threads that agents start from all others.
    ThreadGroup group = new ThreadGroup("games");
    Thread player = new Thread(group, () -> play(order.experiment(), order.worker()), "games");
    player.setDaemon(true);
    player.start();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      games.addAll(WorkerLine.readPlay(line));
    }
    return 0;
  }

  private void play(Experiment experiment, int worker) {
    Watchdog watchdog = new Watchdog("vigil", () -> hung());
    LeftThreads threads = new LeftThreads(box, experiment.rules().players());
    try (GamePlayer player = new GamePlayer(experiment, catalog, watchdog, threads, worker)) {
      tell(WorkerLine.about(WorkerLine.READY, -1, "", ""));
      while (true) {
        Integer index = games.poll();
        if (index == null) {
          flush(true);
          idle = true;
          index = games.take();
          idle = false;
        }
        printed.begin();
        pausesBefore = heartbeat.pauses();
        GamePlayer.Played played = player.playWatched(index, threads);
        box.clear();
        if (paused()) {
          String how = played.late() ? WorkerLine.LATE : "";
          tell(WorkerLine.about(WorkerLine.PAUSED, index, how, ""));
        }
        synchronized (out) {
          out.write('\n');
          out.write(played.line());
        }
        if (played.spoilt()) {
          tell(WorkerLine.about(WorkerLine.LEAVING, index, "Threads were left running.", ""));
          Runtime.getRuntime().halt(0);
        }
        flush(false);
      }
    } catch (InputException e) {
      end(WorkerLine.about(WorkerLine.REFUSED, box.index(), e.getMessage(), ""), 0);
    } catch (IOException | InterruptedException e) {
      Runtime.getRuntime().halt(1);
    } catch (Throwable e) {
      // No agent was running, so the game or the program fails, and no agent is at fault.
      end(WorkerLine.about(WorkerLine.BROKEN, box.index(), Thrown.words(e), printed.tail()), 1);
    }
  }

  private void flush(boolean now) throws IOException {
    long time = System.nanoTime();
    if (now || time - flushed > FLUSH_NANOS) {
      flushed = time;
      synchronized (out) {
        out.flush();
      }
    }
  }

  private boolean paused() {
    return heartbeat.pauses() != pausesBefore;
  }

  private void hung() {
    if (paused()) {
      end(WorkerLine.about(WorkerLine.STOOD_STILL, box.index(), "", ""), HUNG_EXIT);
    }
    StringBuilder detail = new StringBuilder();
    for (Map.Entry<Thread, StackTraceElement[]> entry : Thread.getAllStackTraces().entrySet()) {
      if (entry.getKey().getName().equals("games")) {
        for (StackTraceElement element : entry.getValue()) {
          detail.append("at ").append(element).append('\n');
        }
      }
    }
    end(
        WorkerLine.about(WorkerLine.HUNG, box.index(), "", shortened(detail.toString())),
        HUNG_EXIT);
  }

  private static String shortened(String text) {
    return text.substring(0, Math.min(text.length(), 4_000));
  }

  private void end(String line, int exit) {
    try {
      tell(line);
    } catch (IOException e) {
      // The lab sees that the process has ended, and the black box holds the rest.
      Runtime.getRuntime().halt(exit);
    }
    Runtime.getRuntime().halt(exit);
  }

  private void tell(String line) throws IOException {
    synchronized (out) {
      // An agent may have written half a line to the same file, in whatever way.
      out.write('\n');
      out.write(line.getBytes(StandardCharsets.UTF_8));
      out.write('\n');
      out.flush();
    }
  }
}
