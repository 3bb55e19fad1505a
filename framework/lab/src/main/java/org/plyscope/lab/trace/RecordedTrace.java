package org.plyscope.lab.trace;

import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.Trace;
import org.plyscope.api.trace.TraceCost;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.lab.file.ProgramVersion;

/**
 * A trace as columns: recorded by one search thread, then {@link #finish finished}, immutable and
 * safe for any thread.
 *
 * <p>Columns are primitive arrays that grow; those that a search does not use are never made. When
 * there is not room for all nodes, a {@link TracePolicy} says which are kept; {@link #note} tells.
 */
@SuppressWarnings("EnumOrdinal") // a byte per node, in memory only; files do not depend on it
public final class RecordedTrace extends TraceColumns implements TraceRecorder {
  private static final int NONE = -1;
  private static final int BYTES_PER_NODE = 80;

  private final Line line;
  private final Origin origin;
  private final int cap;
  private final long memory;
  private final TraceBudget budget;
  private TracePolicy policy = TracePolicy.SAMPLE;
  private long searchNanos;
  private long recordingNanos;
  private volatile long withNanos;
  private volatile long withoutNanos;
  private final Set<String> droppedFigures = new TreeSet<>();
  private long[] dropped = {};
  private boolean finished;
  private long opened;
  private int lastRoot = NONE;

  /**
   * Where a trace comes from, in words that need no plugin.
   *
   * @param agent the text of the agent
   * @param limits when the search had to stop
   * @param seed the seed of every random choice
   * @param program the version of the program that recorded it
   */
  public record Origin(String agent, Limits limits, long seed, String program) {
    /**
     * Describes a search of this program.
     *
     * @param agent the text of the agent
     * @param limits when the search has to stop
     * @param seed the seed of every random choice
     * @return the origin
     */
    public static Origin of(String agent, Limits limits, long seed) {
      return new Origin(agent, limits, seed, ProgramVersion.text());
    }

    /**
     * Describes the search in one line for display.
     *
     * @return agent, limits and seed, for example {@code "alpha-beta:table=false · depth=4 · seed
     *     7"}
     */
    public String title() {
      return agent + " · " + limits + (seed == 0 ? "" : " · seed " + seed);
    }
  }

  private RecordedTrace(Line line, Origin origin, int cap, long memory, TraceBudget budget) {
    super(line.rules().players());
    this.line = line;
    this.origin = Objects.requireNonNull(origin);
    this.cap = cap;
    this.memory = memory;
    this.budget = budget;
  }

  /**
   * Starts recording a search. At most a quarter of the memory there is will be used.
   *
   * @param line the game up to the position searched
   * @param origin who searches, and how far
   * @param nodes the largest number of nodes to keep
   * @param policy what to keep when there is not room for all
   * @return an empty trace
   */
  public static RecordedTrace recording(Line line, Origin origin, int nodes, TracePolicy policy) {
    return recording(line, origin, nodes, policy, Runtime.getRuntime().maxMemory() / 4);
  }

  static RecordedTrace recording(
      Line line, Origin origin, int nodes, TracePolicy policy, long bytes) {
    int cap = (int) Math.min(nodes, capFor(bytes, line.rules().players(), 0));
    TraceBudget budget = new TraceBudget(cap, policy == TracePolicy.SAMPLE);
    RecordedTrace trace = new RecordedTrace(line, origin, cap, bytes, budget);
    trace.policy = policy;
    return trace;
  }

  /** Starts a trace that is filled from a file: all that is kept there is kept here. */
  static RecordedTrace reading(Line line, Origin origin, int size) {
    return new RecordedTrace(line, origin, size, Long.MAX_VALUE, null);
  }

  /** Returns how many nodes go into some memory, if the search uses every column. */
  static long capFor(long bytes, int players, int figures) {
    return bytes / (BYTES_PER_NODE + Double.BYTES * (long) (players + figures));
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

  @Override
  public void figure(int node, Figure figure, double number) {
    if (ignored(node)) {
      return;
    }
    if (!figures.has(figure)) {
      if (capFor(memory, players, figures.count() + 1) < cap) {
        droppedFigures.add(figure.label());
        return;
      }
      figures.add(figure, capacity);
    }
    figures.set(node, figure, number);
  }

  private boolean ignored(int node) {
    return node < 0 || finished;
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

  /** Returns a recorder that fills this trace and knows how long that takes. */
  TimedRecorder timed(LongSupplier clock) {
    return new TimedRecorder(this, () -> size == capacity, clock);
  }

  /** Notes how long the search took, and how much of it was spent here. */
  void cost(long search, long recording) {
    searchNanos = search;
    recordingNanos = recording;
  }

  /**
   * Notes how long the same search takes with and without recording, when somebody has tried.
   *
   * @param with nanoseconds with recording
   * @param without nanoseconds without
   */
  public void compared(long with, long without) {
    withNanos = with;
    withoutNanos = without;
  }

  /** Notes which policy a trace from a file was recorded with. */
  void policy(TracePolicy value) {
    policy = value;
  }

  @Override
  public Optional<TraceCost> cost() {
    return Optional.of(
        TraceCost.of(searchNanos, recordingNanos, bytes()).withComparison(withNanos, withoutNanos));
  }

  /**
   * Returns what was kept for lack of room.
   *
   * @return the policy
   */
  public TracePolicy policy() {
    return policy;
  }

  /**
   * Tells whether it comes from a file.
   *
   * @return false for a trace of a search that was run here
   */
  public boolean reopened() {
    return budget == null;
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

  /** Returns the labels of the figures that were not kept for lack of memory. */
  Set<String> droppedFigures() {
    return droppedFigures;
  }

  @Override
  public String note() {
    return TraceNote.missing(this);
  }

  @Override
  public String source() {
    return reopened() ? TraceNote.source(this) : "";
  }

  @Override
  public Line line() {
    return line;
  }

  @Override
  public String title() {
    return origin.title();
  }

  @Override
  public long opened() {
    return opened;
  }
}
