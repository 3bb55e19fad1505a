package org.plyscope.lab.trace;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import org.plyscope.api.game.Line;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.Trace;
import org.plyscope.api.trace.TraceCost;
import org.plyscope.api.trace.TraceOrigin;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.lab.file.ProgramVersion;

/**
 * A trace as columns: recorded by one search thread, then {@link #finish finished}, immutable and
 * safe for any thread.
 *
 * <p>Columns are primitive arrays that grow; those that a search does not use are never made. When
 * there is not room for all nodes, a {@link TracePolicy} says which are kept, the principal line
 * always among them; {@link #note} tells.
 */
@SuppressWarnings("EnumOrdinal") // a byte per node, in memory only; files do not depend on it
public final class RecordedTrace extends TraceColumns implements TraceRecorder {
  private static final int BYTES_PER_NODE = 80;

  private final Line line;
  private final TraceOrigin origin;
  private final int cap;
  private final long memory;
  private final boolean reopened;
  private TraceSample sample;
  private TracePolicy policy = TracePolicy.SAMPLE;
  private TraceCost cost = TraceCost.of(0, 0, 0);
  private final Set<String> droppedFigures = new TreeSet<>();
  private long[] openedAt = new long[64];
  private long[] dropped = {};
  private boolean finished;
  private long opened;

  private RecordedTrace(Line line, TraceOrigin origin, int cap, long memory, boolean reopened) {
    super(line.rules().players());
    this.line = line;
    this.origin = Objects.requireNonNull(origin);
    this.cap = cap;
    this.memory = memory;
    this.reopened = reopened;
  }

  /**
   * Starts recording a search. At most a quarter of the memory there is will be used.
   *
   * @param line the game up to the position searched
   * @param origin who searches, and how far; the program is added
   * @param nodes the largest number of nodes to keep
   * @param policy what to keep when there is not room for all
   * @return an empty trace
   */
  public static RecordedTrace recording(
      Line line, TraceOrigin origin, int nodes, TracePolicy policy) {
    return recording(line, origin, nodes, policy, Runtime.getRuntime().maxMemory() / 4);
  }

  static RecordedTrace recording(
      Line line, TraceOrigin origin, int nodes, TracePolicy policy, long bytes) {
    int cap = (int) Math.min(nodes, capFor(bytes, line.rules().players(), 0));
    RecordedTrace trace =
        new RecordedTrace(line, origin.withProgram(ProgramVersion.text()), cap, bytes, false);
    trace.policy = policy;
    return trace;
  }

  /**
   * Starts a trace that is filled from a file: all that is kept there is kept here.
   *
   * @param line the game up to the position searched
   * @param origin who searched
   * @param size the number of nodes
   * @return an empty trace
   */
  public static RecordedTrace reading(Line line, TraceOrigin origin, int size) {
    return new RecordedTrace(line, origin, size, Long.MAX_VALUE, true);
  }

  /**
   * Returns how many nodes go into some memory, if the search uses every column.
   *
   * @param bytes the memory
   * @param players the number of players
   * @param figures the number of figures per node
   * @return the number of nodes
   */
  public static long capFor(long bytes, int players, int figures) {
    return bytes / (BYTES_PER_NODE + Double.BYTES * (long) (players + figures));
  }

  @Override
  public int open(int parentNode, long moveToIt, int place, int playerToMove) {
    if (finished) {
      return DROPPED;
    }
    opened++;
    int above = parentNode == NO_PARENT ? NO_PARENT : find(parentNode);
    if (above == DROPPED) {
      return DROPPED;
    }
    int depth = above == NO_PARENT ? 0 : ply[above] + 1;
    if (depth > Short.MAX_VALUE) {
      return DROPPED;
    }
    count(depth);
    if (size == cap) {
      boolean room = thinned();
      // The parent may have moved, or gone.
      above = above == NO_PARENT || sample == null ? above : sample.find(parentNode);
      if (!room || above == DROPPED) {
        return DROPPED;
      }
    }
    if (size == capacity) {
      resize((int) Math.min(cap, capacity + (capacity >> 1) + 1L));
    }
    int node = size++;
    ply[node] = (short) depth;
    move[node] = moveToIt;
    order[node] = Math.max(0, place);
    player[node] = (byte) playerToMove;
    value[node] = Double.NaN;
    bound[node] = (byte) Bound.NONE.ordinal();
    end[node] = (byte) NodeEnd.STOPPED.ordinal();
    link(node, above);
    if (sample == null) {
      return node;
    }
    clear(node);
    return sample.add(node);
  }

  private void count(int depth) {
    if (depth >= openedAt.length) {
      openedAt = Arrays.copyOf(openedAt, 2 * depth);
    }
    openedAt[depth]++;
  }

