package org.plyscope.agent.fauhalma;

import org.plyscope.agent.fauhalma.internal.DirectMoves;
import org.plyscope.agent.fauhalma.internal.PlayerView;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.DirectChoice;

/** Strategies 1 and 2, which do not look ahead. */
final class DirectAgent implements Agent {
  private final DirectMoves moves;
  private final int strategy;

  DirectAgent(Rules rules, int strategy, boolean hopsIntoCorners) {
    this.moves = new DirectMoves(rules, new PlayerView(rules), hopsIntoCorners);
    this.strategy = strategy;
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener) {
    State state = request.state();
    String comment = "";
    long move = strategy == 1 ? MoveList.NONE : moves.strategy2(state);
    if (move == MoveList.NONE) {
      move = moves.strategy1(state);
      comment = strategy == 1 ? "" : "The farthest peg is out of moves; strategy 1 chose.";
    }
    return DirectChoice.of(request, move).comment(comment).build();
  }
}
