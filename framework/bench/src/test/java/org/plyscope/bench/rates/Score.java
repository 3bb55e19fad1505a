package org.plyscope.bench.rates;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;

/** The score of one agent in a series of games. */
final class Score {
  private final Set<Object> lines = new HashSet<>();
  private int games;
  private int firsts;
  private int shared;
  private double points;
  private double payoff;
  private long moves;
  private long nanos;

  /** Adds a game in which the agent played a seat. */
  void add(PlayedGame game, int seat) {
    double[] payoffs = game.payoffs();
    boolean alone = true;
    for (int other = 0; other < payoffs.length; other++) {
      alone &= other == seat || payoffs[other] != payoffs[seat];
    }
    games++;
    firsts += payoffs[seat] == 1 ? 1 : 0;
    shared += alone ? 0 : 1;
    payoff += payoffs[seat];
    points += alone ? payoffs[seat] : 0;
    lines.add(game.moves().stream().map(PlayedMove::text).toList());
    for (PlayedMove move : game.moves()) {
      if (move.seat() == seat) {
        moves++;
        nanos += move.nanos();
      }
    }
  }

  int games() {
    return games;
  }

  /** Returns how many moves the agent made. */
  long moves() {
    return moves;
  }

  /** Returns how many games had moves of their own. */
  int distinct() {
    return lines.size();
  }

  /** Returns the share of games in which the agent came in first. */
  double winRate() {
    return firsts / (double) games;
  }

  /** Returns the mean payoff, in which players who have no place share the rest. */
  double payoff() {
    return payoff / games;
  }

  /** Returns the mean of 1 for the first place, 0.5 for the second of three, 0 for none. */
  double pointRate() {
    return points / games;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "points %.3f ±%.3f, first %.3f, without a place %d of %d, %d distinct games, %.0f own moves"
            + " of %.2f ms",
        pointRate(),
        Math.sqrt(pointRate() * (1 - pointRate()) / games),
        winRate(),
        shared,
        games,
        distinct(),
        moves / (double) games,
        nanos / 1e6 / Math.max(1, moves));
  }
}
