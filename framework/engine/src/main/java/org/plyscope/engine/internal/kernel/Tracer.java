package org.plyscope.engine.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.Scores;

/** Writes the nodes of the current path to a recorder, in units for display. */
@SuppressWarnings("EnumOrdinal") // in memory only
public final class Tracer {
  private static final NodeEnd[] ENDS = NodeEnd.values();

  /** The facts about the node of a ply, side by side: it is all needed at the same time. */
  private static final int FIELDS = 8;

  private static final int NODE = 0;
  private static final int END = 1;
  private static final int SKIPPED = 2;

  /** The moves that an unsound rule left out. */
  private static final int LEFT_OUT = 3;

  /** The moves that quiescence passed over: they take no place in the order tried. */
  private static final int QUIET = 4;

  private static final int TRIED = 5;
  private static final int LAST_TRIED = 6;

  private final TraceRecorder recorder;
  private final int scale;

  /** Whether values are shown as they are. */
  private final boolean whole;

  private int[] path = new int[64 * FIELDS];

  public Tracer(TraceRecorder recorder, int scale) {
    this.recorder = recorder;
    this.scale = scale;
    this.whole = scale == 1;
  }

  public void open(int ply, long move, int order, int player) {
    int at = ply * FIELDS;
    if (at >= path.length) {
      path = Arrays.copyOf(path, 2 * at);
    }
    int parent = TraceRecorder.NO_PARENT;
    int place = order;
    if (ply > 0) {
      int above = at - FIELDS;
      // A move that is searched again is still one move.
      if (path[above + LAST_TRIED] != order) {
        path[above + LAST_TRIED] = order;
        path[above + TRIED]++;
      }
      parent = path[above + NODE];
      place -= path[above + QUIET];
    }
    path[at + NODE] = recorder.open(parent, move, place, player);
    path[at + END] = NodeEnd.EXPANDED.ordinal();
    path[at + SKIPPED] = 0;
    path[at + LEFT_OUT] = 0;
    path[at + QUIET] = 0;
    path[at + TRIED] = 0;
    path[at + LAST_TRIED] = -1;
  }

  /**
   * Writes a whole leaf of this ply, reached by a move of the game; the window and the value are
   * for display, see {@link #forPeople}. Only for nodes where no move is left out.
   */
  public void leaf(
      int ply,
      long move,
      int order,
      int player,
      double alpha,
      double beta,
      double value,
      NodeEnd end) {
    recorder.leaf(path[(ply - 1) * FIELDS + NODE], move, order, player, alpha, beta, value, end);
  }

  /** Notes the window, from the root player's view. */
  public void window(int ply, int alpha, int beta) {
    recorder.window(node(ply), forPeople(alpha), forPeople(beta));
  }

  /** Notes why the search does not go on at the node of this ply. */
  public void end(int ply, NodeEnd end, int movesSkipped) {
    path[ply * FIELDS + END] = end.ordinal();
    path[ply * FIELDS + SKIPPED] = movesSkipped;
  }

  /** Notes that an unsound rule leaves out a move of the node of this ply. */
  public void leaveOut(int ply) {
    path[ply * FIELDS + LEFT_OUT]++;
  }

  /** Notes a move of the node of this ply that quiescence does not try. */
  public void passOver(int ply) {
    path[ply * FIELDS + QUIET]++;
  }

  /** Notes that an unsound rule gave up the node of this ply; some moves may have been tried. */
  public void giveUp(int ply, int moves) {
    end(ply, NodeEnd.PRUNED, moves - path[ply * FIELDS + TRIED]);
  }

  public NodeEnd end(int ply) {
    return ENDS[path[ply * FIELDS + END]];
  }

  /** Closes the node of this ply; the value is from the root player's view. */
  public void close(int ply, int value, Bound bound) {
    recorder.close(node(ply), forPeople(value), bound, end(ply), skipped(ply));
  }

  /** Closes the node of this ply; the value and its window are those of the side to move. */
  public void close(int ply, int value, int low, int high, boolean ours, boolean deep) {
    NodeEnd end = end(ply);
    boolean exact = end == NodeEnd.LEAF || end == NodeEnd.TERMINAL;
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
    recorder.values(node(ply), shown);
  }

  /** Closes the node of this ply without a value, although it was finished. */
  public void closeUnknown(int ply) {
    recorder.close(node(ply), Double.NaN, Bound.NONE, end(ply), skipped(ply));
  }

  /** Closes the node of this ply without a value. */
  public void closeStopped(int ply) {
    recorder.close(node(ply), Double.NaN, Bound.NONE, NodeEnd.STOPPED, 0);
  }

  private int node(int ply) {
    return path[ply * FIELDS + NODE];
  }

  private int skipped(int ply) {
    return path[ply * FIELDS + SKIPPED] + path[ply * FIELDS + LEFT_OUT];
  }

  /** Returns a score as it is written to the recorder. */
  public double forPeople(int value) {
    return whole && Math.abs(value) <= Evaluator.MAX ? value : Scores.forPeople(value, scale);
  }
}
