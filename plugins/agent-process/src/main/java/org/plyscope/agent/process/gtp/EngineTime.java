package org.plyscope.agent.process.gtp;

import java.time.Duration;
import java.util.Optional;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.TimeLeft;

/** Informs an engine of the time that it has. */
final class EngineTime {
  private static final long SECOND = 1_000;

  private final GtpExchange engine;
  private boolean settled;

  EngineTime(GtpExchange engine) {
    this.engine = engine;
  }

  /** Notes that another game begins. */
  void begin() {
    settled = false;
  }

  /**
   * Sends the limits and the clocks of a search as far as the engine understands them.
   *
   * @return the request with the time after which the engine is late: an engine that knows its
   *     clock divides its time itself
   */
  SearchRequest announce(SearchRequest request) {
    Limits limits = request.limits();
    if (engine.knows(GtpDialect.LIMITS)) {
      engine.ask(GtpDialect.LIMITS + " " + limits);
      request.timeLeft().ifPresent(time -> sendLeft(time, request.line().rules()));
      return request;
    }
    int player = request.state().toMove();
    Optional<TimeLeft> clock =
        request
            .timeLeft()
            .filter(time -> time.has(player) && limits.millis() >= time.share(player));
    if (clock.isPresent() && engine.knows(GtpDialect.TIME) && engine.knows(GtpDialect.TIME_LEFT)) {
      long left = clock.get().millis(player);
      if (!settled) {
        // Main time only; the protocol has no words for an increment.
        engine.ask(GtpDialect.TIME + " " + left / SECOND + " 0 0");
        settled = true;
      }
      sendLeft(clock.get(), request.line().rules());
      return request.withLimits(limits.withTime(Duration.ofMillis(Math.max(1, left))));
    }
    if (limits.millis() > 0 && engine.knows(GtpDialect.TIME)) {
      // Whole seconds for one move: no main time, periods of one move each.
      engine.ask(GtpDialect.TIME + " 0 " + Math.max(1, limits.millis() / SECOND) + " 1");
    }
    return request;
  }

  private void sendLeft(TimeLeft time, Rules rules) {
    for (int player = 0; player < time.players(); player++) {
      if (time.has(player) && engine.knows(GtpDialect.TIME_LEFT)) {
        String name = GtpDialect.player(rules, player);
        engine.ask(GtpDialect.TIME_LEFT + " " + name + " " + time.millis(player) / SECOND + " 0");
      }
    }
  }
}
