package org.plyscope.lab.agent;

import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.plugins.Thrown;

/**
 * An agent that is made when it is first needed, and then kept. Makes an outcome of whatever
 * happens while it works. Used by one thread.
 */
final class KeptAgent {
  private static final long EXTRA_MILLIS = 10_000;
  private static final long POLL_MILLIS = 5;
  private static final System.Logger LOG = System.getLogger(KeptAgent.class.getName());

  private final String name;
  private final AgentMaker maker;
  private Agent agent;

  KeptAgent(String name, AgentMaker maker) {
    this.name = name;
    this.maker = maker;
  }

  /** Lets the agent do something. */
  <T> Outcome<T> run(AgentCall.Work<T> work, Call call) {
    long start = System.nanoTime();
    try {
      if (agent == null) {
        agent = maker.make();
      }
      start = System.nanoTime();
      T answer = work.on(agent, call);
      return Outcome.of(answer, System.nanoTime() - start);
    } catch (CheckedSearch.FailedSearch e) {
      Outcome<T> failed = failed(e.getCause(), System.nanoTime() - start);
      return failed.in(e);
    } catch (Throwable e) {
      // Whatever a plugin does, even running out of stack or memory, must not pass this line.
      return failed(e, System.nanoTime() - start);
    }
  }

  private <T> Outcome<T> failed(Throwable e, long nanos) {
    LOG.log(Level.INFO, "An agent failed.", Thrown.logged(e));
    return Outcome.failed(Failure.thrown(culprit(e), name, e), nanos);
  }

  private String culprit(Throwable thrown) {
    try {
      return maker.culprit(thrown).orElse("Agent '" + name + "'");
    } catch (Throwable e) {
      // Finding out must not lose the failure itself.
      return "Agent '" + name + "'";
    }
  }

  /**
   * Finds out whether a part is to blame for a search that failed by itself; the kind of failure,
   * and so the loser of a game, stays the same.
   */
  <T> Outcome<T> diagnosed(Outcome<T> outcome, Call call) {
    Failure failure = outcome.failure().orElse(null);
    CheckedSearch.FailedSearch search = outcome.search().orElse(null);
    if (search == null || call.stopped() || failure.fault() == Fault.OUT_OF_MEMORY) {
      return outcome;
    }
    try {
      return diagnosis(name, maker, search.request(), outcome.nanos(), call::stopped)
          .map(sentence -> new Failure(failure.fault(), sentence, failure.detail()))
          .map(blamed -> Outcome.<T>failed(blamed, outcome.nanos()))
          .orElse(outcome);
    } catch (RuntimeException | Error e) {
      LOG.log(Level.INFO, "A failed search could not be examined.", Thrown.logged(e));
      return outcome;
    }
  }

  /** Closes the agent, if there is one, and drops it; failures of its cleanup do not matter. */
  void close() {
    Agent done = agent;
    agent = null;
    try {
      if (done != null) {
        done.close();
      }
    } catch (Throwable e) {
      LOG.log(Level.DEBUG, "An agent failed to close.", Thrown.logged(e));
    }
  }

  /**
   * Repeats a search.
   *
   * @param name the agent as sentences name it
   * @param maker knows how to make the agent with checks
   * @param request the request of the search
   * @param nanos how long the search took until it failed
   * @param stop ends the diagnosis at once
   * @return a sentence that names the part; empty if no part was caught
   */
  private static Optional<String> diagnosis(
      String name, AgentMaker maker, SearchRequest request, long nanos, BooleanSupplier stop) {
    AtomicReference<String> caught = new AtomicReference<>();
    Optional<AgentMaker> checked = maker.checked(what -> caught.compareAndSet(null, what));
    if (checked.isEmpty()) {
      return Optional.empty();
    }
    try (Watch watch = new Watch("diagnosis-watch")) {
      AgentThread thread = new AgentThread(name, checked.get(), watch);
      AgentCall<SearchResult> call =
          thread.lastCall(
              (agent, now) -> CheckedSearch.run(name, agent, request, SearchListener.NONE, now),
              TimeUnit.NANOSECONDS.toMillis(nanos) + EXTRA_MILLIS,
              outcome -> {});
      while (!call.done() && caught.get() == null && !stop.getAsBoolean()) {
        Thread.sleep(POLL_MILLIS);
      }
      call.stop();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Optional.ofNullable(caught.get())
        .map(what -> "%s, so the search of agent '%s' failed.".formatted(what, name));
  }
}
