package org.plyscope.experiment.results.internal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;

/**
 * Adds up games by the worker that played them, to see whether one of them differs. Used by one
 * thread.
 */
public final class WorkerSums {
  /** The payoffs of the first seat from the same players in the same order. */
  private static final class Lineup {
    private long games;
    private double points;
    private double squares;
    private final Map<String, double[]> workers = new TreeMap<>();

    private Lineup copy() {
      Lineup copy = new Lineup();
      copy.games = games;
      copy.points = points;
      copy.squares = squares;
      workers.forEach((worker, sums) -> copy.workers.put(worker, sums.clone()));
      return copy;
    }
  }

  private final Map<List<Integer>, Lineup> lineups = new HashMap<>();
  private final Map<String, Map<Integer, double[]>> speeds = new TreeMap<>();
  private long games;
  private long contended;
  private long late;

  /** Starts without games. */
  WorkerSums() {}

  /** Copies sums. */
  WorkerSums(WorkerSums other) {
    // In the same order, because sums of doubles depend on it.
    other.lineups.forEach((players, lineup) -> lineups.put(players, lineup.copy()));
    other.speeds.forEach(
        (worker, entrants) -> {
          Map<Integer, double[]> copy = new TreeMap<>();
          entrants.forEach((entrant, speed) -> copy.put(entrant, speed.clone()));
          speeds.put(worker, copy);
        });
    games = other.games;
    contended = other.contended;
    late = other.late;
  }

  /** Adds the times of a game. */
  public void add(RunGame game) {
    games++;
    contended += game.contended() ? 1 : 0;
    late += game.contended() && game.ending() == RunEnding.TIME ? 1 : 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      double[] speed =
          speeds
              .computeIfAbsent(game.worker(), w -> new TreeMap<>())
              .computeIfAbsent(game.entrant(seat), e -> new double[2]);
      speed[0] += game.nodes(seat);
      speed[1] += game.nanos(seat) / 1e9;
    }
  }

  /** Adds the result of a game that is evidence. */
  public void addResult(RunGame game) {
    List<Integer> key = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      key.add(game.entrant(seat));
    }
    Lineup lineup = lineups.computeIfAbsent(key, k -> new Lineup());
    double points = game.payoff(0);
    lineup.games++;
    lineup.points += points;
    lineup.squares += points * points;
    double[] worker = lineup.workers.computeIfAbsent(game.worker(), w -> new double[2]);
    worker[0] += points;
    worker[1]++;
  }

  /** Returns the workers that played. */
  public List<String> workers() {
    return List.copyOf(speeds.keySet());
  }

  /**
   * Returns how far the results of a worker are from those of all, the same players in the same
   * order being compared: the difference in standard errors; 0 if there is nothing to compare.
   */
  public double deviation(String worker) {
    double sum = 0;
    double variance = 0;
    for (Lineup lineup : lineups.values()) {
      double[] part = lineup.workers.get(worker);
      if (part != null && lineup.games > 1) {
        double mean = lineup.points / lineup.games;
        double each = Math.max(0, lineup.squares / lineup.games - mean * mean);
        sum += part[0] - part[1] * mean;
        variance += each * part[1] * (1 - part[1] / lineup.games);
      }
    }
    return variance > 0 ? sum / Math.sqrt(variance) : 0;
  }

  /**
   * Returns how fast the entrants were on each worker: nodes and seconds, by worker and entrant.
   */
  public Map<String, Map<Integer, double[]>> speeds() {
    return speeds;
  }

  /** Returns how many games were added. */
  public long games() {
    return games;
  }

  /** Returns how many games were played while the machine was too busy. */
  public long contended() {
    return contended;
  }

  /** Returns how many games were lost by time while the machine was too busy. */
  public long lateWhileContended() {
    return late;
  }
}
