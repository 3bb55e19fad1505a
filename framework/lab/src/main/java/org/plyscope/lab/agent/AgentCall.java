package org.plyscope.lab.agent;

import java.lang.System.Logger.Level;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.plyscope.api.agent.Agent;
import org.plyscope.lab.agent.internal.StopGracePeriod;
import org.plyscope.plugins.Thrown;

/**
 * Something an agent was asked to do. The first outcome counts: that of the agent's thread or of
 * the watch. Safe for any thread.
 */
public final class AgentCall<T> implements Call {
  /** The work of an agent in a call. */
  @FunctionalInterface
  public interface Work<T> {
    /**
     * Does it, on the agent's thread.
     *
     * @param agent the agent
     * @param call the call, which decides when to stop
     * @throws InterruptedException if the agent was interrupted while waiting
     */
    T on(Agent agent, Call call) throws InterruptedException;
  }

  private static final System.Logger LOG = System.getLogger(AgentCall.class.getName());
  private static final long LOOK_MILLIS = 50;

  private final String name;
  private final Work<T> work;
  private final long limitMillis;
  private final Watch watch;
  private final Runnable whenAbandoned;
  private final Consumer<? super Outcome<T>> whenDone;
  private final AtomicReference<Outcome<T>> outcome = new AtomicReference<>();
  private final CountDownLatch end = new CountDownLatch(1);
  private volatile boolean stop;
  private boolean left;
  private Thread thread;
  private Runnable callOff = () -> {};

  AgentCall(
      String name,
      Work<T> work,
      long limitMillis,
      Watch watch,
      Runnable whenAbandoned,
      Consumer<? super Outcome<T>> whenDone) {
    this.name = name;
    this.work = work;
    this.limitMillis = limitMillis;
    this.watch = watch;
    this.whenAbandoned = whenAbandoned;
    this.whenDone = whenDone;
  }

  /**
   * Asks the agent to end with the result it has. Returns at once. If the agent does not return
   * within two seconds, not counting delays of the machine, it is abandoned.
   */
  @Override
  public synchronized void stop() {
    if (stop || done()) {
      return;
    }
    stop = true;
    if (left) {
      return;
    }
    if (thread != null) {
      thread.interrupt();
    }
    callOff.run();
    callOff = StopGracePeriod.with(thread).start(watch, this::abandon);
  }

  @Override
  public boolean stopped() {
    return stop;
  }

  @Override
  public boolean done() {
    return outcome.get() != null;
  }

  /**
   * Waits for the end.
   *
   * @throws InterruptedException if the waiting thread is interrupted; the call goes on
   */
  public Outcome<T> await() throws InterruptedException {
    end.await();
    return outcome.get();
  }

  /**
   * Waits for the end, and stops the call when that is asked for or the waiting thread is
   * interrupted.
   *
   * @param stopping looked at 20 times a second; becomes true when the call must stop
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public Outcome<T> await(BooleanSupplier stopping) throws InterruptedException {
    try {
      boolean ended = false;
      while (!ended && !stopping.getAsBoolean()) {
        ended = end.await(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      }
    } finally {
      stop();
    }
    return await();
  }

  /** Runs on the agent's thread, and cleans up before the outcome is reported. */
  void run(KeptAgent agent, Runnable cleanUp) {
    try {
      enter();
      Outcome<T> attempt = agent.run(work, this);
      leave();
      Outcome<T> result = agent.diagnosed(attempt, this);
      Runnable inTime =
          StopGracePeriod.with(Thread.currentThread()).start(watch, () -> endUncleaned(result));
      cleanUp.run();
      inTime.run();
      end(result);
    } finally {
      // Whatever made this thread fail, the caller must not wait for it.
      end(Outcome.failed(died(), 0));
    }
  }

  private Failure died() {
    return Failure.of(Fault.EXCEPTION, "Agent '" + name + "' failed, and its thread has ended.");
  }

  /** A result is not lost because an agent does not finish cleaning up. */
  private void endUncleaned(Outcome<T> result) {
    LOG.log(Level.WARNING, "Agent '" + name + "' does not finish closing and was abandoned.");
    whenAbandoned.run();
    end(result);
  }

  /** Ends a call that will never run. */
  void refuse(Failure failure) {
    end(Outcome.failed(failure, 0));
  }

  private synchronized void enter() {
    thread = Thread.currentThread();
    if (stop) {
      thread.interrupt();
    } else if (limitMillis > 0) {
      callOff = watch.after(limitMillis, this::stop);
    }
  }

  private synchronized void leave() {
    left = true;
    thread = null;
    callOff.run();
    // A stop has interrupted this thread; later code must not notice.
    Thread.interrupted();
  }

  private void abandon() {
    Failure failure =
        Failure.of(
            Fault.HUNG,
            ("Agent '%s' did not stop within %d seconds after it was asked to and was abandoned;"
                    + " it may keep a processor busy until Plyscope ends.")
                .formatted(name, StopGracePeriod.MILLIS / 1000));
    whenAbandoned.run();
    end(Outcome.failed(failure, 0));
  }

  private void end(Outcome<T> result) {
    if (!outcome.compareAndSet(null, result)) {
      return;
    }
    synchronized (this) {
      callOff.run();
    }
    end.countDown();
    try {
      whenDone.accept(result);
    } catch (RuntimeException | Error e) {
      LOG.log(Level.WARNING, "The receiver of an answer failed.", Thrown.logged(e));
    }
  }
}
