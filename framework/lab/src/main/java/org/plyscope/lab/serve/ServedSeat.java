package org.plyscope.lab.serve;

import java.time.Duration;
import java.util.function.Consumer;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.program.ServedAgent;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.AgentCall;
import org.plyscope.lab.agent.AgentThread;
import org.plyscope.lab.agent.CheckedSearch;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;

/** An agent in one game of another program. Used by one thread; answers come on another. */
final class ServedSeat implements ServedAgent.Seat {
  private static final long BEGIN_MILLIS = 60_000;
  private static final long END_MILLIS = 2_000;
  private static final long LATE_MILLIS = 2_000;

  private final InstalledAgent spec;
  private final Limits standard;
  private final AgentThread thread;
  private volatile String problem = "";
  private AgentCall<SearchResult> search;

  ServedSeat(Catalog catalog, InstalledAgent spec, Rules rules, Limits standard, Watch watch) {
    this.spec = spec;
    this.standard = standard;
    this.thread = new AgentThread(spec.id(), catalog.maker(spec, rules), watch);
  }

  @Override
  public void begin(Line line, int seat) {
    thread.call(
        (agent, call) -> {
          agent.begin(line, seat);
          return null;
        },
        BEGIN_MILLIS,
        this::note);
  }

  private void note(Outcome<?> outcome) {
    outcome.failure().map(Failure::sentence).ifPresent(sentence -> problem = sentence);
  }

  @Override
  public void search(
      SearchRequest request,
      SearchListener listener,
      Consumer<SearchResult> whenDone,
      Consumer<String> whenFailed) {
    stop();
    Limits limits = limits(shared(request));
    search =
        thread.call(
            (agent, call) ->
                CheckedSearch.run(spec.id(), agent, request.withLimits(limits), listener, call),
            limits.millis() > 0 ? limits.millis() + LATE_MILLIS : 0,
            outcome -> answer(outcome, whenDone, whenFailed));
  }

  private void answer(
      Outcome<SearchResult> outcome, Consumer<SearchResult> whenDone, Consumer<String> whenFailed) {
    if (outcome.failure().isEmpty()) {
      whenDone.accept(outcome.value());
    } else {
      whenFailed.accept(problem.isEmpty() ? outcome.failure().get().sentence() : problem);
    }
  }

  /** An agent whose time for the game is limited gets its share for the move. */
  private static Limits shared(SearchRequest request) {
    int player = request.state().toMove();
    return request
        .timeLeft()
        .filter(time -> time.has(player) && request.limits().millis() == 0)
        .map(time -> request.limits().withTime(Duration.ofMillis(time.share(player))))
        .orElse(request.limits());
  }

  /** Limits that the agent does not understand end no search; the standard ones apply then. */
  private Limits limits(Limits asked) {
    boolean ends = spec.endsByItself() && !asked.equals(Limits.NONE);
    return ends || !spec.understood(asked).equals(Limits.NONE) ? asked : standard;
  }

  @Override
  public void stop() {
    if (search != null) {
      search.stop();
    }
  }

  @Override
  public void end(Line line, double[] payoffs) {
    thread.call(
        (agent, call) -> {
          agent.end(line, payoffs.clone());
          return null;
        },
        END_MILLIS,
        this::note);
  }

  @Override
  public void close() {
    stop();
    thread.close();
  }
}
