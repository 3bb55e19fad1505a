package org.plyscope.api.agent.montecarlo;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * Computes how urgently a Monte Carlo search should visit a move again. <b>Implemented by
 * plugins</b>; used by one thread, on the hot path, so it allocates nothing. The search follows the
 * most urgent move of each position, ties at random.
 *
 * @since 2.1
 */
@ConsumerType
public interface TreePolicy {
  /**
   * Returns how urgent a move is. Payoffs are those of the player who chooses, from 0 to 1.
   *
   * @param all how often the position was visited
   * @param visits how often the move was visited, perhaps never
   * @param mean the mean payoff of the move; 0 without visits
   * @param square the mean of the squares of its payoffs; 0 without visits
   * @param prior how promising the move was from the start: its share of all moves, which are alike
   *     unless the search has a {@link Prior}
   * @return a number that is larger the more urgent the move is, not NaN; usually infinite without
   *     visits, so that every move is tried first
   */
  double urgency(int all, int visits, double mean, double square, double prior);
}
