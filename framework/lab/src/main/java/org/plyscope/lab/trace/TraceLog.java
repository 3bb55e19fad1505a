package org.plyscope.lab.trace;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/**
 * The nodes of a search that is being recorded, as long as there is room for all of them: in the
 * order in which they were opened, packed into a few words each, in pieces that are filled once and
 * never move. Writing a node so takes a fraction of the time that columns need; {@link #unpack}
 * makes columns of it afterwards.
 */
@SuppressWarnings("EnumOrdinal") // three bits per node, in memory only; files do not depend on it
final class TraceLog {
  /** Returned by {@link #open} when a node has no room here. */
  static final int FULL = -3;

  /** Words of a node: move, value, alpha, beta, and all the rest in one. */
  private static final int WORDS = 5;

  private static final int VALUE = 1;
  private static final int ALPHA = 2;
  private static final int BETA = 3;
  private static final int REST = 4;

  /** The last word: end, bound and skipped moves, which change; player, ply, place and parent. */
  private static final int BOUND_SHIFT = 3;

  private static final int SKIPPED_SHIFT = 6;
  private static final int PLAYER_SHIFT = 16;
  private static final int PLY_SHIFT = 19;
  private static final int ORDER_SHIFT = 29;
  private static final int PARENT_SHIFT = 39;
  private static final int KINDS = 7;
  private static final int SMALL = 1023;
  private static final long NEVER_CHANGES = -1L << PLAYER_SHIFT;
  private static final long OPEN = rest(Bound.NONE, NodeEnd.STOPPED, 0);

  /** More nodes would not go into the bits for their parents. */
  static final int LARGEST = 1 << 20;

  private static final int PIECE_BITS = 11;
  private static final int PIECE = 1 << PIECE_BITS;
  private static final long NAN = Double.doubleToRawLongBits(Double.NaN);

  /** The pieces of the last recording: filling them again is faster than asking for new memory. */
  private static final AtomicReference<SoftReference<long[][]>> SPARE = new AtomicReference<>();

  private final int cap;
  private long[][] pieces;
  private long[] latest;
  private int at;
  private int room;
  private boolean windows;
  private int size;

  /**
   * The parent of the node added last, the ply of that node, and both as bits of its last word:
   * siblings follow each other.
   */
  private int lastParent = TraceRecorder.NO_PARENT;

  private int lastDepth;
  private long lastBits;

  /**
   * Makes an empty log.
   *
   * @param cap the largest number of nodes, at most {@link #LARGEST}
   */
  TraceLog(int cap) {
    this.cap = cap;
    SoftReference<long[][]> spare = SPARE.getAndSet(null);
    long[][] found = spare == null ? null : spare.get();
    this.pieces = found == null ? new long[16][] : found;
  }

  int size() {
    return size;
  }

  /** Makes room for more nodes; returns whether there is any. */
  private boolean addPiece() {
    if (size == cap) {
      return false;
    }
    int piece = size >> PIECE_BITS;
    if (piece == pieces.length) {
      pieces = Arrays.copyOf(pieces, 2 * piece);
    }
    if (pieces[piece] == null) {
      pieces[piece] = new long[PIECE * WORDS];
    }
    latest = pieces[piece];
    at = 0;
    room = Math.min(PIECE, cap - size);
    return true;
  }

  /** Returns the ply of a node whose parent is this one. */
  private int depthBelow(int parent) {
    if (parent != lastParent) {
      lastDepth = parent == TraceRecorder.NO_PARENT ? 0 : 1 + depth(parent);
      lastParent = parent;
      lastBits =
          (parent - (long) TraceRecorder.NO_PARENT) << PARENT_SHIFT | (long) lastDepth << PLY_SHIFT;
    }
    return lastDepth;
  }

  private int depth(int node) {
    Objects.checkIndex(node, size);
    return (int) (pieces[node >> PIECE_BITS][at(node) + REST] >>> PLY_SHIFT) & SMALL;
  }

  private static int at(int node) {
    return (node & (PIECE - 1)) * WORDS;
  }

