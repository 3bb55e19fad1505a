package org.plyscope.engine.montecarlo.internal.kernel;

import java.util.Arrays;
import org.plyscope.engine.montecarlo.internal.Tree;

/**
 * All moves as first: a child also learns from the playouts that went another way but made its move
 * later, by the same player.
 */
final class Amaf {
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final Tree tree;
  private long[] keys = new long[1024];
  private int[] stamps = new int[1024];
  private int stamp;
  private int count;

  Amaf(Tree tree) {
    this.tree = tree;
  }

  /** Forgets all moves. */
  void start() {
    stamp++;
    count = 0;
  }

  /** Notes a move. */
  void made(int player, long move) {
    if (2 * count > keys.length) {
      grow();
    }
    long key = key(player, move);
    int place = place(key);
    count += stamps[place] == stamp ? 0 : 1;
    stamps[place] = stamp;
    keys[place] = key;
  }

  /**
   * Adds the outcome of the playout to every child on the path whose move was made from there on.
   */
  void update(int[] path, int ply, double[] outcome) {
    for (int i = ply; i >= 0; i--) {
      int node = path[i];
      int player = tree.mover(node);
      if (i < ply) {
        made(player, tree.move(path[i + 1]));
      }
      for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
        if (stamps[place(key(player, tree.move(child)))] == stamp) {
          tree.addRave(child, outcome[player]);
        }
      }
    }
  }

  private static long key(int player, long move) {
    return 8 * move + player;
  }

  /** Returns where a key is, or the free place where it would be. */
  private int place(long key) {
    int mask = keys.length - 1;
    int place = (int) ((key * SPREAD) >>> 32) & mask;
    while (stamps[place] == stamp && keys[place] != key) {
      place = (place + 1) & mask;
    }
    return place;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldStamps = stamps;
    keys = new long[2 * oldKeys.length];
    stamps = new int[keys.length];
    Arrays.fill(stamps, stamp - 1);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldStamps[i] == stamp) {
        int place = place(oldKeys[i]);
        keys[place] = oldKeys[i];
        stamps[place] = stamp;
      }
    }
  }
}
