package org.plyscope.game.starhalma.internal.evaluators;

/**
 * What a marble in a hole adds to the value of every player, that of its owner and those of the
 * others.
 */
final class PointTable {
  private final int[][][] points;
  private final int scale;
  private final PointTable alone;

  private PointTable(int[][][] points, int scale, PointTable alone) {
    this.points = points;
    this.scale = scale;
    this.alone = alone;
  }

  /** Tells what a marble is worth to its owner, as another player or the owner itself sees it. */
  interface Worth {
    int of(int viewer, int owner, int hole);
  }

  /**
   * Makes a table.
   *
   * @param unit points of worth that make one unit for people
   */
  static PointTable of(Against against, int players, int holes, int unit, Worth worth) {
    return new PointTable(
        table(against, players, holes, worth),
        against == Against.ALL ? unit * (players - 1) : unit,
        against == Against.NOBODY ? null : of(Against.NOBODY, players, holes, unit, worth));
  }

  /**
   * Tells how often a player counts what an owner has. Against the mean of the others everything is
   * multiplied by their number, to stay exact without fractions.
   */
  private static int share(Against against, int players, int viewer, int owner) {
    return switch (against) {
      case ALL -> viewer == owner ? players - 1 : -1;
      case NEXT -> viewer == owner ? 1 : owner == (viewer + 1) % players ? -1 : 0;
      case NOBODY -> viewer == owner ? 1 : 0;
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

  /** Returns the points by the player whose value it is, the owner of the marble, and the hole. */
  int[][][] points() {
    return points;
  }

  /** Returns how many points make one unit for people. */
  int scale() {
    return scale;
  }

  /** Returns what each player has by itself, or null if that is what this table tells. */
  PointTable alone() {
    return alone;
  }
}
