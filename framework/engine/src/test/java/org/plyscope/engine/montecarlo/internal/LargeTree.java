package org.plyscope.engine.montecarlo.internal;

import java.util.Set;

/**
 * Fills a tree with ten million nodes, outside the test suite because of its memory: run it with
 * {@code -Xmx1g}.
 */
final class LargeTree {
  private static final int NODES = 10_000_000;

  private LargeTree() {}

  /** Prints how much memory the tree takes. */
  public static void main(String[] args) {
    Tree tree = new Tree(2, NODES, 0, Set.of(), 0);
    tree.add(-1, -1, 0, false);
    while (tree.room() > 0) {
      tree.add(tree.size() / 8, tree.size(), tree.size() % 2, false);
    }
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    System.out.printf(
        "%,d nodes in %,d MB of at most %,d MB%n",
        tree.size(),
        (runtime.totalMemory() - runtime.freeMemory()) >> 20,
        runtime.maxMemory() >> 20);
  }
}
