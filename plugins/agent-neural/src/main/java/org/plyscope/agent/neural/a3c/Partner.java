package org.plyscope.agent.neural.a3c;

import java.util.function.BooleanSupplier;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;

/** An agent that plays one game against the network and is notified of its start and end. */
final class Partner implements AutoCloseable {
  private final Agent agent;
  private Line line;

  Partner(Agent agent, Rules rules, int seat) throws InterruptedException {
    this.agent = agent;
    line = Line.of(rules);
    try {
      agent.begin(line, seat);
    } catch (InterruptedException | RuntimeException e) {
      agent.close();
      throw e;
    }
  }

  /**
   * Returns its move.
   *
   * @param depth how far it searches; 0 for as far as it likes
   * @param seed decides its random choices
   * @param stop asked while it searches
   */
  long answer(int depth, long seed, BooleanSupplier stop) throws InterruptedException {
    Limits limits = depth > 0 ? Limits.depth(depth) : Limits.NONE;
    SearchRequest request = SearchRequest.of(line, limits).withSeed(seed).withStop(stop);
    return agent.search(request, SearchListener.NONE).move();
  }

  /** Follows the game. */
  void played(long move) {
    line = line.then(move);
  }

  /** Notifies it of the result of the game. */
  void ended(double[] payoffs) throws InterruptedException {
    agent.end(line, payoffs.clone());
  }

  @Override
  public void close() {
    agent.close();
  }
}