  /** Returns whether a node fits into a log that may have to grow for it. */
  private boolean fits(int depth, int order, int player) {
    return Math.max(depth, order) <= SMALL && (player & ~KINDS) == 0 && (room > 0 || addPiece());
  }

  /** Adds a node that is still open; returns its number, or {@link #FULL}. */
  int open(int parent, long move, int order, int player) {
    if (!fits(depthBelow(parent), order, player)) {
      return FULL;
    }
    return write(move, NAN, NAN, NAN, place(order, player) | OPEN);
  }

  /** Adds a node that is closed already; returns its number, or {@link #FULL}. */
  int leaf(
      int parent,
      long move,
      int order,
      int player,
      double alpha,
      double beta,
      double value,
      NodeEnd end) {
    if (!fits(depthBelow(parent), order, player)) {
      return FULL;
    }
    windows = true;
    return write(
        move,
        Double.doubleToRawLongBits(value),
        Double.doubleToRawLongBits(alpha),
        Double.doubleToRawLongBits(beta),
        place(order, player) | rest(Bound.EXACT, end, 0));
  }

  private int write(long move, long value, long alpha, long beta, long rest) {
    long[] piece = latest;
    int to = at;
    piece[to] = move;
    piece[to + VALUE] = value;
    piece[to + ALPHA] = alpha;
    piece[to + BETA] = beta;
    piece[to + REST] = rest;
    at = to + WORDS;
    room--;
    return size++;
  }

  void window(int node, double alpha, double beta) {
    Objects.checkIndex(node, size);
    windows = true;
    long[] piece = pieces[node >> PIECE_BITS];
    int to = at(node);
    piece[to + ALPHA] = Double.doubleToRawLongBits(alpha);
    piece[to + BETA] = Double.doubleToRawLongBits(beta);
  }

  /** Closes a node; returns whether its data fits. */
  boolean close(int node, double value, Bound bound, NodeEnd end, int skipped) {
    if (skipped > SMALL) {
      return false;
    }
    Objects.checkIndex(node, size);
    long[] piece = pieces[node >> PIECE_BITS];
    int to = at(node);
    piece[to + VALUE] = Double.doubleToRawLongBits(value);
    piece[to + REST] = (piece[to + REST] & NEVER_CHANGES) | rest(bound, end, skipped);
    return true;
  }

  /** Returns where a node stands below the last parent, as bits of its last word. */
  private long place(int order, int player) {
    return lastBits | (long) Math.max(0, order) << ORDER_SHIFT | (long) player << PLAYER_SHIFT;
  }

  private static long rest(Bound bound, NodeEnd end, int skipped) {
    return (long) Math.max(0, skipped) << SKIPPED_SHIFT
        | (long) bound.ordinal() << BOUND_SHIFT
        | end.ordinal();
  }

  /** Writes all nodes into columns that are long enough. The log must not be used after that. */
  void unpack(TraceColumns columns) {
    if (windows) {
      columns.makeWindows();
    }
    for (int node = 0; node < size; node++) {
      long[] piece = pieces[node >> PIECE_BITS];
      int from = at(node);
      long rest = piece[from + REST];
      columns.move[node] = piece[from];
      columns.value[node] = Double.longBitsToDouble(piece[from + VALUE]);
      if (windows) {
        columns.alpha[node] = Double.longBitsToDouble(piece[from + ALPHA]);
        columns.beta[node] = Double.longBitsToDouble(piece[from + BETA]);
      }
      columns.parent[node] = (int) (rest >>> PARENT_SHIFT) + TraceRecorder.NO_PARENT;
      columns.order[node] = (int) (rest >>> ORDER_SHIFT) & SMALL;
      columns.ply[node] = (short) (rest >>> PLY_SHIFT & SMALL);
      columns.player[node] = (byte) (rest >>> PLAYER_SHIFT & KINDS);
      columns.skipped[node] = (int) (rest >>> SKIPPED_SHIFT) & SMALL;
      columns.bound[node] = (byte) (rest >>> BOUND_SHIFT & KINDS);
      columns.end[node] = (byte) (rest & KINDS);
    }
    columns.size = size;
    SPARE.set(new SoftReference<>(pieces));
    pieces = null;
  }
}
