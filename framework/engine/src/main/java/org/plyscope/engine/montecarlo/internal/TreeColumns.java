package org.plyscope.engine.montecarlo.internal;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/** The columns of a tree that only some searches need; the others take no memory. */
public abstract class TreeColumns {
  final int players;
  private final Set<Column> columns;

  /** Most trees have no more columns, and need not ask for each of them. */
  private final boolean more;

  private int[] raveVisits = {};
  private double[] ravePayoffs = {};
  private double[] squares = {};
  private float[] priors = {};
  private double[][] weights = {};
  private long weightRoom;
  private float[] bounds = {};
  private int[] ownVisits = {};
  private double[] ownPayoffs = {};
  private int[] twins = {};
  private int[] sharedVisits = {};
  private double[] sharedPayoffs = {};

  /**
   * Makes the columns.
   *
   * @param weightBytes how much memory the weights of moves without a child may take
   */
  TreeColumns(int players, Set<Column> columns, long weightBytes) {
    this.players = players;
    this.weightRoom = weightBytes;
    this.columns = columns.isEmpty() ? EnumSet.noneOf(Column.class) : EnumSet.copyOf(columns);
    this.more = !columns.isEmpty();
  }

  /** Returns how many bytes a node takes. */
  public static int bytesPerNode(int players, Set<Column> columns) {
    int bytes = 8 + 7 * 4 + 1 + 8 * players;
    for (Column column : columns) {
      bytes +=
          switch (column) {
            case RAVE -> 4 + 8;
            case SQUARES -> 8;
            case PRIOR -> 4;
            case BOUNDS -> 2 * 4 * players;
            case OWN -> 4 + 8 * players;
            // The table of positions holds a key and a node, and is at most half full.
            case SHARED -> 4 + 4 + 8 * players + 2 * 2 * (8 + 4);
          };
    }
    return bytes;
  }

  public final boolean has(Column column) {
    return columns.contains(column);
  }

  public final int players() {
    return players;
  }

  public final int raveVisits(int node) {
    return raveVisits[node];
  }

  public final double raveMean(int node) {
    return ravePayoffs[node] / raveVisits[node];
  }

  public final void addRave(int node, double payoff) {
    raveVisits[node]++;
    ravePayoffs[node] += payoff;
  }

  public final double squares(int node) {
    return squares[node];
  }

  /** Adds the square of a payoff of the player who chose the node. */
  public final void addSquare(int node, double payoff) {
    squares[node] += payoff * payoff;
  }

  public final double prior(int node) {
    return priors[node];
  }

  public final void prior(int node, double value) {
    priors[node] = (float) value;
  }

  /** Returns the prior weights of the moves of a node, or null if that is not kept. */
  public final double[] weights(int node) {
    return weights[node];
  }

  /** Keeps the prior weights of the moves of a node, unless they take too much memory. */
  public final void keepWeights(int node, double[] source, int count) {
    long bytes = bytes(count);
    if (bytes <= weightRoom) {
      weightRoom -= bytes;
      weights[node] = Arrays.copyOf(source, count);
    }
  }

  /** Drops the prior weights of the moves of a node. */
  public final void dropWeights(int node) {
    if (weights[node] != null) {
      weightRoom += bytes(weights[node].length);
      weights[node] = null;
    }
  }

  /** Forgets all that the prior gave to moves of nodes below a number. */
  final void dropWeightsBelow(int size) {
    for (int node = 0; node < Math.min(size, weights.length); node++) {
      dropWeights(node);
    }
  }

  private static long bytes(int count) {
    return 24 + 8L * count;
  }

  /** Returns the payoff that a player surely gets from a node on. */
  public final float least(int node, int player) {
    return bounds[2 * node * players + player];
  }

  /** Returns the largest payoff of a player from a node on. */
  public final float most(int node, int player) {
    return bounds[(2 * node + 1) * players + player];
  }

  public final void bounds(int node, int player, float least, float most) {
    bounds[2 * node * players + player] = least;
    bounds[(2 * node + 1) * players + player] = most;
  }

  public final int ownVisits(int node) {
    return ownVisits[node];
  }

  public final double ownSum(int node, int player) {
    return ownPayoffs[node * players + player];
  }

