package org.plyscope.lab.catalog.internal.intake;

import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.FutureTask;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

/**
 * Makes calls to plugins that should return at once, and waits only a short time for them. Each
 * call has its own thread, so that one which never ends holds up no other. Safe for any thread.
 */
public final class TimedCalls {
  /** Idle threads end soon, together with anything a plugin may have left on them. */
  private static final long IDLE_SECONDS = 2;

  private final Duration limit;
  private final ThreadGroup group = new ThreadGroup("plugin-calls");
  private final ExecutorService threads =
      new ThreadPoolExecutor(
          0,
          Integer.MAX_VALUE,
          IDLE_SECONDS,
          TimeUnit.SECONDS,
          new SynchronousQueue<>(),
          this::thread);

  /** Waits so long for an answer. */
  public TimedCalls(Duration limit) {
    this.limit = limit;
  }

  private Thread thread(Runnable work) {
    Thread thread = new Thread(group, work, "plugin-call");
    thread.setDaemon(true);
    thread.setContextClassLoader(TimedCalls.class.getClassLoader());
    return thread;
  }

  /**
   * Asks, on another thread unless this is already one of them.
   *
   * @throws TimeoutException if there is no answer in time; its message names the method the call
   *     was in
   * @throws ExecutionException if the question was answered by an exception or an error
   */
  <T> T call(Callable<T> question) throws TimeoutException, ExecutionException {
    AtomicReference<Thread> runner = new AtomicReference<>();
    FutureTask<Answer<T>> answer =
        new FutureTask<>(
            () -> {
              runner.set(Thread.currentThread());
              return Answer.to(question);
            });
    if (Thread.currentThread().getThreadGroup() == group) {
      answer.run();
    } else {
      threads.execute(answer);
    }
    return await(answer, runner).get();
  }

  /**
   * How a question was answered. A task that fails would ask the plugin's exception for its text,
   * which may fail once more.
   */
  private record Answer<T>(T value, Throwable thrown) {
    static <T> Answer<T> to(Callable<T> question) {
      try {
        return new Answer<>(question.call(), null);
      } catch (Throwable e) {
        // Whatever a plugin throws concerns its own part alone.
        return new Answer<>(null, e);
      }
    }

    T get() throws ExecutionException {
      if (thrown != null) {
        throw new ExecutionException("The plugin failed.", thrown);
      }
      return value;
    }
  }

  /** Keeps waiting if the caller is interrupted: that is not the plugin's fault. */
  private <T> T await(FutureTask<T> answer, AtomicReference<Thread> runner)
      throws TimeoutException, ExecutionException {
    boolean interrupted = false;
    long end = System.nanoTime() + limit.toNanos();
    try {
      while (true) {
        try {
          return answer.get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
          interrupted = true;
        } catch (TimeoutException e) {
          String where = where(runner.get());
          answer.cancel(true);
          throw new TimeoutException(where);
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static String where(Thread thread) {
    return thread == null
        ? ""
        : Arrays.stream(thread.getStackTrace())
            .map(frame -> "\tat " + frame)
            .collect(Collectors.joining("\n"));
  }

  /** Returns the limit for a sentence. */
  @Override
  public String toString() {
    return limit.toMillis() % 1000 == 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
  }
}
