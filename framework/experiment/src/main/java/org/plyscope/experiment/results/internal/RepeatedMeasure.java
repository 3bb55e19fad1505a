package org.plyscope.experiment.results.internal;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyscope.api.run.Published.Measure;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.statistics.Scores;

/** Adds up one published measure over the blocks of a run. Used by one thread. */
public final class RepeatedMeasure {
  private static final int ENOUGH = 2;

  private final Measure measure;
  private final BitSet entrants;
  private final BitSet against;
  private final int seat;
  private final DoubleList values = new DoubleList();
  private final DoubleList even = new DoubleList();
  private int blockGames;

  /**
   * Starts without games.
   *
   * @param measure the measured quantity
   * @param entrants the numbers of the entrants it is about
   * @param against the numbers of the opponents; empty for all
   * @param seat the seat of the entrant from 0; below 0 for any
   */
  public RepeatedMeasure(Measure measure, BitSet entrants, BitSet against, int seat) {
    this.measure = measure;
    this.entrants = entrants;
    this.against = against;
    this.seat = seat;
  }

  /**
   * Adds a block.
   *
   * @param games its games
   * @param lines the facts from the moves of games, by their numbers; perhaps not of all games
   */
  public void add(List<RunGame> games, Map<Long, LineNumbers> lines) {
    double sum = 0;
    double expected = 0;
    int count = 0;
    for (RunGame game : games) {
      int[] seats = seats(game);
      if (seats.length == 0) {
        continue;
      }
      int winner = winner(game);
      boolean won = IntStream.of(seats).anyMatch(s -> s == winner);
      switch (measure) {
        case SCORE -> {
          sum += IntStream.of(seats).mapToDouble(game::payoff).average().orElseThrow();
          expected += 0.5;
          count++;
        }
        case WINS -> {
          sum += won ? 1 : 0;
          expected += (double) seats.length / game.seats();
          count++;
        }
        case FIRST_PLAYER -> {
          sum += winner == 0 ? 1 : 0;
          expected += 1.0 / game.seats();
          count++;
        }
        case MOVES -> {
          sum += won ? game.moves(winner) : 0;
          count += won ? 1 : 0;
        }
        case DEPTH, MOVES_LEFT -> {
          double value =
              won && measure == Measure.MOVES_LEFT ? Double.NaN : shown(game, seats, lines);
          sum += Double.isNaN(value) ? 0 : value;
          count += Double.isNaN(value) ? 0 : 1;
        }
        default -> {}
      }
    }
    if (count > 0) {
      blockGames = Math.max(blockGames, count);
      values.add(sum / count);
      even.add(expected / count);
    }
  }

  /** Games without a winner have no loser, and their lines no moves that are left. */
  private double shown(RunGame game, int[] seats, Map<Long, LineNumbers> lines) {
    LineNumbers numbers = lines.get(game.index());
    if (numbers == null) {
      return Double.NaN;
    }
    return measure == Measure.DEPTH ? numbers.depth(seats) : numbers.movesLeft(seats);
  }

  /** Returns the seats of the entrant in a game that counts; none if it does not. */
  private int[] seats(RunGame game) {
    int[] own =
        IntStream.range(0, game.seats()).filter(s -> entrants.get(game.entrant(s))).toArray();
    long others =
        IntStream.range(0, game.seats()).filter(s -> against.get(game.entrant(s))).count();
    boolean met = against.isEmpty() || others >= (against.equals(entrants) ? 2 : 1);
    return met ? IntStream.of(own).filter(s -> seat < 0 || s == seat).toArray() : new int[0];
  }

  /** Returns the seat that came first alone; -1 if none did. */
  private static int winner(RunGame game) {
    int best = 0;
    for (int s = 1; s < game.seats(); s++) {
      best = game.payoff(s) > game.payoff(best) ? s : best;
    }
    for (int s = 0; s < game.seats(); s++) {
      if (s != best && game.payoff(s) == game.payoff(best)) {
        return RunGame.NO_SEAT;
      }
    }
    return best;
  }

  /** Returns the mean over blocks; unknown if no block counts. */
  public Estimate estimate() {
    double[] blocks = values.toArray();
    if (measure.isShare()) {
      return Scores.ofBlocks(blockGames, blocks);
    }
    if (blocks.length == 0) {
      return Estimate.unknown("no games");
    }
    double mean = mean(blocks);
    double half = blocks.length < ENOUGH ? Double.NaN : Scores.halfWidth(blocks);
    return new Estimate(mean, mean - half, mean + half, blocks.length, "");
  }

  /**
   * Returns the share if all were equally strong and seats did not matter: the mean over blocks;
   * NaN where it has no meaning.
   */
  public double even() {
    return measure.isShare() && even.size() > 0 ? mean(even.toArray()) : Double.NaN;
  }

  private static double mean(double... numbers) {
    double sum = 0;
    for (double number : numbers) {
      sum += number;
    }
    return sum / numbers.length;
  }
}
