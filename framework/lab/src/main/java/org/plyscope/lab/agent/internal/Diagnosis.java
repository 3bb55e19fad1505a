package org.plyscope.lab.agent.internal;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.AgentCall;
import org.plyscope.lab.agent.AgentMaker;
import org.plyscope.lab.agent.AgentThread;
import org.plyscope.lab.agent.CheckedSearch;
import org.plyscope.lab.agent.Watch;

/**
 * Repeats a search that has failed, once, with checks around all parts of the agent, to find the
 * part that broke its contract. That takes at most as long as the search took, and ten seconds.
 */
public final class Diagnosis {
  private static final long EXTRA_MILLIS = 10_000;
  private static final long POLL_MILLIS = 5;

  private Diagnosis() {}

  /**
   * Repeats a search.
   *
   * @param name the agent as sentences name it
   * @param maker knows how to make the agent with checks
   * @param request what was searched
   * @param nanos how long the search took until it failed
   * @param stop ends the diagnosis at once
   * @return a sentence that names the part; empty if no part was caught
   */
  public static Optional<String> of(
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
