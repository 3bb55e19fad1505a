package org.plyscope.lab.agent;

/**
 * One agent on the thread that calls it, from the moment it is made until it is closed. For
 * processes that play nothing but games: nothing is handed from thread to thread, and the process
 * is the fence around an agent that does not come back. Used by one thread.
 */
public final class InlineAgent implements AutoCloseable {
  private final KeptAgent agent;
  private final Watchdog watchdog;

  /**
   * Prepares an agent, which is made when it is first called.
   *
   * @param name the agent as sentences name it
   * @param maker makes the agent
   * @param watchdog watches over every call
   */
  public InlineAgent(String name, AgentMaker maker, Watchdog watchdog) {
    this.agent = new KeptAgent(name, maker);
    this.watchdog = watchdog;
  }

  /**
   * Lets the agent do something.
   *
   * @param work what to do
   * @param limitMillis when it is asked to stop; 0 for never
   */
  public <T> Outcome<T> call(AgentCall.Work<T> work, long limitMillis) {
    watchdog.enter(limitMillis);
    Outcome<T> outcome;
    try {
      outcome = agent.run(work, watchdog);
    } finally {
      watchdog.leave();
    }
    return agent.diagnosed(outcome, watchdog);
  }

  /**
   * Closes the agent.
   *
   * @param limitMillis when it is asked to stop
   */
  public void close(long limitMillis) {
    watchdog.enter(limitMillis);
    try {
      agent.close();
    } finally {
      watchdog.leave();
    }
  }

  /** Closes the agent, in any time. */
  @Override
  public void close() {
    close(0);
  }
}
