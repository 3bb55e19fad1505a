package org.plyscope.workbench.job;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.concurrent.Executor;
import org.plyscope.plugins.Thrown;

/**
 * Reports uncaught failures, on the user-interface thread or any other, in one sentence. Something
 * that fails at every repaint is reported once, until something else fails.
 */
public final class UncaughtFaults implements UncaughtExceptionHandler, AutoCloseable {
  private static final String OURS = "Something went wrong";

  private final Faults faults;
  private final Executor ui;
  private final UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
  private String last = "";

  private UncaughtFaults(Faults faults, Executor ui) {
    this.faults = faults;
    this.ui = ui;
  }

  /**
   * Takes uncaught exceptions from now on.
   *
   * @param faults reports it; called on the user-interface thread
   * @param ui runs something on the user-interface thread
   * @return to be closed with the window
   */
  public static UncaughtFaults install(Faults faults, Executor ui) {
    UncaughtFaults installed = new UncaughtFaults(faults, ui);
    Thread.setDefaultUncaughtExceptionHandler(installed);
    return installed;
  }

  @Override
  public void uncaughtException(Thread thread, Throwable failure) {
    ui.execute(() -> report(failure));
  }

  private void report(Throwable failure) {
    StackTraceElement[] trace = Thrown.frames(failure);
    String kind = failure.getClass().getName() + (trace.length == 0 ? "" : trace[0]);
    if (!kind.equals(last)) {
      last = kind;
      String who =
          PluginAttribution.of(failure).map(p -> "The plugin " + p + " failed").orElse(OURS);
      faults.report(who + ", but Plyscope keeps running", failure);
    }
  }

  /** Restores the previous handler of uncaught failures. */
  @Override
  public void close() {
    if (Thread.getDefaultUncaughtExceptionHandler() == this) {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
  }
}
