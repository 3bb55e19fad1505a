package org.plyscope.game.starhalma.internal.rules;

import org.plyscope.game.starhalma.internal.basics.Tables;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.geometry.Layout;

/** Single hops under any rules, one direction at a time. Immutable. */
final class Hops {
  private final StarRules rules;
  private final int[] neighbours;

  Hops(StarRules rules) {
    this.rules = rules;
    Layout layout = rules.plan().layout();
    neighbours = new int[layout.count() * Hole.DIRECTIONS];
    for (int i = 0; i < neighbours.length; i++) {
      neighbours[i] = layout.step(i / Hole.DIRECTIONS, i % Hole.DIRECTIONS, 1);
    }
  }

  /** Returns the next hole in a direction, or -1. */
  int neighbour(int hole, int direction) {
    return neighbours[hole * Hole.DIRECTIONS + direction];
  }

  /**
   * Returns where a hop in a direction lands, whatever stands there, or -1 if nothing can be hopped
   * over or the rules forbid that hop.
   *
   * @param origin the hole the marble left at the start of its move, empty meanwhile
   * @param at the hole it hops from
   */
  int landing(StarState state, int player, int origin, int at, int direction) {
    int middle = neighbour(at, direction);
    int span = 1;
    if (rules.book().longJumps()) {
      while (middle >= 0 && !taken(state, origin, middle)) {
        middle = neighbour(middle, direction);
        span++;
      }
    }
    if (middle < 0 || !taken(state, origin, middle)) {
      return -1;
    }
    int to = neighbour(middle, direction);
    for (int i = 1; i < span && to >= 0; i++) {
      to = taken(state, origin, to) ? -1 : neighbour(to, direction);
    }
    return to >= 0 && Tables.contains(rules.tables().mayLand, Tables.slot(player, at), to)
        ? to
        : -1;
  }

  /** Returns whether a hole is taken while the marble from the origin is in the air. */
  static boolean taken(StarState state, int origin, int hole) {
    return hole != origin && state.taken(hole);
  }

  /** Returns the owner of the marble a player may change places with on a hole, or -1. */
  int swapPartner(StarState state, int player, int hole) {
    if (!rules.book().swap() || !Tables.contains(rules.tables().goals, player, hole)) {
      return -1;
    }
    for (int other = 0; other < rules.players(); other++) {
      if (other != player && state.stands(other, hole)) {
        return other;
      }
    }
    return -1;
  }
}
