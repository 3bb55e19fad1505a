package org.plyscope.lab;

import java.util.function.BooleanSupplier;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.Value;

/**
 * How good a move is in the eyes of a reference: a perfect player, or the same search deeper.
 *
 * <p>The reference searches the position, and, unless it would play the same move, the position
 * after the move, there one ply less deep, so that both values have the same horizon.
 *
 * @param bestMove what the reference would play
 * @param bestValue the value of that move, from the view of the player to move
 * @param moveValue the value of the move judged
 */
public record MoveQuality(long bestMove, double bestValue, double moveValue) {
  /**
   * Judges a move.
   *
   * @param catalog where the parts of the reference come from
   * @param rules the rules
   * @param position the text of the position
   * @param move a legal move of it
   * @param reference who judges
   * @param limits how far the reference searches; a depth must be at least 2
   * @param seed the seed of the reference
   * @param stop asked often; becomes true when the reference shall stop
   * @return the judgement
   * @throws InputException if the reference gives no values
   * @throws InterruptedException if the thread was interrupted
   */
  public static MoveQuality judge(
      Catalog catalog,
      Rules rules,
      String position,
      long move,
      AgentSpec reference,
      Limits limits,
      long seed,
      BooleanSupplier stop)
      throws InterruptedException {
    if (limits.depth() == 1) {
      throw new InputException("The depth of a reference is 1; it must be at least 2.");
    }
    State state = rules.parse(position);
    try (Agent agent = catalog.create(reference, rules)) {
      SearchResult best = search(agent, state, limits, seed, stop);
      if (Double.isNaN(best.value())) {
        throw new InputException(
            "Agent '" + reference.id() + "' gives no values and cannot be a reference.");
      }
      if (best.move() == move) {
        return new MoveQuality(move, best.value(), best.value());
      }
      int player = state.toMove();
      state.play(move);
      if (state.over()) {
        return new MoveQuality(best.move(), best.value(), outcome(rules, state, player));
      }
      Limits rest = limits.depth() == 0 ? limits : limits.withDepth(limits.depth() - 1);
      SearchResult after = search(agent, state, rest, seed, stop);
      return new MoveQuality(best.move(), best.value(), valueFor(player, state, after));
    }
  }

  private static SearchResult search(
      Agent agent, State state, Limits limits, long seed, BooleanSupplier stop)
      throws InterruptedException {
    SearchRequest request = SearchRequest.of(state, limits).withSeed(seed).withStop(stop);
    return agent.search(request, SearchListener.NONE);
  }

  /** The value one ply earlier: an end is one ply farther away. */
  private static double valueFor(int player, State state, SearchResult after) {
    double value =
        after.values().length > player
            ? after.values()[player]
            : state.toMove() == player ? after.value() : -after.value();
    return Value.decided(value) ? value - Math.signum(value) : value;
  }

  private static double outcome(Rules rules, State state, int player) {
    double[] payoffs = new double[rules.players()];
    state.payoffs(payoffs);
    return payoffs[player] == 0.5 ? 0 : Math.signum(payoffs[player] - 0.5) * (Value.WIN - 1);
  }

  /**
   * Returns how much the move gives away.
   *
   * @return 0 for a move as good as the best; infinite if it changes the outcome
   */
  public double loss() {
    if (outcome(bestValue) > outcome(moveValue)) {
      return Double.POSITIVE_INFINITY;
    }
    return Math.max(0, bestValue - moveValue);
  }

  /**
   * Tells whether the move is as good as the best.
   *
   * @return true without loss
   */
  public boolean optimal() {
    return loss() == 0;
  }

  /**
   * Tells whether the move keeps the outcome: a won position stays won, one not lost is not lost.
   *
   * @return true if the outcome is kept
   */
  public boolean complete() {
    return outcome(moveValue) >= outcome(bestValue);
  }

  private static int outcome(double value) {
    return Value.decided(value) ? (int) Math.signum(value) : 0;
  }
}
