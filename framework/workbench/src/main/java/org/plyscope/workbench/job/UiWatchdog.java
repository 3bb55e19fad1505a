package org.plyscope.workbench.job;

import java.awt.EventQueue;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyscope.plugins.Finding;

/**
 * Notices that the user-interface thread does not return from a plugin, and names the plugin. It
 * watches on a thread of its own, since nothing else can happen meanwhile.
 */
public final class UiWatchdog implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(UiWatchdog.class.getName());
  private static final long LOOK_MILLIS = 200;

  private final Patience patience;
  private final Function<StackTraceElement[], Optional<PluginOwner>> owners;
  private final Alarm alarm;
  private final Thread thread;
  private volatile Thread ui;
  private volatile long beat = System.nanoTime();
  private volatile boolean asked;

  /**
   * How long the window may wait.
   *
   * @param named after which time the plugin is named
   * @param suspended after which time it is not started again
   */
  public record Patience(Duration named, Duration suspended) {
    /** The delay that users bear. */
    public static final Patience USUAL =
        new Patience(Duration.ofSeconds(2), Duration.ofSeconds(30));
  }

  /** Learns that the window waits; called on the thread of the watchdog. */
  public interface Alarm {
    /** The window waits for a plugin. */
    void waiting(PluginOwner owner, Finding finding);

    /** The window has waited so long that it may never end. */
    void hopeless(PluginOwner owner, Finding finding);

    /** The window is back; called on the user-interface thread. */
    void back(PluginOwner owner, Finding finding);
  }

  /**
   * Begins to watch.
   *
   * @param owners returns the plugin whose code runs
   */
  public UiWatchdog(
      Patience patience, Function<StackTraceElement[], Optional<PluginOwner>> owners, Alarm alarm) {
    this.patience = patience;
    this.owners = owners;
    this.alarm = alarm;
    thread = new Thread(this::run, "plyscope-ui-watchdog");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() {
    thread.interrupt();
  }

  private void run() {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        ask();
        Thread.sleep(LOOK_MILLIS);
        if (waited() > patience.named().toMillis()) {
          blame();
        }
      }
    } catch (InterruptedException e) {
      LOG.log(System.Logger.Level.DEBUG, "The window is closed.");
    }
  }

  private void ask() {
    if (!asked) {
      asked = true;
      beat = System.nanoTime();
      EventQueue.invokeLater(
          () -> {
            ui = Thread.currentThread();
            asked = false;
          });
    }
  }

  private long waited() {
    return asked && ui != null ? TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - beat) : 0;
  }

  /** Names the plugin, and waits until the window is back. */
  private void blame() throws InterruptedException {
    StackTraceElement[] frames = ui.getStackTrace();
    Optional<PluginOwner> owner = owners.apply(frames);
    if (owner.isEmpty()) {
      return;
    }
    Finding finding = finding(owner.get(), frames);
    LOG.log(System.Logger.Level.WARNING, finding.sentence() + "\n" + finding.details());
    alarm.waiting(owner.get(), finding);
    boolean marked = false;
    while (asked) {
      Thread.sleep(LOOK_MILLIS);
      if (!marked && waited() > patience.suspended().toMillis()) {
        marked = true;
        alarm.hopeless(owner.get(), finding);
      }
    }
    EventQueue.invokeLater(() -> alarm.back(owner.get(), finding));
  }

  private Finding finding(PluginOwner owner, StackTraceElement[] frames) {
    String where =
        Arrays.stream(frames)
            .filter(frame -> owners.apply(new StackTraceElement[] {frame}).isPresent())
            .findFirst()
            .map(frame -> ", in " + frame.getClassName() + "." + frame.getMethodName())
            .orElse("");
    String sentence =
        "The plugin %s kept the window waiting for more than %d s%s."
            .formatted(owner.name(), Math.max(1, patience.named().toSeconds()), where);
    return new Finding(
        sentence,
        Arrays.stream(frames).map(frame -> "\tat " + frame).collect(Collectors.joining("\n")));
  }
}
