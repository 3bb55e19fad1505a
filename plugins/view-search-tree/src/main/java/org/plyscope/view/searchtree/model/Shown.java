package org.plyscope.view.searchtree.model;

import java.util.BitSet;

/** Which nodes of a tree are shown: those that pass a filter, and those above them for context. */
public final class Shown {
  private final BitSet matching;
  private final BitSet shown;

  private Shown(TreeModel tree, Filter filter) {
    matching = new BitSet(tree.count());
    shown = new BitSet(tree.count());
    shown.set(0);
    if (filter.all()) {
      matching.set(0, tree.count());
      shown.set(0, tree.count());
      return;
    }
    for (int i = tree.count() - 1; i >= 0; i--) {
      if (filter.matches(tree, i)) {
        matching.set(i);
        shown.set(i);
      }
      if (i > 0 && shown.get(i)) {
        shown.set(tree.parent(i));
      }
    }
  }

  /** Applies a filter. */
  public static Shown of(TreeModel tree, Filter filter) {
    return new Shown(tree, filter);
  }

  /** Returns whether a node is shown at all. */
  public boolean contains(int node) {
    return shown.get(node);
  }

  /** Returns whether a node itself passes the filter. */
  public boolean matches(int node) {
    return matching.get(node);
  }

  /** Returns how many nodes pass the filter. */
  public int count() {
    return matching.cardinality();
  }
}
