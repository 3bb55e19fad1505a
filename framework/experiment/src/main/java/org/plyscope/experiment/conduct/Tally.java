package org.plyscope.experiment.conduct;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.statistics.Scores;

/**
 * Counts finished games while they come, in any order: scores over whole blocks, seats, distinct
 * games, faults. Used by one thread.
 */
public final class Tally {
  /** The state of a block: the number of its finished games, and the payoff of each agent. */
  private static final class Block {
    private int games;
    private final Map<Integer, double[]> sums = new HashMap<>();
  }

  private final Map<Long, Block> open = new HashMap<>();
  private final Map<Integer, TreeMap<Long, Double>> scores = new HashMap<>();
  private final Map<Integer, Integer> blockGames = new HashMap<>();
  private final Set<Long> distinct = new HashSet<>();
  private final Map<RunEnding, Integer> forfeits = new EnumMap<>(RunEnding.class);
  private final Map<Integer, Integer> faults = new HashMap<>();
  private final Map<Integer, double[][]> seats = new HashMap<>();
  private final BitSet whole = new BitSet();
  private final BitSet expected;
  private int games;
  private double firstSeat;

  /**
   * Begins to count.
   *
   * @param expected the numbers of the blocks that will be played, in order
   */
  public Tally(BitSet expected) {
    this.expected = (BitSet) expected.clone();
  }

  /** Counts a game. */
  public void add(RunGame game) {
    games++;
    distinct.add(game.fingerprint());
    firstSeat += game.payoff(0);
    if (game.ending().isForfeit()) {
      forfeits.merge(game.ending(), 1, Integer::sum);
      faults.merge(game.entrant(game.culprit()), 1, Integer::sum);
    }
    Block block = open.computeIfAbsent(game.block(), b -> new Block());
    block.games++;
    for (int seat = 0; seat < game.seats(); seat++) {
      double[] sum = block.sums.computeIfAbsent(game.entrant(seat), a -> new double[2]);
      sum[0] += game.payoff(seat);
      sum[1]++;
      double[] split =
          seats.computeIfAbsent(game.entrant(seat), a -> new double[game.seats()][2])[seat];
      split[0] += game.payoff(seat);
      split[1]++;
    }
    if (block.games == game.blockSize()) {
      open.remove(game.block());
      whole.set((int) game.block());
      block.sums.forEach(
          (agent, sum) -> {
            blockGames.merge(agent, block.games, Math::max);
            scores.computeIfAbsent(agent, a -> new TreeMap<>()).put(game.block(), sum[0] / sum[1]);
          });
    }
  }

  /** Notes that a block will not be played after all. */
  void leaveOut(int block) {
    expected.clear(block);
  }

  /** Returns how many games were counted. */
  public int games() {
    return games;
  }

  /** Returns how many of them differ. */
  public int distinctGames() {
    return distinct.size();
  }

  /** Returns the mean score of the first seat; NaN without games. */
  public double firstSeat() {
    return firstSeat / games;
  }

  /** Returns the number of games lost by a fault, by its kind. */
  public Map<RunEnding, Integer> forfeits() {
    return forfeits;
  }

  /** Returns how many games an agent lost by a fault. */
  public int faults(int agent) {
    return faults.getOrDefault(agent, 0);
  }

  /** Returns the score of an agent over its whole blocks. */
  public Estimate score(int agent) {
    return score(agent, scores.getOrDefault(agent, new TreeMap<>()));
  }

  /**
   * Returns the score of an agent over the blocks before the first that is not finished. Short
   * games finish first, and they may favour one side; verdicts go by this.
   */
  public Estimate prefixScore(int agent) {
    long end = expected.length();
    for (int block = expected.nextSetBit(0); block >= 0; block = expected.nextSetBit(block + 1)) {
      if (!whole.get(block)) {
        end = block;
        break;
      }
    }
    return score(agent, scores.getOrDefault(agent, new TreeMap<>()).headMap(end));
  }

  /** Returns the mean score of an agent in a seat; NaN if it has not sat there. */
  public double seatScore(int agent, int seat) {
    double[][] split = seats.get(agent);
    return split == null ? Double.NaN : split[seat][0] / split[seat][1];
  }

  private Estimate score(int agent, Map<Long, Double> blocks) {
    return Scores.ofBlocks(
        blockGames.getOrDefault(agent, 1),
        blocks.values().stream().mapToDouble(Double::doubleValue).toArray());
  }
}
