package org.plyscope.lab.match.seat;

import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.AgentCall.Work;
import org.plyscope.lab.agent.CheckedSearch;

/** The work of an agent in a seat, on whichever thread it lives, and for how long. */
final class SeatWork {
  /** How long an agent may take to begin, which is when models are loaded and programs started. */
  static final long BEGIN_MILLIS = 60_000;

  /** How long an agent may take to receive the result of the game, or to close. */
  static final long END_MILLIS = 2_000;

  private SeatWork() {}

  static Work<Void> begin(Line line, int seat) {
    return (agent, call) -> {
      agent.begin(line, seat);
      return null;
    };
  }

  static Work<SearchResult> search(String name, Turn turn, SearchListener progress) {
    return (agent, call) -> CheckedSearch.run(name, agent, turn.request(), progress, call);
  }

  static Work<Void> end(Line line, double[] payoffs) {
    return (agent, call) -> {
      agent.end(line, payoffs.clone());
      return null;
    };
  }
}
