package org.plyscope.game.starhalma.internal.solitaire;

import java.util.Arrays;

/**
 * A number of moves that a player certainly needs, whatever helps it.
 *
 * <p>Hops lead two holes on, so a chain of them stays on every second hole of every second row: a
 * marble gets from one hole to another in one move only if they are neighbours or belong to the
 * same of these four classes, and else in two. Every marble has to end on a hole of the goal of its
 * own. The least sum of such numbers over all ways to share out the goal cannot exceed the number
 * of moves, because each move is made by one marble. A goal hole that is filled stays filled in
 * some best way to share out, since any other way that uses it costs at least as much.
 */
final class LeastMoves {
  private final int[] goal;

  /** By hole and place in the goal: the least number of moves of a marble. */
  private final int[][] least;

  private final int[] marbles;
  private final int[] matched;
  private final boolean[] tried;

  LeastMoves(Frame frame) {
    goal = frame.goal().indices().toArray();
    least = new int[frame.holes()][goal.length];
    for (int hole = 0; hole < least.length; hole++) {
      for (int place = 0; place < goal.length; place++) {
        least[hole][place] = least(frame, hole, goal[place]);
      }
    }
    marbles = new int[goal.length];
    matched = new int[goal.length];
    tried = new boolean[goal.length];
  }

  private static int least(Frame frame, int from, int to) {
    if (from == to) {
      return 0;
    }
    int du = Math.abs(frame.hole(from).u() - frame.hole(to).u());
    int dv = Math.abs(frame.hole(from).v() - frame.hole(to).v());
    boolean sameClass = dv % 2 == 0 && (du + dv) / 2 % 2 == 0;
    return sameClass || frame.hole(from).distance(frame.hole(to)) == 1 ? 1 : 2;
  }

  /** Returns the number for marbles on some holes. */
  int of(long low, long high) {
    int count = 0;
    for (long rest = low; rest != 0; rest &= rest - 1) {
      marbles[count++] = Long.numberOfTrailingZeros(rest);
    }
    for (long rest = high; rest != 0; rest &= rest - 1) {
      marbles[count++] = 64 + Long.numberOfTrailingZeros(rest);
    }
    // Marbles at home stay; as many others as possible get a place for one move, the rest for two.
    Arrays.fill(matched, -1);
    int away = 0;
    for (int i = 0; i < count; i++) {
      int place = Arrays.binarySearch(goal, marbles[i]);
      if (place >= 0) {
        matched[place] = i;
        marbles[i] = -1;
      } else {
        away++;
      }
    }
    int single = 0;
    for (int i = 0; i < count; i++) {
      if (marbles[i] >= 0) {
        Arrays.fill(tried, false);
        single += match(i) ? 1 : 0;
      }
    }
    return 2 * away - single;
  }

  private boolean match(int marble) {
    for (int place = 0; place < goal.length; place++) {
      if (!tried[place] && least[marbles[marble]][place] == 1) {
        tried[place] = true;
        int other = matched[place];
        if (other < 0 || (marbles[other] >= 0 && match(other))) {
          matched[place] = marble;
          return true;
        }
      }
    }
    return false;
  }
}
