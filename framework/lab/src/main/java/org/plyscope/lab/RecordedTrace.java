package org.plyscope.lab;

import java.util.Arrays;
import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.Bound;
import org.plyscope.api.search.NodeEnd;
import org.plyscope.api.search.Trace;
import org.plyscope.api.search.TraceRecorder;
import org.plyscope.lab.internal.TraceBudget;

/**
 * A trace as columns: recorded by one search thread, then {@link #finish finished}, immutable and
 * safe for any thread.
 *
 * <p>Columns are primitive arrays that grow; those that a search does not use are never made. When
 * there is not room for all nodes, shallow plies are kept exactly and deeper ones are sampled, one
 * subtree in so many; {@link #note} says so.
 */
@SuppressWarnings("EnumOrdinal") // a byte per node, in memory only; files do not depend on it
public final class RecordedTrace implements TraceRecorder, Trace {
  private static final int NONE = -1;
  private static final int BYTES_PER_NODE = 80;
  private static final Bound[] BOUNDS = Bound.values();
  private static final NodeEnd[] ENDS = NodeEnd.values();

  private final Rules rules;
  private final String position;
  private final Origin origin;
  private final int players;
  private final int cap;
  private final TraceBudget budget;
  private long[] dropped = {};
  private boolean finished;
  private int size;
  private long opened;
  private int lastRoot = NONE;

  private int capacity = 1024;
  private int[] parent = new int[capacity];
  private int[] firstChild = new int[capacity];
  private int[] nextSibling = new int[capacity];
  private int[] lastChild = new int[capacity];
  private short[] ply = new short[capacity];
  private long[] move = new long[capacity];
  private int[] order = new int[capacity];
  private byte[] player = new byte[capacity];
  private double[] value = new double[capacity];
  private byte[] bound = new byte[capacity];
  private byte[] end = new byte[capacity];
  private int[] skipped = new int[capacity];
  private double[] alpha;
  private double[] beta;
  private double[] perPlayer;
  private long[] visits;

  /**
   * Where a trace comes from, in words that need no plugin.
   *
   * @param agent the text of the agent
   * @param limits when the search had to stop
   * @param seed the seed of every random choice
   * @param program the version of the program that recorded it
   */
  public record Origin(String agent, Limits limits, long seed, String program) {}

  private RecordedTrace(Rules rules, String position, Origin origin, int cap, TraceBudget budget) {
    this.rules = Objects.requireNonNull(rules);
    this.position = Objects.requireNonNull(position);
    this.origin = Objects.requireNonNull(origin);
    this.players = rules.players();
    this.cap = cap;
    this.budget = budget;
  }

  /**
   * Starts recording a search. At most a quarter of the memory there is will be used.
   *
   * @param spec the search; its trace cap is the largest number of nodes
   * @param position the canonical text of the position searched
   * @return an empty trace
   */
  public static RecordedTrace recording(SearchSpec spec, String position) {
    return recording(spec, position, Runtime.getRuntime().maxMemory() / 4);
  }

  static RecordedTrace recording(SearchSpec spec, String position, long bytes) {
    int cap = (int) Math.min(spec.traceCap(), capFor(bytes, spec.rules().players()));
    Origin origin =
        new Origin(spec.agent().text(), spec.limits(), spec.seed(), ProgramVersion.text());
    return new RecordedTrace(spec.rules(), position, origin, cap, new TraceBudget(cap));
  }

  /** Starts a trace that is filled from a file: all that is kept there is kept here. */
  static RecordedTrace reading(Rules rules, String position, Origin origin, int size) {
    return new RecordedTrace(rules, position, origin, size, null);
  }

  /** Returns how many nodes go into some memory, if the search uses every column. */
  static long capFor(long bytes, int players) {
    return bytes / (BYTES_PER_NODE + 8L * players);
  }

