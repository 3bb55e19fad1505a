package org.plyscope.agent.kalah.internal;

import java.util.Arrays;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchClock;

/**
 * Proves bounds of the margin to come: the gain of the player to move on the opponent from here to
 * the end if both play perfectly.
 *
 * <p>A {@link #test} asks one question, "is it at least so much?", and follows every line to its
 * end, a known endgame or a known bound. Questions with different answers share their results
 * through the {@link BoundTable}.
 */
final class MarginSolver {
  private static final int TABLE_MOVE = 1 << 20;

  /** An extra turn is worth as much as a gain of five; measured on Kalah(6,3) and (5,4). */
  private static final int EXTRA_TURN = 40;

  private static final int GAIN = 8;

  private final Sowing sowing;
  private final EndgameTable endgames;
  private final BoundTable bounds;
  private Moves[] plies = new Moves[0];
  private SearchClock clock;
  private SearchCounters counters;

  MarginSolver(Sowing sowing, EndgameTable endgames, BoundTable bounds) {
    this.sowing = sowing;
    this.endgames = endgames;
    this.bounds = bounds;
  }

  /** Returns how many positions are remembered. */
  long stored() {
    return (long) bounds.used() + endgames.known();
  }

  /** Starts a search with its clock and counters. */
  void start(SearchClock newClock, SearchCounters newCounters) {
    clock = newClock;
    counters = newCounters;
  }

  /**
   * Bounds the margin of the player to move, whose houses are {@code own}.
   *
   * @param seeds the seeds in all houses
   * @param wanted the margin in question
   * @param ply the distance from the root
   * @return a lower bound of at least {@code wanted}, or an upper bound below it; meaningless if
   *     the clock has stopped
   */
  int test(long own, long other, int seeds, int wanted, int ply) {
    // Step 1. Count, and stop if asked to.
    if (clock.tick()) {
      return 0;
    }
    counters.node(ply);
    // Step 2. Few seeds: the exact margin.
    if (seeds <= endgames.seeds()) {
      return exact(own, other, ply);
    }
    // Step 3. No player can win more seeds than there are.
    if (seeds < wanted || -seeds >= wanted) {
      counters.leaf(ply);
      return seeds < wanted ? seeds : -seeds;
    }
    // Step 4. Ask the table.
    long entry = bounds.find(own, other);
    int lower = -seeds;
    int upper = seeds;
    int tableHouse = Sowing.HOUSES;
    if (entry != 0) {
      lower = BoundTable.lower(entry);
      upper = BoundTable.upper(entry);
      tableHouse = BoundTable.house(entry);
      if (lower >= wanted || upper < wanted) {
        counters.tableHit(ply);
        return lower >= wanted ? lower : upper;
      }
    }
    // Step 5. List the moves.
    Moves moves = moves(ply);
    sowing.expand(own, other, moves);
    for (int i = 0; i < moves.count; i++) {
      moves.promise[i] = promise(moves, i, tableHouse);
    }
    // Step 6. Search them, the most promising first, until one is enough.
    int best = -seeds;
    int bestHouse = tableHouse;
    for (int i = 0; i < moves.count && best < wanted; i++) {
      moves.select(i);
      int value = value(moves, i, seeds, wanted, ply);
      if (clock.stopped()) {
        return 0;
      }
      best = Math.max(best, value);
      if (value >= wanted) {
        bestHouse = moves.house[i];
        counters.cutoff(ply, i);
      }
    }
    // Step 7. Remember the answer.
    if (best >= wanted) {
      bounds.keep(own, other, seeds, best, upper, bestHouse);
    } else {
      bounds.keep(own, other, seeds, lower, best, bestHouse);
    }
    return best;
  }

  /**
   * Bounds the margin a move leads to, as {@link #test} does.
   *
   * @param moves the moves of a position at {@code ply} with {@code seeds} in its houses
   * @param i which of them
   */
  int value(Moves moves, int i, int seeds, int wanted, int ply) {
    int gain = moves.gain[i];
    int left = seeds - moves.taken[i];
    return switch (moves.sign[i]) {
      case 0 -> end(gain, ply + 1);
      case 1 -> gain + test(moves.own[i], moves.other[i], left, wanted - gain, ply + 1);
      default -> gain - test(moves.own[i], moves.other[i], left, gain - wanted + 1, ply + 1);
    };
  }

  /** Counts the end of the game, after which nothing more is to gain. */
  private int end(int gain, int ply) {
    if (!clock.tick()) {
      counters.leaves(ply, 1);
    }
    return gain;
  }

  /** Returns a house that is known to reach a margin, or -1. */
  int perfectHouse(long own, long other, int margin) {
    Moves moves = new Moves();
    sowing.expand(own, other, moves);
    int seeds = Sowing.sum(own) + Sowing.sum(other);
    for (int i = 0; i < moves.count; i++) {
      if (atLeast(moves, i, seeds) >= margin) {
        return moves.house[i];
      }
    }
    return -1;
  }

  /** Returns a lower bound of a move's margin that is known without search. */
  private int atLeast(Moves moves, int i, int seeds) {
    int gain = moves.gain[i];
    int left = seeds - moves.taken[i];
    if (moves.sign[i] == 0) {
      return gain;
    }
    if (left <= endgames.seeds()) {
      int index = endgames.index(moves.own[i], moves.other[i]);
      return endgames.knows(index) ? gain + moves.sign[i] * endgames.margin(index) : gain - left;
    }
    long entry = bounds.find(moves.own[i], moves.other[i]);
    if (entry == 0) {
      return gain - left;
    }
    return moves.sign[i] > 0 ? gain + BoundTable.lower(entry) : gain - BoundTable.upper(entry);
  }

  private static int promise(Moves moves, int i, int tableHouse) {
    if (moves.house[i] == tableHouse) {
      return TABLE_MOVE;
    }
    return (moves.sign[i] > 0 ? EXTRA_TURN : GAIN * moves.gain[i]) + moves.house[i];
  }

  /** Returns the exact margin of a position with few seeds, which is counted already. */
  private int exact(long own, long other, int ply) {
    int index = endgames.index(own, other);
    if (endgames.knows(index)) {
      counters.leaf(ply);
      return endgames.margin(index);
    }
    Moves moves = moves(ply);
    sowing.expand(own, other, moves);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < moves.count; i++) {
      if (clock.tick()) {
        return 0;
      }
      counters.node(ply + 1);
      int rest = 0;
      if (moves.sign[i] == 0) {
        counters.leaf(ply + 1);
      } else {
        rest = exact(moves.own[i], moves.other[i], ply + 1);
      }
      best = Math.max(best, moves.gain[i] + moves.sign[i] * rest);
    }
    if (!clock.stopped()) {
      endgames.keep(index, best);
    }
    return best;
  }

  private Moves moves(int ply) {
    if (ply >= plies.length) {
      int old = plies.length;
      plies = Arrays.copyOf(plies, Math.max(64, 2 * ply));
      for (int i = old; i < plies.length; i++) {
        plies[i] = new Moves();
      }
    }
    return plies[ply];
  }
}
