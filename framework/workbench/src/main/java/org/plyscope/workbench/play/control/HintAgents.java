package org.plyscope.workbench.play.control;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.option.AgentSpec;
import org.plyscope.api.search.SearchListener;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.seat.Reply;
import org.plyscope.lab.match.seat.SeatedAgent;
import org.plyscope.lab.match.seat.Turn;

/**
 * The agents that give hints, one for each player they were asked for. They live as long as the
 * game goes on from where they know it, so that a tree or table they keep helps with the next hint.
 *
 * <p>They are never the agents in the seats, even if it is the same kind: a question in between
 * would change what these keep, and with it the moves they play later. A game is the same with and
 * without hints.
 */
final class HintAgents implements AutoCloseable {
  private final Catalog catalog;
  private final Watch watch = new Watch("hint-watch");
  private final Map<Integer, Adviser> seats = new HashMap<>();

  HintAgents(Catalog catalog) {
    this.catalog = catalog;
  }

  /**
   * Asks for a move.
   *
   * @param spec the agent
   * @param turn the turn
   * @param progress notified of what is known so far, on any thread
   * @param whenDone takes the reply, on any thread
   * @return ends the search; the reply still comes
   */
  Runnable ask(InstalledAgent spec, Turn turn, SearchListener progress, Consumer<Reply> whenDone) {
    Adviser adviser = seats.get(turn.seat());
    if (adviser == null || !adviser.knows(spec, turn.line())) {
      leave(turn.seat());
      adviser = new Adviser(spec.spec(), agent(spec, turn.line()));
      adviser.agent.begin(turn.line(), turn.seat());
      seats.put(turn.seat(), adviser);
    }
    adviser.known = turn.line();
    return adviser.agent.ask(turn, progress, whenDone);
  }

  private SeatedAgent agent(InstalledAgent spec, Line line) {
    return new SeatedAgent(spec, line.rules(), catalog, watch);
  }

  /** Releases all of them when another game begins or plugins come and go. */
  void leave() {
    seats.values().forEach(adviser -> adviser.agent.close());
    seats.clear();
  }

  private void leave(int seat) {
    Adviser before = seats.remove(seat);
    if (before != null) {
      before.agent.close();
    }
  }

  @Override
  public void close() {
    leave();
    watch.close();
  }

  /** One agent, and how much of the game it knows. */
  private static final class Adviser {
    private final AgentSpec spec;
    private final SeatedAgent agent;
    private Line known;

    private Adviser(AgentSpec spec, SeatedAgent agent) {
      this.spec = spec;
      this.agent = agent;
    }

    private boolean knows(InstalledAgent wanted, Line line) {
      return agent.usable() && spec.equals(wanted.spec()) && line.startsWith(known);
    }
  }
}
