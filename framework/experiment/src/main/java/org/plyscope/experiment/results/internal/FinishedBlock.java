package org.plyscope.experiment.results.internal;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.run.RunGame;

/**
 * All games of a block.
 *
 * @param number the number of the block
 * @param games its games, in the order of the schedule
 */
public record FinishedBlock(long number, List<RunGame> games) {
  /** Puts the games in order. */
  public FinishedBlock {
    games = games.stream().sorted(Comparator.comparingLong(RunGame::index)).toList();
  }

  /**
   * Returns a hash of the seats and moves of all games: equal for blocks that are the same piece of
   * evidence; never 0.
   */
  public long fingerprint() {
    long hash = games.size();
    for (RunGame game : games) {
      for (int seat = 0; seat < game.seats(); seat++) {
        hash = mixed(hash, game.entrant(seat));
      }
      hash = mixed(hash, game.fingerprint());
    }
    return hash == 0 ? 1 : hash;
  }

  private static long mixed(long hash, long next) {
    long mixed = (hash ^ next) * 0x9E3779B97F4A7C15L;
    return mixed ^ (mixed >>> 29);
  }

  /**
   * Returns whether every entrant of the block had every seat equally often; true if no entrant
   * gains by a good seat.
   */
  public boolean isBalanced() {
    int seats = games.get(0).seats();
    Map<Integer, int[]> counts = new HashMap<>();
    for (RunGame game : games) {
      for (int seat = 0; seat < seats; seat++) {
        counts.computeIfAbsent(game.entrant(seat), entrant -> new int[seats])[seat]++;
      }
    }
    return counts.values().stream()
        .allMatch(bySeat -> Arrays.stream(bySeat).allMatch(count -> count == bySeat[0]));
  }

  /** Returns whether a game of the block was lost by a fault; true if one is a forfeit. */
  public boolean hasForfeit() {
    return games.stream().anyMatch(game -> game.ending().isForfeit());
  }
}
