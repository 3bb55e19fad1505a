package org.plyscope.agent.neural.a3c;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;

/** The agents that play one game against the network; they are notified of its start and end. */
final class Partners implements AutoCloseable {
  private record Seated(Agent agent, int seat) {}

  private final List<Seated> all = new ArrayList<>();
  private Line line;

  Partners(Rules rules) {
    line = Line.of(rules);
  }

  /** Seats an agent before the first move; if that fails, all of them are closed. */
  void add(Supplier<Agent> maker, int seat) throws InterruptedException {
    try {
      Agent agent = maker.get();
      all.add(new Seated(agent, seat));
      agent.begin(line, seat);
    } catch (InterruptedException | RuntimeException e) {
      close();
      throw e;
    }
  }

  /**
   * Returns the move of a partner.
   *
   * @param seat where it sits
   * @param depth how far it searches; 0 for as far as it likes
   * @param seed decides its random choices
   * @param stop asked while it searches
   */
  long answer(int seat, int depth, long seed, BooleanSupplier stop) throws InterruptedException {
    Agent agent = all.stream().filter(one -> one.seat() == seat).findFirst().orElseThrow().agent();
    Limits limits = depth > 0 ? Limits.depth(depth) : Limits.NONE;
    SearchRequest request = SearchRequest.of(line, limits).withSeed(seed).withStop(stop);
    return agent.search(request, SearchListener.NONE).move();
  }

  /** Follows the game. */
  void played(long move) {
    if (!all.isEmpty()) {
      line = line.then(move);
    }
  }

  /** Notifies the partners of the result of the game. */
  void ended(double[] payoffs) throws InterruptedException {
    for (Seated one : all) {
      one.agent().end(line, payoffs.clone());
    }
  }

  @Override
  public void close() {
    all.forEach(one -> one.agent().close());
  }
}
