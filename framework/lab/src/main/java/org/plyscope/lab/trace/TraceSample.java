package org.plyscope.lab.trace;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Thins a trace out from the moment it is full, so that it goes on covering the whole search.
 *
 * <p>A ply of a tree that has become too large is halved, and if need be halved again: every second
 * subtree below it is dropped at random, those already kept and those to come alike. So plies that
 * are small stay whole, and large ones are sampled evenly. A node outside the sample is dropped as
 * soon as it is closed, unless it is on a line that may become the principal one: that line is
 * always kept. Where the beginning is wanted, only that and the line are kept.
 *
 * <p>Nodes move when others are dropped, so the recorder identifies them by a serial number.
 */
final class TraceSample {
  private static final int NONE = TraceColumns.NONE;

  /** How far up from the latest node its parent is looked for before all nodes are searched. */
  private static final int NEAR = 64;

  /** The deepest ply that is halved only if the deeper ones leave no room for it. */
  private static final int SHALLOW = 2;

  /** Where only the beginning is kept, this is enough for the line and the open nodes. */
  private static final int LINE = 512;

  /** A tree that was searched before the last one gets so much less room a ply. */
  private static final int EARLIER = 4;

  private final TraceColumns trace;
  private final TraceLines lines;
  private final int cap;
  private final int beginning;
  private final int[] serial;
  private final BitSet spare = new BitSet();
  private final Map<Integer, byte[]> halvings = new HashMap<>();
  private boolean depthFirst = true;
  private byte[] now = new byte[16];
  private int rootPlayer;
  private int next;
  private int latest;

  /**
   * Takes over a full trace.
   *
   * @param cap the largest number of nodes
   */
  TraceSample(TraceColumns trace, int cap, TracePolicy policy) {
    this.trace = trace;
    this.lines = new TraceLines(trace);
    this.cap = cap;
    this.serial = new int[cap];
    this.next = trace.size;
    this.latest = trace.size - 1;
    Arrays.setAll(serial, node -> node);
    for (int node = 1; node < trace.size; node++) {
      depthFirst &= inOrder(node, node - 1);
    }
    int spared = Math.max(depthFirst ? 0 : cap / 8, Math.min(LINE, cap / 2));
    beginning = policy == TracePolicy.BEGINNING ? cap - spared : 0;
    for (int node = 0; node < trace.size; node++) {
      if (trace.ply[node] == 0) {
        startTree(node);
      }
    }
  }

  /** Returns whether a node follows its parent or a node below that, as in a depth-first walk. */
  private boolean inOrder(int node, int before) {
    int above = before;
    while (above >= 0 && above != trace.parent[node]) {
      above = trace.parent[above];
    }
    return above >= 0 || trace.ply[node] == 0;
  }

  private void startTree(int root) {
    now = new byte[16];
    rootPlayer = trace.player[root];
    halvings.put(serial[root], now);
  }

  /** Returns where the node with a serial number is; -1 if it has gone. */
  int find(int number) {
    int node = latest;
    for (int i = 0; i < NEAR && node >= 0; i++) {
      if (serial[node] == number) {
        return node;
      }
      node = trace.parent[node];
    }
    int found = Arrays.binarySearch(serial, 0, trace.size, number);
    return found < 0 ? NONE : found;
  }

  /** Returns whether there are numbers for more nodes. */
  boolean open() {
    return next < Integer.MAX_VALUE;
  }

  /** Takes in a node that was just added; returns its serial number. */
  int add(int node) {
    serial[node] = next++;
    depthFirst &= inOrder(node, latest);
    latest = node;
    if (trace.ply[node] == 0) {
      startTree(node);
    }
    spare.set(
        node, !wanted(node, now) || (trace.parent[node] >= 0 && spare.get(trace.parent[node])));
    return serial[node];
  }

  private boolean wanted(int node, byte[] halved) {
    if (beginning > 0) {
      return serial[node] < beginning;
    }
    int ply = trace.ply[node];
    return ply >= halved.length || grain(serial[node]) >= halved[ply];
  }

  /** Returns how often a node outlives a halving; half of all nodes outlive the first. */
  private static int grain(int number) {
    long mixed = (number + 0x632BE59BD9B4E019L) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
    return Long.numberOfTrailingZeros(mixed ^ mixed >>> 32);
  }

