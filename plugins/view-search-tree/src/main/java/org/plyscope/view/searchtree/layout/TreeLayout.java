package org.plyscope.view.searchtree.layout;

/** A way to arrange a tree. */
public enum TreeLayout {
  /** Nodes and edges, the root above. */
  DOWN("Tree, top-down"),
  /** Nodes and edges, the root on the left. */
  RIGHT("Tree, left to right"),
  /** A block per node, as wide as its share of the work; blocks below it are its children. */
  ICICLE("Icicle");

  private final String title;

  TreeLayout(String title) {
    this.title = title;
  }

  /** Returns whether plies go from left to right. */
  public boolean sideways() {
    return this == RIGHT;
  }

  /**
   * Returns whether small subtrees get more room than their share. Blocks are measured by eye, so
   * they must not; nodes are read one by one.
   */
  public boolean balanced() {
    return this != ICICLE;
  }

  @Override
  public String toString() {
    return title;
  }
}
