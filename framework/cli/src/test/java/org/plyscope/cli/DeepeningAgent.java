package org.plyscope.cli;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;

/** Claims two iterations, shortcuts and repeated searches. */
final class DeepeningAgent implements AgentFactory {
  @Override
  public String id() {
    return "deepening";
  }

  @Override
  public String name() {
    return "Deepening";
  }

  @Override
  public String description() {
    return "Claims two iterations.";
  }

  @Override
  public Agent create(PartContext context) {
    return (request, listener) -> {
      MoveList moves = new MoveList();
      int count = request.state().moves(moves);
      SearchCounters counters = new SearchCounters();
      counters.node(0);
      Counts first = counters.counts();
      counters.node(0);
      counters.node(1);
      counters.shortcut(Shortcut.REDUCED, 1);
      counters.shortcut(Shortcut.REDUCED, 1);
      counters.shortcut(Shortcut.RAZORED, 1);
      counters.research(Research.PRINCIPAL_VARIATION);
      counters.research(Research.PRINCIPAL_VARIATION);
      counters.research(Research.ASPIRATION);
      long last = moves.get(count - 1);
      long other = moves.get(count - 2);
      return SearchResult.builder(other)
          .counts(counters.counts())
          .iterations(
              List.of(
                  Iteration.finished(1, 0.5)
                      .withMove(last)
                      .withNanos(TimeUnit.MILLISECONDS.toNanos(5))
                      .withCounts(first),
                  Iteration.unfinished(2)
                      .withMove(other)
                      .withNanos(TimeUnit.MILLISECONDS.toNanos(7))
                      .withCounts(counters.counts().since(first))))
          .build();
    };
  }
}