  /** Makes room for a node; tells whether there is any. */
  private boolean thinned() {
    if (reopened) {
      return false;
    }
    if (sample == null) {
      sample = new TraceSample(this, cap, policy);
    }
    return sample.open() && sample.thin();
  }

  /** Returns where the node with a serial number is; -1 if it has gone. */
  private int find(int number) {
    if (number < 0 || finished) {
      return DROPPED;
    }
    return sample == null ? Objects.checkIndex(number, size) : sample.find(number);
  }

  @Override
  public void window(int number, double low, double high) {
    int node = find(number);
    if (node < 0) {
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
  public void close(int number, double result, Bound kind, NodeEnd reason, int skippedMoves) {
    int node = find(number);
    if (node < 0) {
      return;
    }
    value[node] = result;
    bound[node] = (byte) kind.ordinal();
    end[node] = (byte) reason.ordinal();
    skipped[node] = Math.max(0, skippedMoves);
    if (sample != null) {
      sample.closed(node);
    }
  }

  @Override
  public void visits(int number, long count, double[] means) {
    int node = find(number);
    if (node < 0) {
      return;
    }
    if (visits == null) {
      visits = new long[capacity];
    }
    visits[node] = count;
    keep(node, means);
  }

  @Override
  public void values(int number, double[] values) {
    int node = find(number);
    if (node >= 0) {
      keep(node, values);
    }
  }

  private void keep(int node, double[] values) {
    if (perPlayer == null) {
      perPlayer = resized(new double[0], capacity * players);
    }
    System.arraycopy(values, 0, perPlayer, node * players, Math.min(players, values.length));
  }

  @Override
  public void figure(int node, Figure figure, double number) {
    int place = find(node);
    if (place < 0) {
      return;
    }
    if (!figures.has(figure)) {
      if (capFor(memory, players, figures.count() + 1) < cap) {
        droppedFigures.add(figure.label());
        return;
      }
      figures.add(figure, capacity);
    }
    figures.set(place, figure, number);
  }

  /**
   * Ends the recording: frees what only recording needs; from now on calls of the recorder do
   * nothing.
   *
   * @return this, as a trace
   */
  public Trace finish() {
    if (!finished && !reopened) {
      if (sample != null) {
        sample.finish();
        sample = null;
      }
      end(opened, missing());
    }
    return this;
  }

  /**
   * Ends reading a file with what is known about the search besides its nodes.
   *
   * @param openedNodes how many nodes the search opened
   * @param droppedByPly how many of them are not in the file, by ply
   * @param costs what recording cost
   * @param kept what was kept for lack of room
   */
  public void finish(long openedNodes, long[] droppedByPly, TraceCost costs, TracePolicy kept) {
    end(openedNodes, droppedByPly.clone());
    cost = costs;
    policy = kept;
  }

  /** Counts the nodes that were opened and are not there, up to the deepest ply. */
  private long[] missing() {
    int plies = openedAt.length;
    while (plies > 0 && openedAt[plies - 1] == 0) {
      plies--;
    }
    long[] missing = Arrays.copyOf(openedAt, plies);
    for (int node = 0; node < size; node++) {
      missing[ply[node]]--;
    }
    return missing;
  }

  private void end(long openedNodes, long[] droppedByPly) {
    finished = true;
    resize(size);
    lastChild = null;
    opened = openedNodes;
    dropped = droppedByPly;
  }

  /** Returns a recorder that fills this trace and knows how long that takes. */
  TimedRecorder timed(LongSupplier clock) {
    return new TimedRecorder(this, () -> size == capacity, clock);
  }

  /** Notes how long the search took, and how much of it was spent here. */
  void cost(long search, long recording) {
    cost = TraceCost.of(search, recording, 0);
  }

  @Override
  public Optional<TraceCost> cost() {
    return Optional.of(
        TraceCost.of(cost.searchNanos(), cost.recordingNanos(), bytes())
            .withComparison(cost.withNanos(), cost.withoutNanos()));
  }

  @Override
  public RecordedTrace withCost(TraceCost another) {
    if (!finished) {
      throw new IllegalStateException("The trace is still being recorded.");
    }
    RecordedTrace copy = (RecordedTrace) copy();
    copy.cost = another;
    return copy;
  }

  /**
   * Returns what was kept for lack of room.
   *
   * @return the policy
   */
  public TracePolicy policy() {
    return policy;
  }

  @Override
  public TraceOrigin origin() {
    return origin;
  }

  /**
   * Returns how many nodes were dropped for lack of room.
   *
   * @return one number per ply
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
    return reopened ? TraceNote.source(this) : "";
  }

  @Override
  public Line line() {
    return line;
  }

  @Override
  public long opened() {
    return opened;
  }
}
