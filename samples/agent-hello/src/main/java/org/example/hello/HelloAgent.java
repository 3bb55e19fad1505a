package org.example.hello;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/**
 * Plays the move that touches the most cells: the longest chain of hops, the longest sowing.
 *
 * <p>{@code @Component} is all it takes to offer the agent; the bnd plugin in the pom turns it into
 * the metadata that Plyscope reads.
 */
@Component(service = AgentFactory.class)
public final class HelloAgent implements AgentFactory {
  @Override
  public String id() {
    return "hello";
  }

  @Override
  public String name() {
    return "Hello";
  }

  @Override
  public String description() {
    return "Plays the move that touches the most cells, the first of them if there are several.";
  }

  @Override
  public Agent create(PartContext context) {
    return HelloAgent::search; // Agent has one abstract method; this one remembers nothing
  }

  private static SearchResult search(SearchRequest request, SearchListener listener) {
    SearchClock clock = request.clock(listener);
    clock.node(0); // the position itself is the only node it visits
    int most = 0;
    for (long move : request.rootMoves()) {
      int touched = request.state().path(move).length;
      if (touched > most) {
        most = touched;
        clock.best(move, touched);
      }
    }
    return clock.result().comment("Hello!").build();
  }
}
