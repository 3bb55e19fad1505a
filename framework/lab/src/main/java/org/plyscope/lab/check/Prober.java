package org.plyscope.lab.check;

import java.util.function.BooleanSupplier;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.AgentCall;
import org.plyscope.lab.agent.AgentThread;
import org.plyscope.lab.agent.CheckedSearch;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;

/** Lets new agents search, each on a thread of its own that is watched. Used by one thread. */
final class Prober implements AutoCloseable {
  /** An agent that has nothing to do with time may be slow, but not endless. */
  private static final long LONGEST_MILLIS = 30_000;

  private static final long CLOSE_MILLIS = 3_000;

  private final Catalog catalog;
  private final BooleanSupplier cancelled;
  private final Watch watch = new Watch("check-watch");

  Prober(Catalog catalog, BooleanSupplier cancelled) {
    this.catalog = catalog;
    this.cancelled = cancelled;
  }

  /** An agent in a seat, from its first search until it is closed. */
  final class Seat implements AutoCloseable {
    private final InstalledAgent agent;
    private final AgentThread thread;

    private Seat(InstalledAgent agent, Rules rules) {
      this.agent = agent;
      this.thread = new AgentThread(agent.id(), catalog.forgetfulMaker(agent, rules), watch);
    }

    /** Begins a game. */
    void begin(Line line, int seat) throws InterruptedException {
      thread
          .call(
              (playing, call) -> {
                playing.begin(line, seat);
                return null;
              },
              LONGEST_MILLIS,
              done -> {})
          .await(cancelled);
    }

    /** Searches; the agent is asked to stop after some time, which is no fault of it. */
    Outcome<SearchResult> search(Line line, Limits limits, long seed, long stopMillis)
        throws InterruptedException {
      SearchRequest request = SearchRequest.of(line, limits).withSeed(seed);
      AgentCall<SearchResult> call =
          thread.call(
              (searching, now) ->
                  CheckedSearch.run(agent.id(), searching, request, SearchListener.NONE, now),
              stopMillis > 0 ? stopMillis : LONGEST_MILLIS,
              done -> {});
      return call.await(cancelled);
    }

    @Override
    public void close() {
      thread.close();
      try {
        thread.awaitClosed(CLOSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  Seat seat(InstalledAgent agent, Rules rules) {
    return new Seat(agent, rules);
  }

  /** Searches once with a new agent. */
  Outcome<SearchResult> search(InstalledAgent agent, Line line, Limits limits, long seed)
      throws InterruptedException {
    try (Seat seat = seat(agent, line.rules())) {
      return seat.search(line, limits, seed, 0);
    }
  }

  @Override
  public void close() {
    watch.close();
  }
}
