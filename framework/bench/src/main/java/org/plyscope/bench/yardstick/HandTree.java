package org.plyscope.bench.yardstick;

import java.util.Arrays;
import java.util.SplittableRandom;

/** A UCT tree for two players in arrays, with nothing that is not needed for plain UCT. */
final class HandTree {
  private long[] moves = new long[1024];
  private int[] first = new int[1024];
  private int[] next = new int[1024];
  private int[] visits = new int[1024];
  private int[] children = new int[1024];
  private int[] wanted = new int[1024];
  private double[] scores = new double[1024];
  private final int[] path = new int[4096];
  private int length;
  private int size;

  /** Starts over with a root. */
  void reset() {
    size = 0;
    node(-1);
  }

  private int node(long move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
      first = Arrays.copyOf(first, 2 * size);
      next = Arrays.copyOf(next, 2 * size);
      visits = Arrays.copyOf(visits, 2 * size);
      children = Arrays.copyOf(children, 2 * size);
      wanted = Arrays.copyOf(wanted, 2 * size);
      scores = Arrays.copyOf(scores, 2 * size);
    }
    moves[size] = move;
    first[size] = -1;
    next[size] = -1;
    visits[size] = 0;
    children[size] = 0;
    wanted[size] = -1;
    scores[size] = 0;
    return size++;
  }

  /** Starts a way down at the root, and returns it. */
  int start() {
    path[0] = 0;
    length = 1;
    return 0;
  }

  boolean expanded(int node) {
    return children[node] == wanted[node];
  }

  long move(int node) {
    return moves[node];
  }

  /** Steps to the child with the largest bound for a player. */
  int select(int node, int player) {
    double log = Math.log(visits[node]);
    int best = -1;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int child = first[node]; child >= 0; child = next[child]) {
      double mean = scores[child] / visits[child];
      double bound = (player == 0 ? mean : 1 - mean) + Math.sqrt(log / visits[child]);
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
    }
    path[length++] = best;
    return best;
  }

  /** Adds a child for one of the moves without one, steps there, and returns it. */
  int expand(int node, long[] list, int count, SplittableRandom random) {
    wanted[node] = count;
    int rest = count;
    for (int child = first[node]; child >= 0; child = next[child]) {
      for (int i = 0; i < rest; i++) {
        if (list[i] == moves[child]) {
          list[i] = list[--rest];
          break;
        }
      }
    }
    int child = node(list[random.nextInt(rest)]);
    next[child] = first[node];
    first[node] = child;
    children[node]++;
    path[length++] = child;
    return child;
  }

  /** Adds the score of the first player to all nodes on the path. */
  void learn(double score) {
    for (int i = 0; i < length; i++) {
      visits[path[i]]++;
      scores[path[i]] += score;
    }
  }
}
