package org.plyscope.lab.match.seat;

import java.util.function.Consumer;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.InlineAgent;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.agent.Watchdog;
import org.plyscope.lab.catalog.Catalog;

/**
 * One agent in one seat for one game, on the thread of the match: it has replied when {@link #ask}
 * returns. For processes that play nothing but games. Used by one thread.
 */
public final class PromptAgent implements Mover {
  private final InstalledAgent spec;
  private final InlineAgent agent;
  private Failure beginning;

  /**
   * Seats an agent; it is made when it begins, and keeps no files.
   *
   * @param spec which agent
   * @param rules the rules of the game
   * @param catalog makes the agent
   * @param watchdog watches over it
   */
  public PromptAgent(InstalledAgent spec, Rules rules, Catalog catalog, Watchdog watchdog) {
    this.spec = spec;
    this.agent = new InlineAgent(spec.id(), catalog.forgetfulMaker(spec, rules), watchdog);
  }

  @Override
  public void begin(Line line, int seat) {
    beginning =
        agent.call(SeatWork.begin(line, seat), SeatWork.BEGIN_MILLIS).failure().orElse(null);
  }

  @Override
  public Runnable ask(Turn turn, SearchListener progress, Consumer<Reply> whenDone) {
    if (beginning != null) {
      whenDone.accept(Reply.failed(beginning, 0));
    } else {
      Outcome<SearchResult> outcome =
          agent.call(SeatWork.search(spec.id(), turn, progress), turn.watchMillis());
      whenDone.accept(Reply.of(outcome));
    }
    return () -> {};
  }

  @Override
  public void end(Line line, double[] payoffs) {
    agent.call(SeatWork.end(line, payoffs), SeatWork.END_MILLIS);
  }

  @Override
  public void close() {
    agent.close(SeatWork.END_MILLIS);
  }
}