  /**
   * Drops unwanted nodes of a subtree that was just closed. Whether the line below it is, shows at
   * once: when another move is better already, it cannot become the principal one.
   */
  void closed(int node) {
    latest = node;
    if (!depthFirst) {
      return;
    }
    int above = trace.parent[node];
    boolean leads = above < 0 || lines.leads(above, node, rootPlayer);
    boolean stays = leads || !spare.get(node);
    if (node == trace.size - 1) {
      if (!stays) {
        trace.removeLast();
        latest = above;
      }
      return;
    }
    BitSet gone = spare.get(node, trace.size);
    if (leads) {
      gone.clear(0);
      lines.walk(node, rootPlayer, next -> gone.clear(next - node));
    }
    if (!gone.isEmpty()) {
      remove(node, gone);
      latest = stays ? node : above;
    }
  }

  private void remove(int from, BitSet gone) {
    int to = from;
    for (int node = from; node < trace.size; node++) {
      if (!gone.get(node - from)) {
        serial[to] = serial[node];
        spare.set(to, spare.get(node));
        to++;
      }
    }
    trace.remove(from, gone);
  }

  /** Makes room; returns whether there is any now. */
  boolean thin() {
    int room = beginning > 0 ? 0 : cap - cap / 4;
    do {
      Groups groups = new Groups();
      if (room > 0) {
        groups.halve(SHALLOW + 1, room);
        groups.halve(1, room);
      }
      sweep(lines(), groups);
      // In a small trace the lines alone may take much of the room.
      room /= 2;
    } while (room > 0 && trace.size > cap - cap / 8);
    return trace.size < cap;
  }

  /** Drops everything that is not wanted, so that all parts of the search are sampled alike. */
  void finish() {
    sweep(lines(), new Groups());
  }

  private void sweep(BitSet lined, Groups groups) {
    BitSet gone = new BitSet();
    spare.clear();
    for (int node = 0; node < trace.size; node++) {
      int above = trace.parent[node];
      boolean below = above >= 0 && spare.get(above);
      spare.set(node, below || !wanted(node, groups.halved(node)));
      gone.set(node, spare.get(node) && !lined.get(node));
    }
    int kept = serial[latest];
    remove(0, gone);
    latest = trace.size == 0 ? NONE : Arrays.binarySearch(serial, 0, trace.size, kept);
  }

  /** Returns the nodes on principal lines: of every tree, and of all that are still open. */
  private BitSet lines() {
    BitSet lined = new BitSet();
    for (int root = 0; root >= 0; root = trace.nextSibling[root]) {
      lined.set(root);
      lines.walkAll(root, trace.player[root], lined::set);
    }
    for (int node = latest; node >= 0; node = trace.parent[node]) {
      lined.set(node);
      lines.walkAll(node, rootPlayer, lined::set);
    }
    return lined;
  }

  /** The plies of all trees, and how many nodes they hold. */
  private final class Groups {
    private final int[] trees = new int[trace.size];
    private final byte[][] halved;
    private final double[][] counts;

    Groups() {
      int count = 0;
      int plies = 0;
      for (int node = 0; node < trace.size; node++) {
        trees[node] = trace.ply[node] == 0 ? count++ : trees[trace.parent[node]];
        plies = Math.max(plies, trace.ply[node] + 1);
      }
      halved = new byte[count][];
      counts = new double[count][plies];
      for (int node = 0; node < trace.size; node++) {
        int tree = trees[node];
        if (trace.ply[node] == 0) {
          int root = serial[node];
          halved[tree] = Arrays.copyOf(halvings.get(root), Math.max(plies, 16));
          halvings.put(root, halved[tree]);
          now = halved[tree];
        }
        counts[tree][trace.ply[node]]++;
      }
    }

    byte[] halved(int node) {
      return halved[trees[node]];
    }

    /** Returns about how many nodes are left. */
    private double total() {
      return Arrays.stream(counts).flatMapToDouble(Arrays::stream).sum();
    }

    /** Halves plies from one on until there is room; descendants go with them. */
    void halve(int first, int room) {
      for (double share = room; total() > room && share >= 0.5; share /= 2) {
        for (int tree = 0; tree < counts.length; tree++) {
          halve(tree, first, tree == counts.length - 1 ? share : share / EARLIER);
        }
      }
    }

    private void halve(int tree, int first, double most) {
      double left = 1;
      for (int ply = first; ply < counts[tree].length; ply++) {
        counts[tree][ply] *= left;
        while (counts[tree][ply] > most && halved[tree][ply] < Byte.MAX_VALUE) {
          halved[tree][ply]++;
          counts[tree][ply] /= 2;
          left /= 2;
        }
      }
    }
  }
}
