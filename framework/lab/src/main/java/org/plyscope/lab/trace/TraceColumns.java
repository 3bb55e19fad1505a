package org.plyscope.lab.trace;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.Trace;

/** The columns of a trace: one primitive array for each thing that is known about nodes. */
@SuppressWarnings("EnumOrdinal") // a byte per node, in memory only; files do not depend on it
abstract class TraceColumns implements Trace, Cloneable {
  private static final Bound[] BOUNDS = Bound.values();
  private static final NodeEnd[] ENDS = NodeEnd.values();

  /** The bytes of a node without window, visits, values per player and figures. */
  private static final int FIXED_BYTES = 41;

  private static final int WINDOW_BYTES = 16;

  /** No node. */
  static final int NONE = -1;

  final int players;
  private int lastRoot = NONE;
  int size;
  int capacity;
  int[] parent = {};
  short[] ply = {};
  long[] move = {};
  int[] order = {};
  byte[] player = {};
  double[] value = {};
  byte[] bound = {};
  byte[] end = {};
  int[] skipped = {};
  double[] alpha;
  double[] beta;
  double[] perPlayer;
  long[] visits;

  /** Links downwards follow from the parents: they are made when they are first needed. */
  int[] firstChild;

  int[] nextSibling;
  private int[] lastChild;
  final FigureColumns figures = new FigureColumns();

  TraceColumns(int players) {
    this.players = players;
  }

  /** Makes the columns for windows; nodes that have been opened before have none. */
  final void makeWindows() {
    alpha = new double[capacity];
    beta = new double[capacity];
    Arrays.fill(alpha, 0, size, Double.NaN);
    Arrays.fill(beta, 0, size, Double.NaN);
  }

  /** Returns whether every node is linked to its children. */
  final boolean linked() {
    return firstChild != null;
  }

  /** Links all nodes to their children, if that has not been done; later ones are linked singly. */
  final void linkAll() {
    if (!linked()) {
      firstChild = new int[capacity];
      nextSibling = new int[capacity];
      lastChild = new int[capacity];
      for (int node = 0; node < size; node++) {
        link(node, parent[node]);
      }
    }
  }

  /** Frees memory that only linking needs. */
  final void endLinking() {
    lastChild = null;
  }

  /** Puts a new node behind the other children of its parent. */
  final void link(int node, int parentNode) {
    parent[node] = parentNode;
    firstChild[node] = NONE;
    nextSibling[node] = NONE;
    lastChild[node] = NONE;
    int before = lastChildOf(parentNode);
    if (before != NONE) {
      nextSibling[before] = node;
    } else if (parentNode != TraceRecorder.NO_PARENT) {
      firstChild[parentNode] = node;
    }
    lastChildOf(parentNode, node);
  }

  private int lastChildOf(int parentNode) {
    return parentNode == TraceRecorder.NO_PARENT ? lastRoot : lastChild[parentNode];
  }

  private void lastChildOf(int parentNode, int node) {
    if (parentNode == TraceRecorder.NO_PARENT) {
      lastRoot = node;
    } else {
      lastChild[parentNode] = node;
    }
  }

  /** Cuts a node and its later siblings off their parent. */
  private void unlink(int node) {
    int before = NONE;
    boolean root = parent[node] == TraceRecorder.NO_PARENT;
    int child = root ? 0 : firstChild[parent[node]];
    while (child != node) {
      before = child;
      child = nextSibling[child];
    }
    if (before != NONE) {
      nextSibling[before] = NONE;
    } else if (!root) {
      firstChild[parent[node]] = NONE;
    }
    lastChildOf(parent[node], before);
  }

  /**
   * Takes nodes out. The others move together and keep their order.
   *
   * @param from the first node that may go; all after it are below it, unless it is 0
   * @param gone the nodes that go, counted from there; their descendants go too
   */
  final void remove(int from, BitSet gone) {
    unlink(from);
    int[] target = new int[size - from];
    int to = from;
    for (int node = from; node < size; node++) {
      target[node - from] = to;
      if (!gone.get(node - from)) {
        int above = parent[node];
        if (to != node) {
          move(node, to);
        }
        link(to, above >= from ? target[above - from] : above);
        to++;
      }
    }
    size = to;
  }

  /** Takes the last node out. */
  final void removeLast() {
    unlink(--size);
  }

  /** Moves the values of a node, but not its links. */
  private void move(int node, int to) {
    ply[to] = ply[node];
    move[to] = move[node];
    order[to] = order[node];
    player[to] = player[node];
    value[to] = value[node];
    bound[to] = bound[node];
    end[to] = end[node];
    skipped[to] = skipped[node];
    if (alpha != null) {
      alpha[to] = alpha[node];
      beta[to] = beta[node];
    }
    if (perPlayer != null) {
      System.arraycopy(perPlayer, node * players, perPlayer, to * players, players);
    }
    if (visits != null) {
      visits[to] = visits[node];
    }
    figures.move(node, to);
  }

  /** Clears the values of another node at a place. */
  final void clear(int node) {
    skipped[node] = 0;
    if (alpha != null) {
      alpha[node] = Double.NaN;
      beta[node] = Double.NaN;
    }
    if (perPlayer != null) {
      Arrays.fill(perPlayer, node * players, (node + 1) * players, Double.NaN);
    }
    if (visits != null) {
      visits[node] = 0;
    }
    figures.clear(node);
  }

  /** Makes all columns longer or shorter. */
  final void resize(int length) {
    if (length == capacity) {
      return;
    }
    parent = Arrays.copyOf(parent, length);
    firstChild = firstChild == null ? null : Arrays.copyOf(firstChild, length);
    nextSibling = nextSibling == null ? null : Arrays.copyOf(nextSibling, length);
    lastChild = lastChild == null ? null : Arrays.copyOf(lastChild, length);
    ply = Arrays.copyOf(ply, length);
    move = Arrays.copyOf(move, length);
    order = Arrays.copyOf(order, length);
    player = Arrays.copyOf(player, length);
    value = Arrays.copyOf(value, length);
    bound = Arrays.copyOf(bound, length);
    end = Arrays.copyOf(end, length);
    skipped = Arrays.copyOf(skipped, length);
    alpha = alpha == null ? null : Arrays.copyOf(alpha, length);
    beta = beta == null ? null : Arrays.copyOf(beta, length);
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

  /** Returns another trace with the same columns; they must no longer change. */
  final TraceColumns copy() {
    try {
      return (TraceColumns) clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException(e);
    }
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