  @Override
  public int open(int parentNode, long moveToIt, int place, int playerToMove) {
    if (finished) {
      return DROPPED;
    }
    opened++;
    if (parentNode == DROPPED) {
      return DROPPED;
    }
    int depth = parentNode == NO_PARENT ? 0 : ply[Objects.checkIndex(parentNode, size)] + 1;
    if (depth > Short.MAX_VALUE || size >= cap || (budget != null && !budget.keep(depth, size))) {
      return DROPPED;
    }
    if (size == capacity) {
      resize((int) Math.min(cap, capacity + (capacity >> 1) + 1L));
    }
    int node = size++;
    parent[node] = parentNode;
    firstChild[node] = NONE;
    nextSibling[node] = NONE;
    lastChild[node] = NONE;
    ply[node] = (short) depth;
    move[node] = moveToIt;
    order[node] = Math.max(0, place);
    player[node] = (byte) playerToMove;
    value[node] = Double.NaN;
    bound[node] = (byte) Bound.NONE.ordinal();
    end[node] = (byte) NodeEnd.STOPPED.ordinal();
    link(node, parentNode);
    return node;
  }

  private void link(int node, int parentNode) {
    int before = parentNode == NO_PARENT ? lastRoot : lastChild[parentNode];
    if (before != NONE) {
      nextSibling[before] = node;
    } else if (parentNode != NO_PARENT) {
      firstChild[parentNode] = node;
    }
    if (parentNode == NO_PARENT) {
      lastRoot = node;
    } else {
      lastChild[parentNode] = node;
    }
  }

  @Override
  public void window(int node, double low, double high) {
    if (ignored(node)) {
      return;
    }
    if (alpha == null) {
      alpha = resized(new double[0], capacity);
      beta = resized(new double[0], capacity);
    }
    alpha[node] = low;
    beta[node] = high;
  }

  @Override
  public void close(int node, double result, Bound kind, NodeEnd reason, int skippedMoves) {
    if (ignored(node)) {
      return;
    }
    value[node] = result;
    bound[node] = (byte) kind.ordinal();
    end[node] = (byte) reason.ordinal();
    skipped[node] = Math.max(0, skippedMoves);
  }

  @Override
  public void visits(int node, long count, double[] means) {
    if (ignored(node)) {
      return;
    }
    if (visits == null) {
      visits = new long[capacity];
    }
    visits[node] = count;
    values(node, means);
  }

  @Override
  public void values(int node, double[] values) {
    if (ignored(node)) {
      return;
    }
    if (perPlayer == null) {
      perPlayer = resized(new double[0], capacity * players);
    }
    System.arraycopy(values, 0, perPlayer, node * players, Math.min(players, values.length));
  }

  private boolean ignored(int node) {
    return node < 0 || finished;
  }

  private void resize(int length) {
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
    capacity = length;
  }

  /** Returns a longer or shorter column in which new places are "not a number". */
  private static double[] resized(double[] column, int length) {
    double[] copy = Arrays.copyOf(column, length);
    if (length > column.length) {
      Arrays.fill(copy, column.length, length, Double.NaN);
    }
    return copy;
  }

  /**
   * Ends the recording: frees what only recording needs; from now on calls of the recorder do
   * nothing.
   *
   * @return this, as a trace
   */
  public Trace finish() {
    if (!finished && budget != null) {
      finish(opened, budget.dropped());
    }
    return this;
  }

  void finish(long openedNodes, long[] droppedByPly) {
    finished = true;
    resize(size);
    lastChild = null;
    opened = openedNodes;
    dropped = droppedByPly.clone();
  }

  /**
   * Returns where the trace comes from.
   *
   * @return agent, limits, seed and program
   */
  public Origin origin() {
    return origin;
  }

  /**
   * Returns how many subtrees were dropped for lack of room.
   *
   * @return one number per ply: how many dropped subtrees have their topmost node there
   */
  public long[] dropped() {
    return dropped.clone();
  }

  /**
   * Says what is missing for lack of room.
   *
   * @return a sentence, or the empty text if every node was kept
   */
  public String note() {
    if (size == opened) {
      return "";
    }
    int exact = 0;
    while (exact < dropped.length && dropped[exact] == 0) {
      exact++;
    }
    String shallow = exact == 0 ? "" : "plies 0 to " + (exact - 1) + " are complete, ";
    return "%d of %d nodes are kept: %ssubtrees below are a sample."
        .formatted(size, opened, shallow);
  }

  @Override
  public Rules rules() {
    return rules;
  }

  @Override
  public String position() {
    return position;
  }

  @Override
  public String title() {
    return SearchSpec.title(origin.agent(), origin.limits(), origin.seed());
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public long opened() {
    return opened;
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
}
