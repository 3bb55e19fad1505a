package org.plyscope.lab.trace;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.Trace;

/** The columns of a trace: one primitive array for each thing that is known about nodes. */
@SuppressWarnings("EnumOrdinal") // a byte per node, in memory only; files do not depend on it
abstract class TraceColumns implements Trace {
  private static final Bound[] BOUNDS = Bound.values();
  private static final NodeEnd[] ENDS = NodeEnd.values();

  /** What a node takes without window, visits, values per player and figures. */
  private static final int FIXED_BYTES = 41;

  private static final int WINDOW_BYTES = 16;

  final int players;
  int size;
  int capacity = 1024;
  int[] parent = new int[capacity];
  int[] firstChild = new int[capacity];
  int[] nextSibling = new int[capacity];
  int[] lastChild = new int[capacity];
  short[] ply = new short[capacity];
  long[] move = new long[capacity];
  int[] order = new int[capacity];
  byte[] player = new byte[capacity];
  double[] value = new double[capacity];
  byte[] bound = new byte[capacity];
  byte[] end = new byte[capacity];
  int[] skipped = new int[capacity];
  double[] alpha;
  double[] beta;
  double[] perPlayer;
  long[] visits;
  final FigureColumns figures = new FigureColumns();

  TraceColumns(int players) {
    this.players = players;
  }

  /** Makes all columns longer or shorter. */
  final void resize(int length) {
    parent = Arrays.copyOf(parent, length);
    firstChild = Arrays.copyOf(firstChild, length);
    nextSibling = Arrays.copyOf(nextSibling, length);
    lastChild = Arrays.copyOf(lastChild, length);
    ply = Arrays.copyOf(ply, length);
    move = Arrays.copyOf(move, length);
    order = Arrays.copyOf(order, length);
    player = Arrays.copyOf(player, length);
    value = Arrays.copyOf(value, length);
    bound = Arrays.copyOf(bound, length);
    end = Arrays.copyOf(end, length);
    skipped = Arrays.copyOf(skipped, length);
    alpha = alpha == null ? null : resized(alpha, length);
    beta = beta == null ? null : resized(beta, length);
    perPlayer = perPlayer == null ? null : resized(perPlayer, length * players);
    visits = visits == null ? null : Arrays.copyOf(visits, length);
    figures.resize(length);
    capacity = length;
  }

  /** Returns a longer or shorter column in which new places are "not a number". */
  static double[] resized(double[] column, int length) {
    double[] copy = Arrays.copyOf(column, length);
    if (length > column.length) {
      Arrays.fill(copy, column.length, length, Double.NaN);
    }
    return copy;
  }

  /** Returns how much memory the columns take. */
  final long bytes() {
    long bytes = (long) capacity * (FIXED_BYTES + (alpha == null ? 0 : WINDOW_BYTES));
    bytes += perPlayer == null ? 0 : (long) Double.BYTES * perPlayer.length;
    bytes += (long) Double.BYTES * figures.count() * capacity;
    return bytes + (visits == null ? 0 : (long) Long.BYTES * visits.length);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int parent(int node) {
    return parent[node];
  }

  @Override
  public int firstChild(int node) {
    return firstChild[node];
  }

  @Override
  public int nextSibling(int node) {
    return nextSibling[node];
  }

  @Override
  public int ply(int node) {
    return ply[node];
  }

  @Override
  public long move(int node) {
    return move[node];
  }

  @Override
  public int order(int node) {
    return order[node];
  }

  @Override
  public int player(int node) {
    return player[node];
  }

  @Override
  public double alpha(int node) {
    return alpha == null ? Double.NaN : alpha[node];
  }

  @Override
  public double beta(int node) {
    return beta == null ? Double.NaN : beta[node];
  }

  @Override
  public double value(int node) {
    return value[node];
  }

  @Override
  public double value(int node, int playerAsked) {
    return perPlayer == null ? Double.NaN : perPlayer[node * players + playerAsked];
  }

  @Override
  public Bound bound(int node) {
    return BOUNDS[bound[node]];
  }

  @Override
  public NodeEnd end(int node) {
    return ENDS[end[node]];
  }

  @Override
  public int skipped(int node) {
    return skipped[node];
  }

  @Override
  public long visits(int node) {
    return visits == null ? 0 : visits[node];
  }

  @Override
  public List<Figure> figures() {
    return figures.figures();
  }

  @Override
  public double figure(int node, Figure figure) {
    return figures.get(node, figure);
  }
}
