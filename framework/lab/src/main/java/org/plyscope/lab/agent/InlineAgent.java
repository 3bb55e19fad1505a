package org.plyscope.lab.agent;

import java.util.function.Supplier;
import org.plyscope.api.agent.Agent;

/**
 * One agent on the thread that calls it, from the moment it is made until it is closed. For
 * processes that play nothing but games: nothing is handed from thread to thread, and the process
 * is the fence around an agent that does not come back. Used by one thread.
 */
public final class InlineAgent implements AutoCloseable {
  private final String name;
  private final Supplier<Agent> maker;
  private final Vigil vigil;
  private Agent agent;

  /**
   * Prepares an agent, which is made when it is first called.
   *
   * @param name the agent as sentences name it
   * @param maker makes the agent
   * @param vigil watches over every call
   */
  public InlineAgent(String name, Supplier<Agent> maker, Vigil vigil) {
    this.name = name;
    this.maker = maker;
    this.vigil = vigil;
  }

  /**
   * Lets the agent do something.
   *
   * @param work what to do
   * @param limitMillis when it is told to stop; 0 for never
   * @return what came of it
   */
  public <T> Outcome<T> call(AgentCall.Work<T> work, long limitMillis) {
    vigil.enter(limitMillis);
    try {
      return Attempt.run(name, this::agent, work, vigil);
    } finally {
      vigil.leave();
    }
  }

  private Agent agent() {
    if (agent == null) {
      agent = maker.get();
    }
    return agent;
  }

  /**
   * Closes the agent.
   *
   * @param limitMillis when it is told to stop
   */
  public void close(long limitMillis) {
    vigil.enter(limitMillis);
    try {
      Attempt.close(agent);
    } finally {
      agent = null;
      vigil.leave();
    }
  }

  /** Closes the agent, in any time. */
  @Override
  public void close() {
    close(0);
  }
}
