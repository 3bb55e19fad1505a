package org.plyscope.game.starhalma.internal.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.plyscope.game.starhalma.internal.basics.Tables;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.HoleSet;

/**
 * Finds how many moves a player needs alone on the board, move by move from where its marbles are.
 * Of each number of moves only the {@value #WIDTH} positions that are farthest on are followed, so
 * the answer is exact near the goal and may be a little too large far from it.
 */
final class SoloSearch {
  private static final int WIDTH = 500;
  private static final int MOST_MOVES = 60;

  private final Tables tables;
  private final Reach reach;
  private final int player;
  private final int[] rows;

  SoloSearch(StarRules rules, int player) {
    this.tables = rules.tables();
    this.reach = new Reach(tables);
    this.player = player;
    this.rows = new int[tables.holes];
    Camp camp = rules.plan().camps().get(player);
    for (int hole = 0; hole < rows.length; hole++) {
      rows[hole] = camp.row(rules.plan().layout(), hole);
    }
  }

  /** A position with how far its marbles have come in all. */
  private record Stage(HoleSet marbles, int rows) {}

  /** Returns the number of moves; empty if no way was found. */
  OptionalInt moves(long low, long high) {
    HoleSet start = new HoleSet(low, high);
    List<Stage> layer = List.of(new Stage(start, start.indices().map(hole -> rows[hole]).sum()));
    Set<HoleSet> seen = new HashSet<>(Set.of(start));
    for (int moves = 0; moves <= MOST_MOVES && !layer.isEmpty(); moves++) {
      if (layer.stream().anyMatch(this::home)) {
        return OptionalInt.of(moves);
      }
      List<Stage> next = new ArrayList<>();
      for (Stage stage : layer) {
        follow(stage, seen, next);
      }
      next.sort(Comparator.comparingInt(stage -> -stage.rows()));
      layer = next.subList(0, Math.min(WIDTH, next.size()));
    }
    return OptionalInt.empty();
  }

  private boolean home(Stage stage) {
    return (stage.marbles().lo() & ~tables.goals[2 * player]) == 0
        && (stage.marbles().hi() & ~tables.goals[2 * player + 1]) == 0;
  }

  private void follow(Stage stage, Set<HoleSet> seen, List<Stage> next) {
    for (long rest = stage.marbles().lo(); rest != 0; rest &= rest - 1) {
      follow(stage, Long.numberOfTrailingZeros(rest), seen, next);
    }
    for (long rest = stage.marbles().hi(); rest != 0; rest &= rest - 1) {
      follow(stage, 64 + Long.numberOfTrailingZeros(rest), seen, next);
    }
  }

  private void follow(Stage stage, int from, Set<HoleSet> seen, List<Stage> next) {
    HoleSet marbles = stage.marbles();
    reach.find(player, from, marbles.lo(), marbles.hi());
    long low = marbles.lo() & ~Tables.low(from);
    long high = marbles.hi() & ~Tables.high(from);
    int left = stage.rows() - rows[from];
    for (long rest = reach.low; rest != 0; rest &= rest - 1) {
      HoleSet moved = new HoleSet(low | (rest & -rest), high);
      if (seen.add(moved)) {
        next.add(new Stage(moved, left + rows[Long.numberOfTrailingZeros(rest)]));
      }
    }
    for (long rest = reach.high; rest != 0; rest &= rest - 1) {
      HoleSet moved = new HoleSet(low, high | (rest & -rest));
      if (seen.add(moved)) {
        next.add(new Stage(moved, left + rows[64 + Long.numberOfTrailingZeros(rest)]));
      }
    }
  }
}
