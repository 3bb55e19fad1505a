package org.plyscope.agent.process.run;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * Starts programs, holds them to their memory, and ends those that still run when it is closed.
 * Safe for any thread.
 */
public final class ProgramWatch implements AutoCloseable {
  private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  /** To look at all children is dear, so that is done more seldom. */
  private static final int LOOKS_AT_CHILDREN = 10;

  private final Map<RunningProgram, Long> running = new ConcurrentHashMap<>();
  private volatile boolean closed;

  /** Starts to watch. */
  public ProgramWatch() {
    RunningProgram.daemon(this::watch, "program-watch").start();
  }

  private void watch() {
    for (int count = 1; !closed; count++) {
      LockSupport.parkNanos(LOOK_NANOS);
      look(count % LOOKS_AT_CHILDREN == 0);
    }
  }

  /**
   * Starts a program as {@link RunningProgram#start} does, and kills it if it is not {@linkplain
   * RunningProgram#introduced introduced} in time.
   */
  public RunningProgram start(
      ProgramCommand command, long startMillis, DialogueLog dialogue, Consumer<String> log) {
    RunningProgram program = RunningProgram.start(command, dialogue, log);
    program.expectWithin(startMillis);
    running.put(program, command.kilobytes());
    return program;
  }

  private void look(boolean all) {
    running.forEach(
        (program, most) -> {
          if (!program.alive()) {
            running.remove(program);
          } else if (program.late()) {
            program.kill("it did not introduce itself in time");
          } else if (most > 0 && program.kilobytes(all) > most) {
            program.kill("it used more than its " + (most >> 10) + " MB of memory");
          }
        });
  }

  /** Kills everything that still runs. */
  @Override
  public void close() {
    closed = true;
    running.keySet().forEach(RunningProgram::kill);
  }
}
