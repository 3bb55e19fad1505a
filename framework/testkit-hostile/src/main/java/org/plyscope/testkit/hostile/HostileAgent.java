package org.plyscope.testkit.hostile;

import org.plyscope.api.agent.Agent;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/** Plays the first legal move once, and then does its deed. */
final class HostileAgent implements Agent {
  private final Misbehaviour misbehaviour;
  private int searches;

  HostileAgent(Misbehaviour misbehaviour) {
    this.misbehaviour = misbehaviour;
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener) {
    SearchResult first = SearchResult.builder(request.rootMoves()[0]).build();
    return ++searches < 2 ? first : misbehaviour.done(request, first);
  }
}
