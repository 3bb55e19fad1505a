package org.plyscope.lab.match.seat;

import java.util.function.Consumer;
import org.plyscope.api.Registration;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.AgentCall;
import org.plyscope.lab.agent.AgentThread;
import org.plyscope.lab.agent.Call;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;

/**
 * One agent in one seat for one game. It is made once, on a thread of its own, and keeps whatever
 * it likes from move to move. Used by one thread at a time; replies come on the agent's thread.
 */
public final class SeatedAgent implements Mover {
  private final InstalledAgent spec;
  private final Rules rules;
  private final Catalog catalog;
  private final AgentThread thread;
  private volatile Failure beginning;

  /**
   * Seats an agent; it is made when it begins.
   *
   * @param spec which agent
   * @param rules the rules of the game
   * @param catalog makes the agent
   * @param watch stops the agent when its time is up
   */
  public SeatedAgent(InstalledAgent spec, Rules rules, Catalog catalog, Watch watch) {
    this.spec = spec;
    this.rules = rules;
    this.catalog = catalog;
    this.thread = new AgentThread(spec.id(), catalog.maker(spec, rules), watch);
  }

  @Override
  public void begin(Line line, int seat) {
    thread.call(
        SeatWork.begin(line, seat),
        SeatWork.BEGIN_MILLIS,
        outcome -> outcome.failure().ifPresent(failure -> beginning = failure));
  }

  @Override
  public Runnable ask(Turn turn, SearchListener progress, Consumer<Reply> whenDone) {
    AgentCall.Work<SearchResult> search = SeatWork.search(spec.id(), turn, progress);
    AgentCall<SearchResult> call =
        thread.call(
            (agent, now) -> beginning == null ? watched(search, agent, now) : null,
            turn.watchMillis(),
            outcome -> whenDone.accept(reply(outcome)));
    return call::stop;
  }

  /** Ends a search when something leaves that the agent is made of. */
  private SearchResult watched(AgentCall.Work<SearchResult> search, Agent agent, Call now)
      throws InterruptedException {
    Registration watch = catalog.onLeave(catalog.resolved(spec, rules), rules, now::stop);
    try {
      return search.on(agent, now);
    } finally {
      watch.close();
    }
  }

  private Reply reply(Outcome<SearchResult> outcome) {
    return beginning == null ? Reply.of(outcome) : Reply.failed(beginning, outcome.nanos());
  }

  @Override
  public void end(Line line, double[] payoffs) {
    thread.call(SeatWork.end(line, payoffs), SeatWork.END_MILLIS, outcome -> {});
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
