package org.plyscope.engine.montecarlo.internal.kernel;

import java.util.Arrays;

/** A growing tree in primitive arrays: children are linked in the order of their creation. */
final class UctTree {
  /** The number of moves of a node that nobody has counted yet. */
  static final int UNKNOWN = -1;

  private final int players;
  private long[] moves;
  private int[] firstChild;
  private int[] lastChild;
  private int[] nextSibling;
  private int[] moveCount;
  private int[] childCount;
  private int[] visits;
  private double[] payoffs;
  private int size;

  UctTree(int players) {
    this.players = players;
    allocate(1024);
  }

  int size() {
    return size;
  }

  /** Adds a node; the root has parent -1. */
  int add(int parent, long move, boolean over) {
    if (size == moves.length) {
      allocate(2 * size);
    }
    int node = size++;
    moves[node] = move;
    firstChild[node] = -1;
    nextSibling[node] = -1;
    moveCount[node] = over ? 0 : UNKNOWN;
    if (parent >= 0) {
      if (firstChild[parent] < 0) {
        firstChild[parent] = node;
      } else {
        nextSibling[lastChild[parent]] = node;
      }
      lastChild[parent] = node;
      childCount[parent]++;
    }
    return node;
  }

  long move(int node) {
    return moves[node];
  }

  int firstChild(int node) {
    return firstChild[node];
  }

  int nextSibling(int node) {
    return nextSibling[node];
  }

  int childCount(int node) {
    return childCount[node];
  }

  int moveCount(int node) {
    return moveCount[node];
  }

  void moveCount(int node, int count) {
    moveCount[node] = count;
  }

  boolean terminal(int node) {
    return moveCount[node] == 0;
  }

  /** Tells whether every move has a child. */
  boolean expanded(int node) {
    return childCount[node] == moveCount[node];
  }

  int visits(int node) {
    return visits[node];
  }

  double sum(int node, int player) {
    return payoffs[node * players + player];
  }

  /** Returns what a parent adds to the mean payoff of a child when it selects one. */
  double exploration(double factor, int parent, int child) {
    return Math.sqrt(factor * Math.log(visits[parent]) / visits[child]);
  }

  void visit(int node, double[] outcome) {
    visits[node]++;
    int at = node * players;
    for (int player = 0; player < players; player++) {
      payoffs[at + player] += outcome[player];
    }
  }

  private void allocate(int length) {
    moves = size == 0 ? new long[length] : Arrays.copyOf(moves, length);
    firstChild = grown(firstChild, length);
    lastChild = grown(lastChild, length);
    nextSibling = grown(nextSibling, length);
    moveCount = grown(moveCount, length);
    childCount = grown(childCount, length);
    visits = grown(visits, length);
    payoffs = size == 0 ? new double[length * players] : Arrays.copyOf(payoffs, length * players);
  }

  private int[] grown(int[] array, int length) {
    return size == 0 ? new int[length] : Arrays.copyOf(array, length);
  }
}
