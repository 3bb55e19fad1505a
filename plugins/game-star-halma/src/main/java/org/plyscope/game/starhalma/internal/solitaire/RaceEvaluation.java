package org.plyscope.game.starhalma.internal.solitaire;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.rules.StarState;

/** Compares how far each player is from home, against the mean of the others or alone. */
final class RaceEvaluation implements Evaluator {
  private final Distances distances;

  /** By player and hole: where the first player sees that hole. */
  private final int[][] turned;

  /** By player and hole: how many rows of the player's way lie behind. */
  private final int[][] rows;

  private final int[][][] reach;
  private final int[] last;

  private final boolean alone;

  private final List<String> seats;

  RaceEvaluation(
      Distances distances, int[][] turned, int[][] rows, boolean alone, List<String> seats) {
    this.distances = distances;
    this.seats = seats;
    this.turned = turned;
    this.rows = rows;
    this.reach = reach(rows);
    this.last = new int[rows.length];
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

  /** Returns the contribution of one player's way to the value of another or its own. */
  private int share(StarState state, int player, int owner) {
    if (alone) {
      return owner == player ? -distance(state, owner) : 0;
    }
    return owner == player ? -(turned.length - 1) * distance(state, owner) : distance(state, owner);
  }

  /**
   * The armies have passed each other when the holes between each player's last marble and its goal
   * are not on the path of any other player: no player has to go back, so no two players meet
   * again.
   */
  @Override
  public boolean decides(State state) {
    StarState star = (StarState) state;
    for (int player = 0; player < rows.length; player++) {
      last[player] = lastRow(star, player);
      for (int other = 0; other < player; other++) {
        if (reach[player][other][last[player]] >= last[other]) {
          return false;
        }
      }
    }
    return true;
  }

  private int lastRow(StarState state, int player) {
    int[] way = rows[player];
    int row = Integer.MAX_VALUE;
    for (long rest = state.low(player); rest != 0; rest &= rest - 1) {
      row = Math.min(row, way[Long.numberOfTrailingZeros(rest)]);
    }
    for (long rest = state.high(player); rest != 0; rest &= rest - 1) {
      row = Math.min(row, way[64 + Long.numberOfTrailingZeros(rest)]);
    }
    return row;
  }

  /** Returns by row of one player how far others get on their way within this and later rows. */
  private static int[][][] reach(int[][] rows) {
    int most = Arrays.stream(rows).flatMapToInt(Arrays::stream).max().orElse(0);
    int[][][] reach = new int[rows.length][rows.length][most + 1];
    for (int player = 0; player < rows.length; player++) {
      for (int other = 0; other < rows.length; other++) {
        Arrays.fill(reach[player][other], -1);
        for (int hole = 0; hole < rows[player].length; hole++) {
          for (int row = 0; row <= rows[player][hole]; row++) {
            int[] far = reach[player][other];
            far[row] = Math.max(far[row], rows[other][hole]);
          }
        }
      }
    }
    return reach;
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
  public Optional<Evaluator> progress() {
    return alone
        ? Optional.empty()
        : Optional.of(new RaceEvaluation(distances, turned, rows, true, seats));
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
