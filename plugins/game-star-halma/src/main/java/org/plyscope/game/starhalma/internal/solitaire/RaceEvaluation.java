package org.plyscope.game.starhalma.internal.solitaire;

import java.util.Optional;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.rules.StarState;

/** Compares how far each player is from home, against the mean of the others or alone. */
final class RaceEvaluation implements Evaluation {
  private final Distances distances;

  /** By player and hole: where the first player sees that hole. */
  private final int[][] turned;

  private final boolean alone;

  RaceEvaluation(Distances distances, int[][] turned, boolean alone) {
    this.distances = distances;
    this.turned = turned;
    this.alone = alone;
  }

  @Override
  public int value(State state, int player) {
    StarState star = (StarState) state;
    if (alone) {
      return -distance(star, player);
    }
    int players = turned.length;
    int sum = 0;
    for (int other = 0; other < players; other++) {
      sum += other == player ? -(players - 1) * distance(star, other) : distance(star, other);
    }
    return sum;
  }

  private int distance(StarState state, int player) {
    int[] seen = turned[player];
    long low = 0;
    long high = 0;
    for (long rest = state.low(player); rest != 0; rest &= rest - 1) {
      int hole = seen[Long.numberOfTrailingZeros(rest)];
      low |= hole < 64 ? 1L << hole : 0;
      high |= hole < 64 ? 0 : 1L << hole;
    }
    for (long rest = state.high(player); rest != 0; rest &= rest - 1) {
      int hole = seen[64 + Long.numberOfTrailingZeros(rest)];
      low |= hole < 64 ? 1L << hole : 0;
      high |= hole < 64 ? 0 : 1L << hole;
    }
    return distances.of(low, high);
  }

  @Override
  public Optional<Evaluation> progress() {
    return alone ? Optional.empty() : Optional.of(new RaceEvaluation(distances, turned, true));
  }

  @Override
  public int scale() {
    return alone ? 1 : turned.length - 1;
  }
}
