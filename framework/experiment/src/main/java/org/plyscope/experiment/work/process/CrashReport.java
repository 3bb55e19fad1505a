package org.plyscope.experiment.work.process;

import java.util.Optional;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Fault;

/**
 * Finds out why a worker ended. An agent that was running and ended the process is at fault; if the
 * process was killed from outside, or ended when no agent was running, no agent is at fault.
 */
final class CrashReport {
  private static final int OUT_OF_MEMORY = 3;
  private static final int SIGNAL = 128;
  private static final int HANGUP = SIGNAL + 1;
  private static final int INTERRUPT = SIGNAL + 2;
  private static final int KILL = SIGNAL + 9;
  private static final int TERMINATE = SIGNAL + 15;

  private CrashReport() {}

  /** Returns the failure of the agent that was running; empty if no agent is at fault. */
  static Optional<Failure> failure(WorkerProcess worker, String agent) {
    String who = "Agent '" + agent + "' ";
    int exit = worker.exit();
    if (worker.stoodStill()) {
      return Optional.empty();
    }
    if (worker.lastWord().equals(WorkerLine.HUNG)) {
      return Optional.of(
          new Failure(
              Fault.HUNG,
              who + "did not stop within 2 seconds after it was asked to.",
              worker.detail()));
    }
    if (exit == OUT_OF_MEMORY && worker.noise().contains("OutOfMemoryError")) {
      return Optional.of(Failure.of(Fault.OUT_OF_MEMORY, who + "ran out of memory."));
    }
    if (killed(worker)) {
      return Optional.empty();
    }
    if (exit > SIGNAL) {
      return Optional.of(
          new Failure(
              Fault.EXIT,
              who + "crashed the virtual machine (signal " + (exit - SIGNAL) + ").",
              worker.noise()));
    }
    return Optional.of(
        Failure.of(Fault.EXIT, who + "ended the process with exit code " + exit + "."));
  }

  /** Returns whether a worker was ended from outside. */
  static boolean killed(WorkerProcess worker) {
    int exit = worker.exit();
    return worker.stoodStill()
        || exit == KILL
        || exit == TERMINATE
        || exit == INTERRUPT
        || exit == HANGUP;
  }

  /** Describes how a worker ended, as a phrase behind its name. */
  static String ending(WorkerProcess worker) {
    String noise = worker.noise().strip().lines().findFirst().map(": "::concat).orElse("");
    String how = " (exit code " + worker.exit() + noise + ")";
    if (worker.stoodStill()) {
      how = " because its process stood still";
    }
    return (worker.wasReady() ? "ended without a finished game" : "ended before it was ready")
        + how;
  }

  /** Describes a game that ends every worker for an unknown reason. */
  static Failure poison(String agent, int deaths) {
    return Failure.of(
        Fault.EXIT,
        "%d workers were killed in this game while agent '%s' was running."
            .formatted(deaths, agent));
  }
}
