package org.plyscope.lab.agent;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * One agent on a daemon thread of its own, from the moment it is made until it is closed. Safe for
 * any thread.
 *
 * <p>The agent is made when it is first called. Calls run one at a time, in order. An agent that
 * was abandoned is not called again: all further calls fail at once.
 */
public final class AgentThread implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(AgentThread.class.getName());

  /** A task of the thread, and its alternative if it is never done. */
  private record Task(Runnable work, Runnable refuse) {}

  private final String name;
  private final Watch watch;
  private final Thread thread;
  private final BlockingQueue<Task> tasks = new LinkedBlockingQueue<>();
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile boolean abandoned;
  private boolean started;
  private boolean ending;
  // Used on the agent's thread only.
  private final KeptAgent agent;
  private boolean finished;

  /**
   * Prepares a thread; nothing runs until the first call.
   *
   * @param name the agent as sentences name it
   * @param maker makes the agent, on the thread
   * @param watch stops the agent when its time is up
   */
  public AgentThread(String name, AgentMaker maker, Watch watch) {
    this.name = name;
    this.agent = new KeptAgent(name, maker);
    this.watch = watch;
    this.thread = Watch.daemon(this::work, "agent-" + name);
  }

  /**
   * Asks the agent to do something. Returns at once.
   *
   * @param work what to do
   * @param limitMillis when it is asked to stop, counted from when it starts; 0 for never
   * @param whenDone takes the outcome, once, on the agent's thread, or on another one if the agent
   *     was abandoned
   */
  public <T> AgentCall<T> call(
      AgentCall.Work<T> work, long limitMillis, Consumer<? super Outcome<T>> whenDone) {
    return submit(work, limitMillis, whenDone, false);
  }

  /**
   * Makes the last call to the agent. The agent is closed before the outcome is reported, unless
   * that takes two seconds: then it is abandoned, and the outcome counts all the same.
   *
   * @param work what to do
   * @param limitMillis when it is asked to stop, counted from when it starts; 0 for never
   * @param whenDone takes the outcome, once
   */
  public <T> AgentCall<T> lastCall(
      AgentCall.Work<T> work, long limitMillis, Consumer<? super Outcome<T>> whenDone) {
    return submit(work, limitMillis, whenDone, true);
  }

  private <T> AgentCall<T> submit(
      AgentCall.Work<T> work,
      long limitMillis,
      Consumer<? super Outcome<T>> whenDone,
      boolean last) {
    AgentCall<T> call = new AgentCall<>(name, work, limitMillis, watch, this::abandon, whenDone);
    Runnable cleanUp = last ? this::finish : () -> {};
    Runnable refuse = () -> call.refuse(gone());
    if (!add(new Task(() -> call.run(agent, cleanUp), refuse), last)) {
      refuse.run();
    }
    return call;
  }

  /** Closes the agent after everything it was asked. Returns at once. */
  @Override
  public synchronized void close() {
    if (started) {
      add(new Task(this::finish, () -> {}), true);
    } else {
      ending = true;
      closed.countDown();
    }
  }

  /**
   * Returns whether the agent did not return when it was asked to stop; true if it will not be
   * called again.
   */
  public boolean abandoned() {
    return abandoned;
  }

  /**
   * Waits until the agent is closed.
   *
   * @param millis the longest time to wait
   * @return false if it was not closed by then
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public boolean awaitClosed(long millis) throws InterruptedException {
    return closed.await(millis, TimeUnit.MILLISECONDS);
  }

  private synchronized boolean add(Task task, boolean last) {
    if (ending || abandoned) {
      return false;
    }
    ending = last;
    tasks.add(task);
    if (!started) {
      started = true;
      thread.start();
    }
    return true;
  }

  private void abandon() {
    List<Task> never = new ArrayList<>();
    synchronized (this) {
      abandoned = true;
      tasks.drainTo(never);
    }
    never.forEach(task -> task.refuse().run());
  }

  private Failure gone() {
    return Failure.of(
        Fault.HUNG,
        abandoned
            ? "Agent '" + name + "' was abandoned because it did not stop when it was asked to."
            : "Agent '" + name + "' was already closed.");
  }

  private void work() {
    try {
      while (!finished && !abandoned) {
        tasks.take().work().run();
      }
    } catch (InterruptedException e) {
      // Only calls interrupt this thread, and each clears that when it ends.
      LOG.log(Level.DEBUG, "The thread of an agent was interrupted.", e);
    } finally {
      finish();
      refuseAll();
    }
  }

  /** A thread that ends, for whatever reason, must not leave a caller waiting. */
  private void refuseAll() {
    List<Task> never = new ArrayList<>();
    synchronized (this) {
      ending = true;
      tasks.drainTo(never);
    }
    never.forEach(task -> task.refuse().run());
  }

  private void finish() {
    finished = true;
    agent.close();
    closed.countDown();
  }
}
