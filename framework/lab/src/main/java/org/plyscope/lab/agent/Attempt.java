package org.plyscope.lab.agent;

import java.lang.System.Logger.Level;
import org.plyscope.api.agent.Agent;
import org.plyscope.plugins.Thrown;

/** Lets an agent do something, and makes an outcome of whatever happens. */
final class Attempt {
  private static final System.Logger LOG = System.getLogger(Attempt.class.getName());

  private Attempt() {}

  static <T> Outcome<T> run(String name, AgentMaker maker, AgentCall.Work<T> work, Call call) {
    long start = System.nanoTime();
    try {
      Agent agent = maker.make();
      start = System.nanoTime();
      T answer = work.on(agent, call);
      return Outcome.of(answer, System.nanoTime() - start);
    } catch (Throwable e) {
      // Whatever a plugin does, even running out of stack or memory, must not pass this line.
      long nanos = System.nanoTime() - start;
      LOG.log(Level.INFO, "An agent failed.", Thrown.logged(e));
      return Outcome.failed(Failure.thrown(culprit(name, maker, e), name, e), nanos);
    }
  }

  private static String culprit(String name, AgentMaker maker, Throwable thrown) {
    try {
      return maker.culprit(thrown).orElse("Agent '" + name + "'");
    } catch (Throwable e) {
      // Finding out must not lose the failure itself.
      return "Agent '" + name + "'";
    }
  }

  /** Closes an agent; failures of its cleanup no longer matter. */
  static void close(Agent agent) {
    try {
      if (agent != null) {
        agent.close();
      }
    } catch (Throwable e) {
      LOG.log(Level.DEBUG, "An agent failed to close.", Thrown.logged(e));
    }
  }
}
