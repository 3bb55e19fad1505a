package org.plyscope.lab.compare.tree;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.analysis.TreeDifference;
import org.plyscope.api.trace.read.Trace;

/**
 * Two trees of the same position aligned move by move.
 *
 * <p>At every node that both trees have, the moves are listed in the order of the left tree,
 * followed by those only the right one tried. A row differs if the move was not tried on one side,
 * was tried at another place, or got another value or another end.
 */
public final class TreeAlignment {
  private static final double SAME_VALUE = 1e-9;

  private final Trace left;
  private final Trace right;
  private final int most;
  private final List<TreeDifference> rows = new ArrayList<>();

  private TreeAlignment(Trace left, Trace right, int most) {
    this.left = left;
    this.right = right;
    this.most = most;
  }

  /**
   * Aligns the trees of the deepest iterations, in the order of a walk from the root.
   *
   * @param plies how far down to look
   * @param most the largest number of rows
   */
  public static List<TreeDifference> of(Trace left, Trace right, int plies, int most) {
    TreeAlignment alignment = new TreeAlignment(left, right, most);
    alignment.align(0, TraceNodes.lastRoot(left), TraceNodes.lastRoot(right), plies);
    return List.copyOf(alignment.rows);
  }

  private void align(int ply, int leftNode, int rightNode, int plies) {
    if (rows.size() >= most) {
      return;
    }
    rows.add(TreeDifference.of(ply, leftNode, rightNode, difference(leftNode, rightNode)));
    if (ply >= plies || leftNode == TreeDifference.MISSING || rightNode == TreeDifference.MISSING) {
      return;
    }
    Map<Long, Integer> others = children(right, rightNode);
    for (Map.Entry<Long, Integer> child : ordered(left, leftNode)) {
      Integer other = others.remove(child.getKey());
      align(ply + 1, child.getValue(), other == null ? TreeDifference.MISSING : other, plies);
    }
    for (Map.Entry<Long, Integer> child : ordered(right, rightNode)) {
      if (others.containsKey(child.getKey())) {
        align(ply + 1, TreeDifference.MISSING, child.getValue(), plies);
      }
    }
  }

  private String difference(int leftNode, int rightNode) {
    if (leftNode == TreeDifference.MISSING || rightNode == TreeDifference.MISSING) {
      return leftNode == TreeDifference.MISSING ? "only right" : "only left";
    }
    if (left.order(leftNode) != right.order(rightNode)) {
      return "other place";
    }
    if (left.end(leftNode) != right.end(rightNode)) {
      return "other end";
    }
    double one = left.value(leftNode);
    double two = right.value(rightNode);
    boolean same = Double.compare(one, two) == 0 || Math.abs(one - two) <= SAME_VALUE;
    return same ? "" : "other value";
  }

  /** The last search of a move counts: the earlier ones were repeated for a reason. */
  private static Map<Long, Integer> children(Trace trace, int node) {
    Map<Long, Integer> children = new HashMap<>();
    for (int child = trace.firstChild(node); child >= 0; child = trace.nextSibling(child)) {
      children.put(trace.move(child), child);
    }
    return children;
  }

  private static List<Map.Entry<Long, Integer>> ordered(Trace trace, int node) {
    Map<Long, Integer> last = children(trace, node);
    List<Map.Entry<Long, Integer>> ordered = new ArrayList<>();
    for (Long move : TraceNodes.moves(trace, node)) {
      ordered.add(Map.entry(move, last.get(move)));
    }
    return ordered;
  }
}
