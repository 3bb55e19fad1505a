package org.plyscope.engine.montecarlo.internal.kernel;

import org.plyscope.engine.montecarlo.internal.Tree;

/** Finds the nodes of a tree that have the same position. */
final class Twins {
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final Tree tree;
  private long[] keys = new long[1024];
  private int[] nodes = new int[1024];
  private int count;

  Twins(Tree tree) {
    this.tree = tree;
  }

  /** Lets a new node share its statistics with the first one of the same position. */
  void added(int node, long key) {
    if (2 * count > keys.length) {
      grow();
    }
    int place = place(key);
    if (nodes[place] == 0) {
      // The root is never met again by its number, so that 0 can stand for a free place.
      nodes[place] = node;
      keys[place] = key;
      count++;
    } else {
      tree.twin(node, nodes[place]);
    }
  }

  private int place(long key) {
    int mask = keys.length - 1;
    int place = (int) ((key * SPREAD) >>> 32) & mask;
    while (nodes[place] != 0 && keys[place] != key) {
      place = (place + 1) & mask;
    }
    return place;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldNodes = nodes;
    keys = new long[2 * oldKeys.length];
    nodes = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldNodes[i] != 0) {
        int place = place(oldKeys[i]);
        keys[place] = oldKeys[i];
        nodes[place] = oldNodes[i];
      }
    }
  }
}
