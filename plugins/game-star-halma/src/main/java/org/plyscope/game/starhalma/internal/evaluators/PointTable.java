package org.plyscope.game.starhalma.internal.evaluators;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.agent.Term;
import org.plyscope.game.starhalma.internal.rules.StarState;

/**
 * The contribution of a marble in a hole to the value of every player, that of its owner and those
 * of the others.
 */
final class PointTable {
  private final int[][][] points;
  private final Map<String, int[][][]> parts;
  private final int scale;
  private final PointTable alone;
  private final List<String> seats;

  private PointTable(
      Map<String, int[][][]> parts, int scale, PointTable alone, List<String> seats) {
    this.parts = parts;
    this.points = sum(parts);
    this.scale = scale;
    this.alone = alone;
    this.seats = seats;
  }

  /** The worth of a marble to its owner, from the view of another player or the owner. */
  interface Worth {
    int of(int viewer, int owner, int hole);
  }

  /**
   * Makes a table.
   *
   * @param seats the names of the players
   * @param unit points of worth per display unit
   * @param worth the value of a marble, as a sum of named parts
   */
  static PointTable of(
      Against against, List<String> seats, int holes, int unit, Map<String, Worth> worth) {
    int players = seats.size();
    Map<String, int[][][]> parts = new LinkedHashMap<>();
    worth.forEach((name, part) -> parts.put(name, table(against, players, holes, part)));
    return new PointTable(
        parts,
        against == Against.ALL ? unit * (players - 1) : unit,
        against == Against.NO_PLAYER ? null : of(Against.NO_PLAYER, seats, holes, unit, worth),
        List.copyOf(seats));
  }

  /**
   * Returns the factor of an owner's marbles for a player. Against the mean of the others
   * everything is multiplied by their number, to stay exact without fractions.
   */
  private static int share(Against against, int players, int viewer, int owner) {
    return switch (against) {
      case ALL -> viewer == owner ? players - 1 : -1;
      case NEXT -> viewer == owner ? 1 : owner == (viewer + 1) % players ? -1 : 0;
      case NO_PLAYER -> viewer == owner ? 1 : 0;
    };
  }

  private static int[][][] table(Against against, int players, int holes, Worth worth) {
    int[][][] points = new int[players][players][holes];
    for (int viewer = 0; viewer < players; viewer++) {
      for (int owner = 0; owner < players; owner++) {
        int share = share(against, players, viewer, owner);
        for (int hole = 0; hole < holes; hole++) {
          points[viewer][owner][hole] = share * worth.of(viewer, owner, hole);
        }
      }
    }
    return points;
  }

  private static int[][][] sum(Map<String, int[][][]> parts) {
    List<int[][][]> all = List.copyOf(parts.values());
    if (all.size() == 1) {
      return all.get(0);
    }
    int players = all.get(0).length;
    int[][][] sum = new int[players][players][all.get(0)[0][0].length];
    for (int[][][] part : all) {
      for (int viewer = 0; viewer < players; viewer++) {
        for (int owner = 0; owner < players; owner++) {
          for (int hole = 0; hole < sum[viewer][owner].length; hole++) {
            sum[viewer][owner][hole] += part[viewer][owner][hole];
          }
        }
      }
    }
    return sum;
  }

  /** Returns the points by the player whose value it is, the owner of the marble, and the hole. */
  int[][][] points() {
    return points;
  }

  /** Returns the number of points per display unit. */
  int scale() {
    return scale;
  }

  /** Returns the table of each player by itself, or null if this is that table. */
  PointTable alone() {
    return alone;
  }

  /** Explains the value of a player: by the named parts, or if there is one only, by the owners. */
  List<Term> terms(StarState state, int player) {
    List<Term> terms = new ArrayList<>();
    if (parts.size() > 1) {
      parts.forEach((name, part) -> terms.add(Term.of(name, MarbleTable.sum(state, part[player]))));
      return terms;
    }
    for (int owner = 0; owner < seats.size(); owner++) {
      terms.add(
          Term.of(
              "Marbles of " + seats.get(owner),
              MarbleTable.sum(state, owner, points[player][owner])));
    }
    return terms;
  }

  /**
   * Returns the contribution of a marble in a hole to the value of a player; content 0 is an empty
   * hole.
   */
  int cellValue(int hole, int content, int player) {
    return content == 0 ? 0 : points[player][content - 1][hole];
  }
}
