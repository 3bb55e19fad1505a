package org.plyscope.lab.agent;

import java.lang.System.Logger.Level;
import org.plyscope.api.agent.Agent;
import org.plyscope.lab.agent.internal.Diagnosis;
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
    } catch (FailedSearch e) {
      Outcome<T> failed = failed(name, maker, e.getCause(), System.nanoTime() - start);
      return failed.in(e);
    } catch (Throwable e) {
      // Whatever a plugin does, even running out of stack or memory, must not pass this line.
      return failed(name, maker, e, System.nanoTime() - start);
    }
  }

  private static <T> Outcome<T> failed(String name, AgentMaker maker, Throwable e, long nanos) {
    LOG.log(Level.INFO, "An agent failed.", Thrown.logged(e));
    return Outcome.failed(Failure.thrown(culprit(name, maker, e), name, e), nanos);
  }

  /**
   * Finds out whether a part is to blame for a search that failed by itself; the kind of failure,
   * and so the loser of a game, stays the same.
   */
  static <T> Outcome<T> diagnosed(String name, AgentMaker maker, Outcome<T> outcome, Call call) {
    Failure failure = outcome.failure().orElse(null);
    FailedSearch search = outcome.search().orElse(null);
    if (search == null || call.stopped() || failure.fault() == Fault.OUT_OF_MEMORY) {
      return outcome;
    }
    try {
      return Diagnosis.of(name, maker, search.request(), outcome.nanos(), call::stopped)
          .map(sentence -> Failure.of(failure.fault(), sentence, failure.detail()))
          .map(blamed -> Outcome.<T>failed(blamed, outcome.nanos()))
          .orElse(outcome);
    } catch (RuntimeException | Error e) {
      LOG.log(Level.INFO, "A failed search could not be examined.", Thrown.logged(e));
      return outcome;
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
