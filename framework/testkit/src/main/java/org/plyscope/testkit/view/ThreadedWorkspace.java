package org.plyscope.testkit.view;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.plyscope.api.queue.Job;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.work.JobMonitor;

/**
 * A workspace without a window that runs jobs as the window does: each on a thread of its own, and
 * its result is handed over on the user-interface thread.
 *
 * @since 2.1
 */
public class ThreadedWorkspace extends PaperWorkspace {
  /** Makes a workspace without a selection. */
  public ThreadedWorkspace() {}

  @Override
  public <T> JobHandle submit(String title, Job<T> job, Consumer<? super T> whenDone) {
    Running<T> running = new Running<>(job, whenDone);
    Thread thread = new Thread(running, title);
    thread.setDaemon(true);
    thread.start();
    return running;
  }

  private static final class Running<T> implements Runnable, JobHandle, JobMonitor {
    private final Job<T> job;
    private final Consumer<? super T> whenDone;
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private volatile boolean done;

    private Running(Job<T> job, Consumer<? super T> whenDone) {
      this.job = job;
      this.whenDone = whenDone;
    }

    @Override
    public void run() {
      try {
        T product = job.run(this);
        SwingUtilities.invokeLater(() -> whenDone.accept(product));
      } catch (Exception e) {
        throw new IllegalStateException(e);
      } finally {
        done = true;
      }
    }

    @Override
    public void cancel() {
      cancelled.set(true);
    }

    @Override
    public boolean done() {
      return done;
    }

    @Override
    public void progress(double fraction, String text) {}

    @Override
    public boolean cancelled() {
      return cancelled.get();
    }
  }
}
