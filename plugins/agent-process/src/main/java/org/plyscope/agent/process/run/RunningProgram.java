package org.plyscope.agent.process.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.plyscope.api.program.DialogueLine.Origin;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramException;

/**
 * A program that runs. It is ended by {@link #close} in peace, by {@link #kill} at once, and by
 * itself when it breaks a limit; in each case with all its children.
 */
public final class RunningProgram implements LineChannel, AutoCloseable {
  /** The longest line in bytes. */
  public static final int LONGEST_LINE = 1 << 20;

  /** Every process that a program starts inherits this variable. */
  static final String MARK = "PLYSCOPE_AGENT";

  private static final long LEAVE_MILLIS = 1_000;
  private static final long MOST_UNREAD = 4L << 20;
  private static final String STOP_WRITING = new String("stop");

  private final Process process;
  private final ProcessTree tree;
  private final DialogueLog dialogue;
  private final int number;
  private final ErrorLog errors;
  private final LineQueue lines = new LineQueue();
  private final LinkedBlockingQueue<String> output = new LinkedBlockingQueue<>();
  private final AtomicLong unread = new AtomicLong();
  private final AtomicReference<String> problem = new AtomicReference<>("");
  private final Thread errorReader;
  private volatile long introduction;
  private volatile boolean awaited;
  private volatile boolean killed;

  private RunningProgram(
      Process process, ProcessTree tree, DialogueLog dialogue, Consumer<String> log) {
    this.process = process;
    this.tree = tree;
    this.dialogue = dialogue;
    this.number = dialogue.next();
    this.errors = new ErrorLog(log);
    errorReader = daemon(this::readErrors, "program-log");
    errorReader.start();
    daemon(this::readLines, "program-lines").start();
    daemon(this::writeLines, "program-input").start();
  }

  /**
   * Starts a program.
   *
   * @param command what to start
   * @param dialogue gets every line
   * @param log receives the standard error of the program, up to a cap
   * @throws ProgramException if it cannot be started
   */
  public static RunningProgram start(
      ProgramCommand command, DialogueLog dialogue, Consumer<String> log) {
    command.check();
    String mark = UUID.randomUUID().toString();
    ProcessBuilder builder =
        new ProcessBuilder(command.resolved()).directory(command.folder().toFile());
    builder.environment().putAll(command.environment());
    builder.environment().put(MARK, mark);
    try {
      Process process = builder.start();
      return new RunningProgram(
          process, new ProcessTree(process, MARK + "=" + mark), dialogue, log);
    } catch (IOException e) {
      throw new ProgramException(
          "it cannot be started (" + e.getMessage().replaceAll("\\s+", " ") + ")");
    }
  }

  /** Outside all groups, because the host takes a thread in its own group for one of an agent. */
  static Thread daemon(Runnable work, String name) {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    Thread thread = new Thread(group, work, name);
    thread.setDaemon(true);
    return thread;
  }

  private void readLines() {
    try (InputStream in = process.getInputStream()) {
      LineReader reader = new LineReader(in, LONGEST_LINE);
      for (Optional<String> line = reader.next(); line.isPresent(); line = reader.next()) {
        dialogue.add(number, Origin.PROGRAM, line.get());
        String wrong = lines.add(line.get());
        if (!wrong.isEmpty()) {
          kill(wrong);
          break;
        }
      }
    } catch (LineReader.TooLong e) {
      kill("it wrote a line of more than " + (LONGEST_LINE >> 20) + " MB");
    } catch (IOException e) {
      // The process was killed while it was read.
      problem.compareAndSet("", "it was killed");
    } finally {
      lines.end();
    }
  }

  private void readErrors() {
    try (InputStream in = process.getErrorStream()) {
      LineReader reader = new LineReader(in, LONGEST_LINE);
      for (Optional<String> line = reader.next(); line.isPresent(); line = reader.next()) {
        dialogue.add(number, Origin.LOG, line.get());
        errors.add(line.get());
      }
    } catch (IOException e) {
      errors.add("(the rest cannot be read)");
    }
  }

