package org.plyscope.cli;

/** Whether the user wants to end the command, and what has to be told then. */
final class Cancellation {
  private boolean cancelled;
  private Runnable action = () -> {};

  /** Ends the command as soon as possible. */
  synchronized void cancel() {
    cancelled = true;
    action.run();
  }

  synchronized boolean cancelled() {
    return cancelled;
  }

  /** Sets what ends the present work; runs it at once if the user has cancelled already. */
  synchronized void onCancel(Runnable newAction) {
    action = newAction;
    if (cancelled) {
      action.run();
    }
  }
}
