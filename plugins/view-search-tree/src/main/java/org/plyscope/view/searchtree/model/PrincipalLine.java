package org.plyscope.view.searchtree.model;

import java.util.BitSet;
import org.plyscope.ui.line.BestLine;

/** The line of best moves from the root, read off the values of a tree. */
public final class PrincipalLine {
  private final BitSet nodes = new BitSet();
  private int last;

  private PrincipalLine(TreeModel tree, long[] said) {
    for (int number : BestLine.of(tree.trace(), tree.number(0), said)) {
      last = tree.find(number);
      nodes.set(last);
    }
  }

  /**
   * Finds the line of a tree.
   *
   * @param said the line that the agent reported, which decides among moves of the same value: an
   *     agent may choose among them at random
   */
  public static PrincipalLine of(TreeModel tree, long... said) {
    return new PrincipalLine(tree, said);
  }

  /** Returns whether a node is on the line. */
  public boolean contains(int node) {
    return nodes.get(node);
  }

  /** Returns the node at the end of the line. */
  public int last() {
    return last;
  }
}
