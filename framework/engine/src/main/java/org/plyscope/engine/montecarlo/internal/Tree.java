package org.plyscope.engine.montecarlo.internal;

import java.util.Arrays;
import java.util.Set;

/**
 * A growing tree in primitive arrays. It holds numbers only and calls no other object, so it can
 * outlive its search. Nodes are numbered in the order of their creation, the root is 0; a parent
 * has a smaller number than its children, which are linked in the order of their creation.
 */
public final class Tree extends TreeColumns {
  /** The number of moves of a node before they are counted. */
  private static final int UNKNOWN = -1;

  private static final int FIRST_LENGTH = 1024;

  private final int cap;
  private final int branching;

  private int size;
  private long[] moves = {};
  private int[] parents = {};
  private int[] firstChild = {};
  private int[] lastChild = {};
  private int[] nextSibling = {};
  private int[] moveCount = {};
  private int[] childCount = {};
  private int[] visits = {};
  private byte[] movers = {};
  private double[] payoffs = {};

  /**
   * Makes an empty tree.
   *
   * @param cap the largest number of nodes
   * @param branching the largest number of children of a node; 0 for no cap
   * @param weightBytes how much memory the weights of moves without a child may take
   */
  public Tree(int players, int cap, int branching, Set<Column> columns, long weightBytes) {
    super(players, columns, weightBytes);
    this.cap = cap;
    this.branching = branching == 0 ? Integer.MAX_VALUE : branching;
  }

  public int size() {
    return size;
  }

  /** Returns how many more nodes there is room for. */
  public int room() {
    return cap - size;
  }

  /** Adds a node without visits; the root has parent -1. */
  public int add(int parent, long move, int mover, boolean over) {
    if (size == moves.length) {
      resize(Math.min(cap, Math.max(FIRST_LENGTH, size + (size >> 1))));
    }
    int node = size++;
    moves[node] = move;
    parents[node] = parent;
    firstChild[node] = -1;
    nextSibling[node] = -1;
    childCount[node] = 0;
    visits[node] = 0;
    movers[node] = (byte) mover;
    moveCount[node] = over ? 0 : UNKNOWN;
    Arrays.fill(payoffs, node * players, (node + 1) * players, 0);
    clear(node);
    if (parent >= 0) {
      link(parent, node);
    }
    return node;
  }

  private void link(int parent, int node) {
    if (firstChild[parent] < 0) {
      firstChild[parent] = node;
    } else {
      nextSibling[lastChild[parent]] = node;
    }
    lastChild[parent] = node;
    childCount[parent]++;
  }

  public long move(int node) {
    return moves[node];
  }

  public int parent(int node) {
    return parents[node];
  }

  /** Returns the player to move at a node. */
  public int mover(int node) {
    return movers[node];
  }

  public int firstChild(int node) {
    return firstChild[node];
  }

  public int nextSibling(int node) {
    return nextSibling[node];
  }

  public int childCount(int node) {
    return childCount[node];
  }

  /** Returns the child by a move, or -1. */
  public int child(int node, long move) {
    int child = firstChild[node];
    while (child >= 0 && moves[child] != move) {
      child = nextSibling[child];
    }
    return child;
  }

  /** Notes how many moves a node has. */
  public void moveCount(int node, int count) {
    moveCount[node] = count;
  }

  /** Returns how many moves of a node never get a child. */
  public int leftOut(int node) {
    return Math.max(0, moveCount[node] - branching);
  }

  public boolean terminal(int node) {
    return moveCount[node] == 0;
  }

  /** Returns whether every move that is to have a child has one. */
  public boolean expanded(int node) {
    return childCount[node] == moveCount[node] || childCount[node] == branching;
  }

  /** Returns whether every legal move has a child. */
  public boolean complete(int node) {
    return childCount[node] == moveCount[node];
  }

  public int visits(int node) {
    return visits[node];
  }

  public double sum(int node, int player) {
    return payoffs[node * players + player];
  }

  /** Counts a visit without an outcome yet. */
  public void enter(int node) {
    visits[node]++;
  }

  /** Takes back a visit that has no outcome. */
  public void leave(int node) {
    visits[node]--;
  }

  public double mean(int node, int player) {
    return payoffs[node * players + player] / visits[node];
  }

  /** Adds the outcome of a playout that went through a node. */
  public void add(int node, double[] outcome) {
    int at = node * players;
    for (int player = 0; player < players; player++) {
      payoffs[at + player] += outcome[player];
    }
  }

  /** Sets the sum of the payoffs of all visits of a node for a player. */
  public void sum(int node, int player, double value) {
    payoffs[node * players + player] = value;
  }

  /** Empties the tree; its memory is kept for the next search. */
  public void clear() {
    dropWeightsBelow(size);
    size = 0;
  }

  /**
   * Makes a node the root and forgets everything that is not below it. The others keep their order,
   * so that the same tree always becomes the same tree. Data that only dropped nodes shared is
   * dropped as well.
   */
  public void reroot(int root) {
    int[] numbers = new int[size];
    int kept = 0;
    for (int node = 0; node < size; node++) {
      boolean stays = node == root || (node > root && numbers[parents[node]] >= 0);
      numbers[node] = stays ? kept++ : -1;
      if (!stays && has(Column.PRIOR)) {
        dropWeights(node);
      }
    }
    for (int node = root; node < size; node++) {
      if (numbers[node] >= 0) {
        move(node, numbers[node], numbers);
      }
    }
    parents[0] = -1;
    nextSibling[0] = -1;
    size = kept;
  }

  /** Copies a node to a smaller number, and renumbers its references. */
  private void move(int from, int to, int[] numbers) {
    moves[to] = moves[from];
    parents[to] = parents[from] < 0 ? -1 : numbers[parents[from]];
    firstChild[to] = renumbered(firstChild[from], numbers);
    lastChild[to] = firstChild[to] < 0 ? 0 : numbers[lastChild[from]];
    nextSibling[to] = renumbered(nextSibling[from], numbers);
    moveCount[to] = moveCount[from];
    childCount[to] = childCount[from];
    visits[to] = visits[from];
    movers[to] = movers[from];
    copy(payoffs, from, to, players);
    copyColumns(from, to);
    if (has(Column.SHARED)) {
      int first = numbers[twin(from)];
      twin(to, first < 0 ? to : first);
      if (first < 0) {
        shareAlone(to, visits[to], payoffs);
      }
    }
  }

  private static int renumbered(int node, int[] numbers) {
    return node < 0 ? -1 : numbers[node];
  }

  private void resize(int length) {
    moves = Arrays.copyOf(moves, length);
    parents = Arrays.copyOf(parents, length);
    firstChild = Arrays.copyOf(firstChild, length);
    lastChild = Arrays.copyOf(lastChild, length);
    nextSibling = Arrays.copyOf(nextSibling, length);
    moveCount = Arrays.copyOf(moveCount, length);
    childCount = Arrays.copyOf(childCount, length);
    visits = Arrays.copyOf(visits, length);
    movers = Arrays.copyOf(movers, length);
    payoffs = Arrays.copyOf(payoffs, length * players);
    resizeColumns(length);
  }
}
