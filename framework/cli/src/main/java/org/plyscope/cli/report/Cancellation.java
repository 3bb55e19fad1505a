package org.plyscope.cli.report;

/** Whether the user wants to end the command, and what has to be told then. */
public final class Cancellation {
  private boolean cancelled;
  private Runnable action = () -> {};

  /** Ends the command as soon as possible. */
  public synchronized void cancel() {
    cancelled = true;
    action.run();
  }

  public synchronized boolean cancelled() {
    return cancelled;
  }

  /** Sets what ends the present work; runs it at once if the user has cancelled already. */
  public synchronized void onCancel(Runnable newAction) {
    action = newAction;
    if (cancelled) {
      action.run();
    }
  }
}
