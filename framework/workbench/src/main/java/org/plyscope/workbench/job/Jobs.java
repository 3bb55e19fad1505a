package org.plyscope.workbench.job;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.queue.Job;

/** Runs jobs on daemon threads and knows which are running. Safe for any thread. */
public final class Jobs implements AutoCloseable {
  private final Executor ui;
  private final Faults faults;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          work -> {
            Thread thread = new Thread(work, "plyscope-job");
            thread.setDaemon(true);
            return thread;
          });
  private final List<RunningJob> running = new CopyOnWriteArrayList<>();
  private final Listeners<Runnable> listeners = new Listeners<>();

  /**
   * Makes an empty list of jobs.
   *
   * @param ui runs something on the user-interface thread
   * @param faults reports failed jobs; called on the user-interface thread
   */
  public Jobs(Executor ui, Faults faults) {
    this.ui = ui;
    this.faults = faults;
  }

  /** Adds a listener that is notified on the user-interface thread when a job starts or ends. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns the jobs that run now, oldest first. */
  public List<RunningJob> running() {
    return List.copyOf(running);
  }

  /** Starts a job. */
  public <T> RunningJob submit(String title, Job<T> job, Consumer<? super T> whenDone) {
    RunningJob handle = new RunningJob(title, () -> {});
    begin(handle);
    threads.execute(() -> run(handle, job, whenDone));
    return handle;
  }

  /** Shows work that runs elsewhere, such as a search, until {@link #end}. */
  public RunningJob begin(String title, Runnable cancel) {
    RunningJob handle = new RunningJob(title, cancel);
    begin(handle);
    return handle;
  }

  /** Ends the display that {@link #begin} started. */
  public void end(RunningJob handle) {
    handle.end();
    running.remove(handle);
    changed();
  }

  @Override
  public void close() {
    running.forEach(RunningJob::cancel);
    threads.shutdownNow();
  }

  private void begin(RunningJob handle) {
    running.add(handle);
    changed();
  }

  private <T> void run(RunningJob handle, Job<T> job, Consumer<? super T> whenDone) {
    String what = "The job '" + handle.title() + "' failed";
    try {
      T product = job.run(handle);
      end(handle);
      ui.execute(() -> faults.contain(what, () -> whenDone.accept(product)));
    } catch (InterruptedException e) {
      end(handle);
      Thread.currentThread().interrupt();
    } catch (Exception | Error e) {
      end(handle);
      ui.execute(() -> faults.report(what, e));
    }
  }

  private void changed() {
    ui.execute(() -> listeners.fire(Runnable::run));
  }
}
