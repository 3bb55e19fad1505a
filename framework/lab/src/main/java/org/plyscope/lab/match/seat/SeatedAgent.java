package org.plyscope.lab.match.seat;

import java.util.function.Consumer;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.AgentCall;
import org.plyscope.lab.agent.AgentThread;
import org.plyscope.lab.agent.CheckedSearch;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.Catalog;

/**
 * One agent in one seat for one game. It is made once, on a thread of its own, and keeps whatever
 * it likes from move to move. Used by one thread at a time; replies come on the agent's thread.
 */
public final class SeatedAgent implements Mover {
  /** How long an agent may take to begin, which is when models are loaded and programs started. */
  private static final long BEGIN_MILLIS = 60_000;

  private static final long END_MILLIS = 2_000;

  private final AgentSpec spec;
  private final AgentThread thread;
  private volatile Failure beginning;

  /**
   * Seats an agent; it is made when it begins.
   *
   * @param spec which agent
   * @param rules the rules of the game
   * @param catalog makes the agent
   * @param watch tells the agent when its time is up
   */
  public SeatedAgent(AgentSpec spec, Rules rules, Catalog catalog, Watch watch) {
    this.spec = spec;
    this.thread = new AgentThread(spec.id(), () -> catalog.create(spec, rules), watch);
  }

  @Override
  public void begin(Line line, int seat) {
    thread.<Void>call(
        (agent, call) -> {
          agent.begin(line, seat);
          return null;
        },
        BEGIN_MILLIS,
        outcome -> outcome.failure().ifPresent(failure -> beginning = failure));
  }

  @Override
  public Runnable ask(Turn turn, SearchListener progress, Consumer<Reply> whenDone) {
    AgentCall<SearchResult> call =
        thread.call(
            (agent, now) -> {
              if (beginning != null) {
                return null;
              }
              SearchRequest request =
                  SearchRequest.of(turn.line(), turn.limits()).withSeed(turn.seed());
              return CheckedSearch.run(spec.id(), agent, request, progress, now);
            },
            turn.watchMillis(),
            outcome -> whenDone.accept(reply(outcome)));
    return call::stop;
  }

  private Reply reply(Outcome<SearchResult> outcome) {
    if (beginning != null) {
      return Reply.failed(beginning, outcome.nanos());
    }
    return outcome
        .failure()
        .map(failure -> Reply.failed(failure, outcome.nanos()))
        .orElseGet(() -> Reply.of(outcome.value(), outcome.nanos()));
  }

  @Override
  public void end(Line line, double[] payoffs) {
    thread.<Void>call(
        (agent, call) -> {
          agent.end(line, payoffs.clone());
          return null;
        },
        END_MILLIS,
        outcome -> {});
  }

  @Override
  public void close() {
    thread.close();
  }

  @Override
  public boolean usable() {
    return !thread.abandoned();
  }

  @Override
  public boolean awaitClosed(long millis) throws InterruptedException {
    return thread.abandoned() || thread.awaitClosed(millis);
  }
}
