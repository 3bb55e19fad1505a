package org.plyscope.lab.trace;

import static org.plyscope.api.trace.TraceRecorder.DROPPED;
import static org.plyscope.api.trace.TraceRecorder.NO_PARENT;

import java.util.Arrays;
import java.util.Objects;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;

/** Columns that a search fills, and that are thinned out from the moment they are full. */
@SuppressWarnings("EnumOrdinal") // a byte per node, in memory only; files do not depend on it
abstract class GrowingColumns extends TraceColumns {
  /** Shorter columns grow in larger steps: making them longer takes longer than filling them. */
  private static final int SMALL = 1 << 16;

  private static final int FIRST_LENGTH = 1024;

  final int cap;
  TracePolicy policy = TracePolicy.SAMPLE;
  long opened;
  private final boolean thins;
  private TraceSample sample;
  private long[] openedAt = new long[64];

  /**
   * Makes empty columns.
   *
   * @param cap the largest number of nodes
   * @param thins whether there is a choice when they are full; otherwise later nodes are dropped
   */
  GrowingColumns(int players, int cap, boolean thins) {
    super(players);
    this.cap = cap;
    this.thins = thins;
  }

  /** Returns whether the columns are final. */
  abstract boolean ended();

  final int openInColumns(int parentNode, long moveToIt, int place, int playerToMove) {
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
      long longer = Math.max(FIRST_LENGTH, (long) capacity * (capacity < SMALL ? 4 : 2));
      resize((int) Math.min(cap, longer));
    }
    int node = size++;
    ply[node] = (short) depth;
    move[node] = moveToIt;
    order[node] = Math.max(0, place);
    player[node] = (byte) playerToMove;
    value[node] = Double.NaN;
    bound[node] = (byte) Bound.NONE.ordinal();
    end[node] = (byte) NodeEnd.STOPPED.ordinal();
    parent[node] = above;
    if (alpha != null) {
      alpha[node] = Double.NaN;
      beta[node] = Double.NaN;
    }
    if (sample == null) {
      return node;
    }
    link(node, above);
    clear(node);
    return sample.add(node);
  }

  final void windowInColumns(int number, double low, double high) {
    int node = find(number);
    if (node < 0) {
      return;
    }
    if (alpha == null) {
      makeWindows();
    }
    alpha[node] = low;
    beta[node] = high;
  }

  final void closeInColumns(
      int number, double result, Bound kind, NodeEnd reason, int skippedMoves) {
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

  final void count(int depth) {
    if (depth >= openedAt.length) {
      openedAt = Arrays.copyOf(openedAt, 2 * depth);
    }
    openedAt[depth]++;
  }

  /** Makes room for a node; returns whether there is any. */
  private boolean thinned() {
    if (!thins) {
      return false;
    }
    if (sample == null) {
      linkAll();
      sample = new TraceSample(this, cap, policy);
    }
    return sample.open() && sample.thin();
  }

  /** Returns where the node with a serial number is; -1 if it has gone. */
  final int find(int number) {
    if (number < 0 || ended()) {
      return DROPPED;
    }
    return sample == null ? Objects.checkIndex(number, size) : sample.find(number);
  }

  /** Counts the nodes that were opened and are not there, up to the deepest ply. */
  final long[] missing() {
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

  /** Drops unwanted nodes, now that no node will follow. */
  final void endThinning() {
    if (sample != null) {
      sample.finish();
      sample = null;
    }
  }
}
