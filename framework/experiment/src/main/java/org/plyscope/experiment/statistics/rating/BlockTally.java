package org.plyscope.experiment.statistics.rating;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts blocks that ended alike: the same entrants on the same seats with the same payoffs. The
 * order in which they are added changes nothing. Used by one thread.
 */
public final class BlockTally {
  private final Map<Kind, Long> kinds = new TreeMap<>();
  private long blocks;

  /** Starts without blocks. */
  public BlockTally() {}

  /** Copies counts. */
  public BlockTally(BlockTally other) {
    kinds.putAll(other.kinds);
    blocks = other.blocks;
  }

  /**
   * Blocks that ended alike.
   *
   * @param games their games, in order
   */
  record Kind(List<SeatedResult> games) implements Comparable<Kind> {
    @Override
    public int compareTo(Kind other) {
      for (int i = 0; i < games.size() && i < other.games.size(); i++) {
        int byGame = games.get(i).compareTo(other.games.get(i));
        if (byGame != 0) {
          return byGame;
        }
      }
      return Integer.compare(games.size(), other.games.size());
    }
  }

  /**
   * Adds a block.
   *
   * @param games its games, in any order
   */
  public void add(List<SeatedResult> games) {
    kinds.merge(new Kind(games.stream().sorted().toList()), 1L, Long::sum);
    blocks++;
  }

  /** Returns how many blocks were added. */
  public long blocks() {
    return blocks;
  }

  /** Returns how many blocks ended in each way. */
  Map<Kind, Long> kinds() {
    return Collections.unmodifiableMap(kinds);
  }

  /** Returns how often each result was seen. */
  Map<SeatedResult, Double> results() {
    Map<SeatedResult, Double> results = new TreeMap<>();
    kinds.forEach(
        (kind, times) ->
            kind.games().forEach(game -> results.merge(game, (double) times, Double::sum)));
    return results;
  }

  /** Returns whether every game was between two. */
  boolean isOfPairs() {
    return kinds.keySet().stream()
        .allMatch(kind -> kind.games().stream().allMatch(game -> game.seats() == 2));
  }
}
