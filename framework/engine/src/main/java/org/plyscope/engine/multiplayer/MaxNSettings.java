package org.plyscope.engine.multiplayer;

/**
 * The settings of a max^n search. Start from {@link #PLAIN} and change settings.
 *
 * @param pruning how much is left out
 * @param shares whether players are given shares of a constant sum, by the progress that the
 *     evaluation sees and by the places that are taken; if not, the values of the evaluation
 * @param total the sum of the values of all players in every position, none of them negative, where
 *     an evaluation is made for that; 0 if they are not, and then pruning needs shares
 * @param widest the maximum number of moves searched per node, the first in the order; 0 for all
 * @param randomTies whether any of several moves equally good for its mover is taken, as the seed
 *     decides; if not, the first in the order
 */
public record MaxNSettings(
    MaxNPruning pruning, boolean shares, int total, int widest, boolean randomTies) {
  /** The full tree with the values of the evaluation; ties are broken by the seed. */
  public static final MaxNSettings PLAIN = new MaxNSettings(MaxNPruning.NONE, false, 0, 0, true);

  /**
   * Makes settings whose values suit the pruning.
   *
   * @param pruning how much is left out
   * @param shares whether players are given shares of a constant sum
   * @param total the sum of the values of an evaluation, or 0
   * @param widest how many moves of each node are searched; 0 for all
   * @param randomTies whether the seed decides between equal moves
   * @throws IllegalArgumentException if they have no constant sum
   */
  public MaxNSettings {
    if (pruning != MaxNPruning.NONE && !shares && total <= 0) {
      throw new IllegalArgumentException(
          "Pruning needs values with a constant sum: shares, or a total of an evaluation.");
    }
  }

  /**
   * Returns settings that prune, with shares as values.
   *
   * @param value how much is left out
   * @return new settings
   */
  public MaxNSettings pruningShares(MaxNPruning value) {
    return new MaxNSettings(value, true, 0, widest, randomTies);
  }

  /**
   * Returns settings that prune, with an evaluation whose values have a constant sum.
   *
   * @param value how much is left out
   * @param sum the sum of the values of all players
   * @return new settings
   */
  public MaxNSettings pruning(MaxNPruning value, int sum) {
    return new MaxNSettings(value, false, sum, widest, randomTies);
  }

  /**
   * Returns settings with another largest number of moves.
   *
   * @param moves how many moves of each node are searched; 0 for all
   * @return new settings
   */
  public MaxNSettings withWidest(int moves) {
    return new MaxNSettings(pruning, shares, total, moves, randomTies);
  }

  /**
   * Returns settings with another choice among equal moves.
   *
   * @param random whether the seed decides
   * @return new settings
   */
  public MaxNSettings withRandomTies(boolean random) {
    return new MaxNSettings(pruning, shares, total, widest, random);
  }
}
