package org.plyscope.engine.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.search.Bound;
import org.plyscope.api.search.NodeEnd;
import org.plyscope.api.search.TraceRecorder;
import org.plyscope.engine.Scores;

/** Writes the nodes of the current path to a recorder, in units for people. */
final class Tracer {
  private final TraceRecorder recorder;
  private final int scale;
  private int[] nodes = new int[64];
  private NodeEnd[] ends = new NodeEnd[64];
  private int[] skipped = new int[64];

  Tracer(TraceRecorder recorder, int scale) {
    this.recorder = recorder;
    this.scale = scale;
  }

  void open(int ply, long move, int order, int player) {
    if (ply >= nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * ply);
      ends = Arrays.copyOf(ends, 2 * ply);
      skipped = Arrays.copyOf(skipped, 2 * ply);
    }
    int parent = ply == 0 ? TraceRecorder.NO_PARENT : nodes[ply - 1];
    nodes[ply] = recorder.open(parent, move, order, player);
    end(ply, NodeEnd.EXPANDED, 0);
  }

  /** Notes the window, from the root player's view. */
  void window(int ply, int alpha, int beta) {
    recorder.window(nodes[ply], forPeople(alpha), forPeople(beta));
  }

  /** Notes why the search does not go on at the node of this ply. */
  void end(int ply, NodeEnd end, int movesSkipped) {
    ends[ply] = end;
    skipped[ply] = movesSkipped;
  }

  NodeEnd end(int ply) {
    return ends[ply];
  }

  /** Closes the node of this ply; the value is from the root player's view. */
  void close(int ply, int value, Bound bound) {
    recorder.close(nodes[ply], forPeople(value), bound, ends[ply], skipped[ply]);
  }

  /** Notes the value for every player. */
  void values(int ply, int[] values) {
    double[] shown = new double[values.length];
    for (int i = 0; i < shown.length; i++) {
      shown[i] = forPeople(values[i]);
    }
    recorder.values(nodes[ply], shown);
  }

  /** Closes the node of this ply without a value. */
  void closeStopped(int ply) {
    recorder.close(nodes[ply], Double.NaN, Bound.NONE, NodeEnd.STOPPED, 0);
  }

  private double forPeople(int value) {
    return Scores.forPeople(value, scale);
  }
}
