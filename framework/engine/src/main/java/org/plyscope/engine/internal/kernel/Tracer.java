package org.plyscope.engine.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.Scores;

/** Writes the nodes of the current path to a recorder, in units for display. */
public final class Tracer {
  private final TraceRecorder recorder;
  private final int scale;
  private int[] nodes = new int[64];
  private NodeEnd[] ends = new NodeEnd[64];
  private int[] skipped = new int[64];

  /** Per ply the moves that an unsound rule left out, and those that were tried. */
  private int[] leftOut = new int[64];

  /** Per ply the moves that quiescence passed over: they take no place in the order tried. */
  private int[] quiet = new int[64];

  private int[] tried = new int[64];
  private int[] lastTried = new int[64];

  public Tracer(TraceRecorder recorder, int scale) {
    this.recorder = recorder;
    this.scale = scale;
  }

  public void open(int ply, long move, int order, int player) {
    if (ply >= nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * ply);
      ends = Arrays.copyOf(ends, 2 * ply);
      skipped = Arrays.copyOf(skipped, 2 * ply);
      leftOut = Arrays.copyOf(leftOut, 2 * ply);
      quiet = Arrays.copyOf(quiet, 2 * ply);
      tried = Arrays.copyOf(tried, 2 * ply);
      lastTried = Arrays.copyOf(lastTried, 2 * ply);
    }
    // A move that is searched again is still one move.
    if (ply > 0 && lastTried[ply - 1] != order) {
      lastTried[ply - 1] = order;
      tried[ply - 1]++;
    }
    leftOut[ply] = 0;
    quiet[ply] = 0;
    tried[ply] = 0;
    lastTried[ply] = -1;
    int parent = ply == 0 ? TraceRecorder.NO_PARENT : nodes[ply - 1];
    int place = ply == 0 ? order : order - quiet[ply - 1];
    nodes[ply] = recorder.open(parent, move, place, player);
    end(ply, NodeEnd.EXPANDED, 0);
  }

  /** Notes the window, from the root player's view. */
  public void window(int ply, int alpha, int beta) {
    recorder.window(nodes[ply], forPeople(alpha), forPeople(beta));
  }

  /** Notes why the search does not go on at the node of this ply. */
  public void end(int ply, NodeEnd end, int movesSkipped) {
    ends[ply] = end;
    skipped[ply] = movesSkipped;
  }

  /** Notes that an unsound rule leaves out a move of the node of this ply. */
  public void leaveOut(int ply) {
    leftOut[ply]++;
  }

  /** Notes a move of the node of this ply that quiescence does not try. */
  public void passOver(int ply) {
    quiet[ply]++;
  }

  /** Notes that an unsound rule gave up the node of this ply; some moves may have been tried. */
  public void giveUp(int ply, int moves) {
    end(ply, NodeEnd.PRUNED, moves - tried[ply]);
  }

  public NodeEnd end(int ply) {
    return ends[ply];
  }

  /** Closes the node of this ply; the value is from the root player's view. */
  public void close(int ply, int value, Bound bound) {
    recorder.close(nodes[ply], forPeople(value), bound, ends[ply], skipped[ply] + leftOut[ply]);
  }

  /** Closes the node of this ply; the value and its window are those of the side to move. */
  public void close(int ply, int value, int low, int high, boolean ours, boolean deep) {
    boolean exact = ends[ply] == NodeEnd.LEAF || ends[ply] == NodeEnd.TERMINAL;
    if (exact || (value < high && (value > low || !deep))) {
      close(ply, ours ? value : -value, Bound.EXACT);
    } else {
      close(ply, ours ? value : -value, value >= high == ours ? Bound.LOWER : Bound.UPPER);
    }
  }

  /** Notes the value for every player. */
  public void values(int ply, int[] values) {
    double[] shown = new double[values.length];
    for (int i = 0; i < shown.length; i++) {
      shown[i] = forPeople(values[i]);
    }
    recorder.values(nodes[ply], shown);
  }

  /** Closes the node of this ply without a value, although it was finished. */
  public void closeUnknown(int ply) {
    recorder.close(nodes[ply], Double.NaN, Bound.NONE, ends[ply], skipped[ply] + leftOut[ply]);
  }

  /** Closes the node of this ply without a value. */
  public void closeStopped(int ply) {
    recorder.close(nodes[ply], Double.NaN, Bound.NONE, NodeEnd.STOPPED, 0);
  }

  private double forPeople(int value) {
    return Scores.forPeople(value, scale);
  }
}
