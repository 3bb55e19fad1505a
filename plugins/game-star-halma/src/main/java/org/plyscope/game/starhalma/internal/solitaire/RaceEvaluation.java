package org.plyscope.game.starhalma.internal.solitaire;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.rules.StarState;

/** Compares how far each player is from home, against the mean of the others or alone. */
final class RaceEvaluation implements Evaluation {
  private final Distances distances;

  /** By player and hole: where the first player sees that hole. */
  private final int[][] turned;

  private final boolean alone;

  private final List<String> seats;

  RaceEvaluation(Distances distances, int[][] turned, boolean alone, List<String> seats) {
    this.distances = distances;
    this.seats = seats;
    this.turned = turned;
    this.alone = alone;
  }

  @Override
  public int value(State state, int player) {
    StarState star = (StarState) state;
    if (alone) {
      return -distance(star, player);
    }
    int sum = 0;
    for (int other = 0; other < turned.length; other++) {
      sum += share(star, player, other);
    }
    return sum;
  }

  /** Returns what the way of one player adds to the value of another or its own. */
  private int share(StarState state, int player, int owner) {
    if (alone) {
      return owner == player ? -distance(state, owner) : 0;
    }
    return owner == player ? -(turned.length - 1) * distance(state, owner) : distance(state, owner);
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
    return alone
        ? Optional.empty()
        : Optional.of(new RaceEvaluation(distances, turned, true, seats));
  }

  @Override
  public int scale() {
    return alone ? 1 : turned.length - 1;
  }

  @Override
  public List<Term> terms(State state, int player) {
    return IntStream.range(0, turned.length)
        .mapToObj(
            owner -> Term.of("Way of " + seats.get(owner), share((StarState) state, player, owner)))
        .toList();
  }
}
