package org.plyscope.lab.agent;

import java.lang.System.Logger.Level;
import java.util.function.Supplier;
import org.plyscope.api.agent.Agent;

/** Lets an agent do something, and makes an outcome of whatever happens. */
final class Attempt {
  private static final System.Logger LOG = System.getLogger(Attempt.class.getName());

  private Attempt() {}

  static <T> Outcome<T> run(String name, Supplier<Agent> maker, AgentCall.Work<T> work, Call call) {
    long start = System.nanoTime();
    try {
      Agent agent = maker.get();
      start = System.nanoTime();
      T answer = work.on(agent, call);
      return Outcome.of(answer, System.nanoTime() - start);
    } catch (Throwable e) {
      // Whatever a plugin does, even running out of stack or memory, must not pass this line.
      long nanos = System.nanoTime() - start;
      LOG.log(Level.DEBUG, "An agent failed.", e);
      return Outcome.failed(Failure.thrown(name, e), nanos);
    }
  }

  /** Closes an agent; whatever a plugin does while it cleans up is of no interest any more. */
  static void close(Agent agent) {
    try {
      if (agent != null) {
        agent.close();
      }
    } catch (Throwable e) {
      LOG.log(Level.DEBUG, "An agent failed to close.", e);
    }
  }
}
