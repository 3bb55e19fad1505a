package org.plyscope.view.searchtree.model;

import java.util.EnumSet;
import java.util.Set;
import org.plyscope.api.trace.NodeEnd;

/**
 * The part of a tree that the user wants to see.
 *
 * @param deepest the last ply
 * @param low the smallest value; nodes without a value match only if there is no range
 * @param high the largest value
 * @param kinds how the search ended at a node
 */
public record Filter(int deepest, double low, double high, Set<NodeEnd> kinds) {
  /** Lets everything pass. */
  public static final Filter ALL =
      new Filter(
          Integer.MAX_VALUE,
          Double.NEGATIVE_INFINITY,
          Double.POSITIVE_INFINITY,
          EnumSet.allOf(NodeEnd.class));

  /** Copies the kinds. */
  public Filter {
    kinds = Set.copyOf(kinds);
  }

  /** Returns whether a node passes. */
  public boolean matches(TreeModel tree, int node) {
    return tree.ply(node) <= deepest && kinds.contains(tree.end(node)) && inRange(tree.value(node));
  }

  /** Returns whether everything passes. */
  public boolean all() {
    return equals(ALL);
  }

  private boolean inRange(double value) {
    return Double.isNaN(value)
        ? low == Double.NEGATIVE_INFINITY && high == Double.POSITIVE_INFINITY
        : value >= low && value <= high;
  }
}
