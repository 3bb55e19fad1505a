package org.plyscope.experiment.work.process;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** A worker process as the lab sees it. Its events come on a thread of its own. */
final class WorkerProcess {
  /** Receives events from a worker. */
  interface Boss {
    void ready(WorkerProcess worker);

    void finished(WorkerProcess worker, int index, byte[] line);

    /**
     * A game is finished during which the process stood still.
     *
     * @param late whether an agent lost it because it took too long
     */
    void finishedAfterPause(WorkerProcess worker, int index, byte[] line, boolean late);

    /** Called once, after everything else. */
    void ended(WorkerProcess worker);
  }

  private static final System.Logger LOG = System.getLogger(WorkerProcess.class.getName());
  private static final int LONGEST = 1 << 24;
  private static final long PATIENCE_SECONDS = 5;

  private final int number;
  private final FlightRecorder box;
  private final Process process;
  private final OutputStream orders;
  private final Boss boss;
  private final Set<Integer> assigned = new LinkedHashSet<>();
  private final TailStream noise = new TailStream();
  private final Liveness liveness;
  private volatile boolean dismissed;
  private volatile boolean frozen;
  private volatile boolean fruitful;
  private volatile boolean ready;
  private WorkerLine.About last = WorkerLine.About.NOTHING;
  private int exit;

  WorkerProcess(
      int number,
      List<String> command,
      Path folder,
      FlightRecorder box,
      Boss boss,
      Liveness liveness)
      throws IOException {
    this.number = number;
    this.box = box;
    this.liveness = liveness;
    this.boss = boss;
    process = new ProcessBuilder(command).directory(folder.toFile()).start();
    orders = process.getOutputStream();
    daemon(this::read, "worker-" + number);
    daemon(this::drain, "worker-" + number + "-errors");
  }

  private static void daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Sends the first line, on a thread of its own: a process that stands still reads nothing, and
   * the line may be longer than the buffer of the system.
   */
  void begin(String line) {
    daemon(() -> tell(line), "worker-" + number + "-order");
  }

  /** Sends a line; if the worker has gone, that shows elsewhere. */
  synchronized void tell(String line) {
    try {
      orders.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      orders.flush();
    } catch (IOException e) {
      process.destroyForcibly();
    }
  }

  /** Hands over games. */
  void play(List<Integer> indices) {
    synchronized (assigned) {
      assigned.addAll(indices);
    }
    tell(WorkerLine.play(indices));
  }

  /** Ends the process at once, together with those that it has started. */
  void dismiss() {
    dismissed = true;
    kill();
  }

  private void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  /**
   * Ends the process if it makes no headway; that shows elsewhere.
   *
   * @param nanos the time since the last look
   */
  void look(long nanos) {
    Liveness.Signs signs =
        new Liveness.Signs(
            ready,
            unfinishedCount() > 0,
            box.beats(),
            box.steps(),
            Heartbeat.processorNanos(process.toHandle()));
    Liveness.State state = liveness.look(nanos, signs);
    if (state != Liveness.State.ALIVE && process.isAlive()) {
      LOG.log(Level.WARNING, "Worker {0} makes no headway: {1}, {2}", number, state, signs);
      frozen = state == Liveness.State.FROZEN;
      kill();
    }
  }

  private void read() {
    try (InputStream in = new BufferedInputStream(process.getInputStream(), 1 << 16)) {
      for (byte[] line = line(in); line != null; line = line(in)) {
        take(line);
      }
    } catch (IOException e) {
      // A killed process may end with "Stream closed" instead of an end; either way it has gone.
      LOG.log(Level.DEBUG, "The output of a worker broke off.", e);
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "A worker wrote an unreadable line.", e);
      process.destroyForcibly();
    }
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
      exit = process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    boss.ended(this);
  }

  private void take(byte[] line) {
    if (starts(line, WorkerLine.GAME)) {
      int index = WorkerLine.readIndex(line);
      boolean expected;
      synchronized (assigned) {
        expected = assigned.remove(index);
      }
      if (expected && last.what().equals(WorkerLine.PAUSED) && last.index() == index) {
        boolean late = last.sentence().equals(WorkerLine.LATE);
        // The pause concerns this line only; the same worker may get the game once more.
        last = WorkerLine.About.NOTHING;
        boss.finishedAfterPause(this, index, line, late);
      } else if (expected) {
        boss.finished(this, index, line);
      }
    } else if (starts(line, WorkerLine.START)) {
      last = WorkerLine.readAbout(line);
      if (last.what().equals(WorkerLine.READY)) {
        ready = true;
        boss.ready(this);
      }
    } else {
      noise.begin();
      noise.write(line, 0, line.length);
    }
  }

  private static boolean starts(byte[] line, String start) {
    if (line.length < start.length()) {
      return false;
    }
    for (int i = 0; i < start.length(); i++) {
      if (line[i] != start.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Reads a line with its end; null at the end of the stream. */
  private static byte[] line(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(1024);
    for (int next = in.read(); next >= 0; next = in.read()) {
      line.write(next);
      if (next == '\n' || line.size() > LONGEST) {
        return line.toByteArray();
      }
    }
    return line.size() > 0 ? line.toByteArray() : null;
  }

  /** Errors that the virtual machine itself prints; agents print elsewhere. */
  private void drain() {
    byte[] bytes = new byte[8192];
    try (InputStream errors = process.getErrorStream()) {
      for (int count = errors.read(bytes); count >= 0; count = errors.read(bytes)) {
        noise.begin();
        noise.write(bytes, 0, count);
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "The errors of a worker broke off.", e);
    }
  }

  int number() {
    return number;
  }

  FlightRecorder box() {
    return box;
  }

  boolean dismissed() {
    return dismissed;
  }

  /** Notes that it has finished a game that counts. */
  void isFruitful() {
    fruitful = true;
  }

  /** Returns whether it has finished a game that counts. */
  boolean wasFruitful() {
    return fruitful;
  }

  /** Returns whether its end is the fault of a machine on which its process stood still. */
  boolean stoodStill() {
    return frozen || last.what().equals(WorkerLine.STOOD_STILL);
  }

  /** Returns whether it ever was ready to play. */
  boolean wasReady() {
    return ready;
  }

  /** Returns the games that it was handed and has not finished. */
  List<Integer> unfinished() {
    synchronized (assigned) {
      return new ArrayList<>(assigned);
    }
  }

  int unfinishedCount() {
    synchronized (assigned) {
      return assigned.size();
    }
  }

  /** Returns its last message about itself. */
  String lastWord() {
    return last.what();
  }

  /** Returns the game of its last message about itself, or -1. */
  int lastIndex() {
    return last.index();
  }

  String sentence() {
    return last.sentence();
  }

  String detail() {
    return last.detail();
  }

  /** Returns the output of the virtual machine. */
  String noise() {
    return noise.tail();
  }

  int exit() {
    return exit;
  }

  long pid() {
    return process.pid();
  }
}
