package org.plyscope.game.starhalma.internal.evaluators;

import java.util.Optional;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.rules.StarState;

/**
 * The same values as {@link MarbleTable}, added up anew in every position. It exists to measure
 * what following the moves is worth.
 */
final class MarbleCount implements Evaluation {
  private final int[][] worth;
  private final int scale;

  MarbleCount(int[][] worth, int scale) {
    this.worth = worth;
    this.scale = scale;
  }

  @Override
  public int value(State state, int player) {
    int players = worth.length;
    int value = 0;
    for (int other = 0; other < players; other++) {
      int sum = MarbleTable.sum((StarState) state, other, worth[other]);
      value += other == player ? (players - 1) * sum : -sum;
    }
    return value;
  }

  /** Follows the moves all the same; there is nothing to measure about it. */
  @Override
  public Optional<Evaluation> progress() {
    return Optional.of(new MarbleSum(worth, scale));
  }

  @Override
  public int scale() {
    return scale * (worth.length - 1);
  }
}
