package org.plyscope.game.starhalma.internal.rules;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.plyscope.game.starhalma.internal.basics.Moves;
import org.plyscope.game.starhalma.internal.geometry.Hole;

/** Finds the holes that a marble touches on its path. For display, not for the hot path. */
final class Ways {
  private final StarRules rules;
  private final Hops hops;

  Ways(StarRules rules, Hops hops) {
    this.rules = rules;
    this.hops = hops;
  }

  /**
   * Returns the way of a legal move: the one it stands for, else a shortest one; among those the
   * one whose directions come first.
   */
  int[] of(StarState state, long move) {
    int from = Moves.from(move);
    int to = Moves.to(move);
    long way = Moves.way(move);
    if (way != 0) {
      return follow(state, from, way);
    }
    for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
      if (hops.neighbour(from, direction) == to) {
        return new int[] {from, to};
      }
    }
    return shortest(state, from, to);
  }

  private int[] follow(StarState state, int from, long way) {
    int[] holes = new int[Moves.LONGEST_WAY + 1];
    holes[0] = from;
    int count = 1;
    for (long rest = way; rest != 0; rest >>>= 3) {
      int direction = (int) (rest & 7) - 1;
      holes[count] = hops.landing(state, state.toMove(), from, holes[count - 1], direction);
      count++;
    }
    return Arrays.copyOf(holes, count);
  }

  private int[] shortest(StarState state, int from, int to) {
    int[] before = new int[rules.plan().layout().count()];
    Arrays.fill(before, -1);
    before[from] = from;
    Deque<Integer> open = new ArrayDeque<>();
    open.add(from);
    while (before[to] < 0 && !open.isEmpty()) {
      int at = open.remove();
      for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
        int next = hops.landing(state, state.toMove(), from, at, direction);
        if (next >= 0 && before[next] < 0 && (next == to || !state.taken(next))) {
          before[next] = at;
          open.add(next);
        }
      }
    }
    return trace(before, from, to);
  }

  private static int[] trace(int[] before, int from, int to) {
    Deque<Integer> way = new ArrayDeque<>();
    for (int at = to; at != from; at = before[at]) {
      way.addFirst(at);
    }
    way.addFirst(from);
    return way.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * Returns whether holes are a way on which each hop is legal; the ends belong to a legal move.
   */
  boolean legal(StarState state, int[] holes) {
    if (!rules.book().chains() && holes.length > 2) {
      return false;
    }
    for (int i = 1; i < holes.length; i++) {
      boolean found = false;
      for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
        found |= hops.landing(state, state.toMove(), holes[0], holes[i - 1], direction) == holes[i];
      }
      boolean last = i == holes.length - 1;
      if (!found || (!last && (state.taken(holes[i]) || holes[i] == holes[0]))) {
        return false;
      }
    }
    return true;
  }
}
