package org.plyscope.experiment.conduct.care;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.experiment.statistics.Scores;

/**
 * Estimates how long games will take from those that were played, line-up by line-up, since some
 * agents think longer than others. Used by one thread.
 */
public final class GameTimeEstimate {
  private final Schedule schedule;
  private final Map<Integer, List<Double>> seconds = new HashMap<>();

  /** Begins without games. */
  public GameTimeEstimate(Schedule schedule) {
    this.schedule = schedule;
  }

  /** Counts a game. */
  public void add(RunGame game) {
    double sum = 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      sum += game.nanos(seat) / 1e9;
    }
    int lineup = (int) (game.block() % schedule.lineups().size());
    seconds.computeIfAbsent(lineup, l -> new ArrayList<>()).add(sum);
  }

  /** Returns whether every line-up has played; true if nothing has to be guessed. */
  public boolean isComplete() {
    return seconds.size() == schedule.lineups().size();
  }

  /**
   * Returns how long games will take.
   *
   * @param games their numbers
   * @param workers how many run at a time
   * @return seconds with an interval of 95 %; unknown if nothing was played
   */
  public Estimate seconds(BitSet games, int workers) {
    List<Double> all = new ArrayList<>();
    Map<Integer, Double> means = new HashMap<>();
    seconds.forEach(
        (lineup, played) -> {
          // The later half: the first games were also compiled.
          List<Double> warm = played.subList(played.size() / 2, played.size());
          all.addAll(warm);
          means.put(lineup, mean(warm));
        });
    if (all.size() < 2 || games.isEmpty()) {
      return Estimate.unknown("too few games");
    }
    double[] values = all.stream().mapToDouble(Double::doubleValue).toArray();
    double mean = mean(all);
    double sum = 0;
    for (int index = games.nextSetBit(0); index >= 0; index = games.nextSetBit(index + 1)) {
      sum += means.getOrDefault(schedule.game(index).lineup(), mean);
    }
    double expected = sum / workers;
    double error = mean == 0 ? 0 : Math.min(0.9, Scores.halfWidth(values) / mean);
    return new Estimate(
        expected, expected * (1 - error), expected * (1 + error), values.length, "");
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }
}