  @SuppressWarnings("ReferenceEquality") // the end is that object, whatever is sent
  private void writeLines() {
    try (OutputStream out = process.getOutputStream()) {
      for (String line = output.take(); line != STOP_WRITING; line = output.take()) {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
        unread.addAndGet(-line.length());
      }
    } catch (IOException | InterruptedException e) {
      // A program may close its input; whether it still answers is seen by its lines.
      unread.set(0);
    }
  }

  @Override
  public void send(String line) {
    dialogue.add(number, Origin.HOST, line);
    if (!process.isAlive()) {
      throw ended();
    }
    if (unread.addAndGet(line.length()) > MOST_UNREAD) {
      kill("it does not read its input");
      throw ended();
    }
    output.add(line);
  }

  @Override
  public Optional<String> receive(long millis) {
    return lines.take(millis, this::ended);
  }

  /** Gives the program some time to introduce itself. */
  void expectWithin(long millis) {
    introduction = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    awaited = true;
  }

  /** Notes that the program has introduced itself. */
  public void introduced() {
    awaited = false;
  }

  /** Returns whether the time to introduce itself is over. */
  boolean late() {
    return awaited && System.nanoTime() - introduction > 0;
  }

  /** Returns whether the program still runs. */
  public boolean alive() {
    return process.isAlive();
  }

  /** Returns whether the program has ended and this host has not killed it. */
  public boolean crashed() {
    return !process.isAlive() && !killed;
  }

  /** Adds a remark to the dialogue. */
  public void note(String remark) {
    dialogue.add(number, Origin.NOTE, remark);
  }

  /** Returns a failure with the last lines of the log. */
  public ProgramException withLog(ProgramException failure) {
    if (!process.isAlive()) {
      // The last words are often on their way.
      uninterruptibly(() -> errorReader.join(200));
    }
    String what = failure.getMessage();
    String log = String.join(" / ", errors.last());
    return log.isEmpty() || what.contains(" its log ends: ")
        ? failure
        : new ProgramException(what + "; its log ends: " + tail(log));
  }

  private static String tail(String log) {
    int longest = 600;
    return log.length() <= longest ? log : "…" + log.substring(log.length() - longest);
  }

  private ProgramException ended() {
    uninterruptibly(() -> process.waitFor(LEAVE_MILLIS, TimeUnit.MILLISECONDS));
    String known = problem.get();
    String how =
        process.isAlive()
            ? "it closed its output"
            : "it ended with exit code " + process.exitValue();
    return withLog(new ProgramException(known.isEmpty() ? how : known));
  }

  /** Kills the program for a reason, which later calls report. */
  public void kill(String reason) {
    if (problem.compareAndSet("", reason)) {
      dialogue.add(number, Origin.NOTE, "killed: " + reason);
    }
    kill();
  }

  /** Kills the program with all its children. */
  void kill() {
    killed = true;
    output.add(STOP_WRITING);
    tree.kill();
  }

  /** Returns the memory that the program uses now, with or without its children. */
  long kilobytes(boolean all) {
    return tree.kilobytes(all);
  }

  /** Closes the input of the program and gives it a second to leave; then kills the rest. */
  @Override
  public void close() {
    output.add(STOP_WRITING);
    uninterruptibly(() -> process.waitFor(LEAVE_MILLIS, TimeUnit.MILLISECONDS));
    if (process.isAlive()) {
      kill("it did not leave within a second");
    } else {
      dialogue.add(number, Origin.NOTE, "ended with exit code " + process.exitValue());
      kill();
    }
  }

  private interface Waiting {
    void run() throws InterruptedException;
  }

  /** Waits once more after an interrupt, because the end of a program is never left out. */
  private static void uninterruptibly(Waiting wait) {
    boolean interrupted = Thread.interrupted();
    try {
      wait.run();
    } catch (InterruptedException e) {
      interrupted = true;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