  /** Adds the outcome of a playout that started at a node. */
  public final void addOwn(int node, double[] outcome) {
    ownVisits[node]++;
    for (int player = 0; player < players; player++) {
      ownPayoffs[node * players + player] += outcome[player];
    }
  }

  /** Makes a node share its statistics with an earlier one of the same position. */
  public final void twin(int node, int first) {
    twins[node] = first;
  }

  /** Returns the first node with the same position, perhaps the node itself. */
  public final int twin(int node) {
    return twins[node];
  }

  public final int sharedVisits(int node) {
    return sharedVisits[twins[node]];
  }

  public final double sharedMean(int node, int player) {
    int first = twins[node];
    return sharedPayoffs[first * players + player] / sharedVisits[first];
  }

  public final void addShared(int node, double[] outcome) {
    int first = twins[node];
    sharedVisits[first]++;
    for (int player = 0; player < players; player++) {
      sharedPayoffs[first * players + player] += outcome[player];
    }
  }

  /** Stops sharing statistics with other nodes; the node goes on with its own. */
  final void shareAlone(int node, int visits, double[] payoffs) {
    sharedVisits[node] = visits;
    System.arraycopy(payoffs, node * players, sharedPayoffs, node * players, players);
  }

  final void clear(int node) {
    if (more) {
      clearColumns(node);
    }
  }

  private void clearColumns(int node) {
    if (has(Column.RAVE)) {
      raveVisits[node] = 0;
      ravePayoffs[node] = 0;
    }
    if (has(Column.SQUARES)) {
      squares[node] = 0;
    }
    if (has(Column.PRIOR)) {
      priors[node] = 0;
    }
    if (has(Column.BOUNDS)) {
      Arrays.fill(bounds, 2 * node * players, (2 * node + 1) * players, 0);
      Arrays.fill(bounds, (2 * node + 1) * players, 2 * (node + 1) * players, 1);
    }
    if (has(Column.OWN)) {
      ownVisits[node] = 0;
      Arrays.fill(ownPayoffs, node * players, (node + 1) * players, 0);
    }
    if (has(Column.SHARED)) {
      twins[node] = node;
      shareNothing(node);
    }
  }

  private void shareNothing(int node) {
    sharedVisits[node] = 0;
    Arrays.fill(sharedPayoffs, node * players, (node + 1) * players, 0);
  }

  final void copyColumns(int from, int to) {
    copy(raveVisits, from, to, 1);
    copy(ravePayoffs, from, to, 1);
    copy(squares, from, to, 1);
    copy(priors, from, to, 1);
    if (from != to && has(Column.PRIOR)) {
      weights[to] = weights[from];
      weights[from] = null;
    }
    copy(bounds, from, to, 2 * players);
    copy(ownVisits, from, to, 1);
    copy(ownPayoffs, from, to, players);
    copy(sharedVisits, from, to, 1);
    copy(sharedPayoffs, from, to, players);
  }

  static void copy(Object array, int from, int to, int width) {
    if (Array.getLength(array) > 0) {
      System.arraycopy(array, from * width, array, to * width, width);
    }
  }

  final void resizeColumns(int length) {
    if (has(Column.RAVE)) {
      raveVisits = Arrays.copyOf(raveVisits, length);
      ravePayoffs = Arrays.copyOf(ravePayoffs, length);
    }
    if (has(Column.SQUARES)) {
      squares = Arrays.copyOf(squares, length);
    }
    if (has(Column.PRIOR)) {
      priors = Arrays.copyOf(priors, length);
      weights = Arrays.copyOf(weights, length);
    }
    if (has(Column.BOUNDS)) {
      bounds = Arrays.copyOf(bounds, 2 * length * players);
    }
    if (has(Column.OWN)) {
      ownVisits = Arrays.copyOf(ownVisits, length);
      ownPayoffs = Arrays.copyOf(ownPayoffs, length * players);
    }
    if (has(Column.SHARED)) {
      twins = Arrays.copyOf(twins, length);
      sharedVisits = Arrays.copyOf(sharedVisits, length);
      sharedPayoffs = Arrays.copyOf(sharedPayoffs, length * players);
    }
  }
}
