package org.plyscope.lab.trace;

import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import org.plyscope.api.game.Line;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceCost;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.lab.file.ProgramVersion;

/**
 * A trace as columns: recorded by one search thread, then {@link #finish finished}, immutable and
 * safe for any thread.
 *
 * <p>Columns are primitive arrays that grow; those that a search does not use are never made. When
 * there is not room for all nodes, a {@link TracePolicy} decides which are kept, the principal line
 * always among them; {@link #note} describes it.
 */
@SuppressWarnings("EnumOrdinal") // a byte per node, in memory only; files do not depend on it
public final class RecordedTrace extends GrowingColumns implements TraceRecorder {
  private static final int BYTES_PER_NODE = 80;

  private final Line line;
  private final TraceOrigin origin;
  private final long memory;
  private final boolean reopened;
  private TraceLog log;
  private TraceCost cost = TraceCost.of(0, 0, 0);
  private final Set<String> droppedFigures = new TreeSet<>();
  private long[] dropped = {};
  private boolean finished;

  private RecordedTrace(Line line, TraceOrigin origin, int cap, long memory, boolean reopened) {
    super(line.rules().players(), cap, !reopened);
    this.line = line;
    this.origin = Objects.requireNonNull(origin);
    this.memory = memory;
    this.reopened = reopened;
  }

  /**
   * Starts recording a search. At most a quarter of the memory there is will be used.
   *
   * @param line the game up to the position searched
   * @param origin the agent and its limits; the program is added
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
    trace.log = new TraceLog(Math.min(cap / 2, TraceLog.LARGEST));
    return trace;
  }

  /**
   * Starts a trace that is filled from a file: all that is kept there is kept here.
   *
   * @param line the game up to the position searched
   * @param origin the agent and its limits
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
   */
  public static long capFor(long bytes, int players, int figures) {
    return bytes / (BYTES_PER_NODE + Double.BYTES * (long) (players + figures));
  }

  @Override
  public int open(int parentNode, long moveToIt, int place, int playerToMove) {
    if (log != null && parentNode != DROPPED) {
      int node = log.open(parentNode, moveToIt, place, playerToMove);
      if (node >= 0) {
        return node;
      }
    }
    if (finished) {
      return DROPPED;
    }
    unpack();
    return openInColumns(parentNode, moveToIt, place, playerToMove);
  }

  @Override
  public void leaf(
      int parentNode,
      long moveToIt,
      int place,
      int playerToMove,
      double low,
      double high,
      double result,
      NodeEnd reason) {
    if (log == null
        || parentNode == DROPPED
        || log.leaf(parentNode, moveToIt, place, playerToMove, low, high, result, reason) < 0) {
      TraceRecorder.super.leaf(
          parentNode, moveToIt, place, playerToMove, low, high, result, reason);
    }
  }

  /** Goes on in columns. */
  private void unpack() {
    if (log == null) {
      return;
    }
    TraceLog full = log;
    log = null;
    resize(full.size());
    full.unpack(this);
    opened = size;
    for (int node = 0; node < size; node++) {
      count(ply[node]);
    }
  }

  @Override
  public void window(int number, double low, double high) {
    if (log != null && number >= 0) {
      log.window(number, low, high);
    } else {
      windowInColumns(number, low, high);
    }
  }

  @Override
  public void close(int number, double result, Bound kind, NodeEnd reason, int skippedMoves) {
    if (log == null || number < 0 || !log.close(number, result, kind, reason, skippedMoves)) {
      unpack();
      closeInColumns(number, result, kind, reason, skippedMoves);
    }
  }

  @Override
  public void visits(int number, long count, double[] means) {
    unpack();
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
    unpack();
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
    unpack();
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
   * Ends the recording: frees memory that only recording needs; from now on calls of the recorder
   * do nothing. Returns this, as a trace.
   */
  public Trace finish() {
    if (!finished && !reopened) {
      unpack();
      endThinning();
      end(opened, missing());
    }
    return this;
  }

  /**
   * Ends reading a file with the facts about the search besides its nodes.
   *
   * @param openedNodes how many nodes the search opened
   * @param droppedByPly how many of them are not in the file, by ply
   * @param costs the cost of recording
   * @param kept the nodes kept for lack of room
   */
  public void finish(long openedNodes, long[] droppedByPly, TraceCost costs, TracePolicy kept) {
    end(openedNodes, droppedByPly.clone());
    cost = costs;
    policy = kept;
  }

  @Override
  boolean ended() {
    return finished;
  }

  private void end(long openedNodes, long[] droppedByPly) {
    finished = true;
    resize(size);
    linkAll();
    endLinking();
    opened = openedNodes;
    dropped = droppedByPly;
  }

  /** Returns a recorder that fills this trace and knows how long that takes. */
  TimedRecorder timed(LongSupplier clock) {
    return new TimedRecorder(this, () -> log == null && size == capacity, clock);
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

  /** Returns the policy that was applied for lack of room. */
  public TracePolicy policy() {
    return policy;
  }

  @Override
  public TraceOrigin origin() {
    return origin;
  }

  /** Returns how many nodes were dropped for lack of room: one number per ply. */
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
