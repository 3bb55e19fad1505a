package org.plyscope.engine.montecarlo.internal.kernel;

import java.util.Arrays;
import java.util.function.LongPredicate;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.engine.montecarlo.internal.UctJob;
import org.plyscope.engine.montecarlo.internal.UctKernel;

/** Monte Carlo tree search: select, expand, play out, back up. */
public final class Uct implements UctKernel {
  private final State state;
  private final SearchCounters counters;
  private final UctTree tree;
  private final UctTrace trace;
  private final PlayoutRandom random;
  private final MoveList scratch = new MoveList();
  private final double[] outcome;
  private final LongPredicate rootMoves;
  private final double exploration;
  private final int playoutPlies;
  private final int treeNodes;

  private int[] path = new int[64];
  private int ply;
  private long playedOut;

  /** Makes a kernel with a tree that holds the root only. */
  public Uct(UctJob job) {
    this.state = job.state();
    this.counters = job.counters();
    this.tree = new UctTree(job.players());
    this.random = new PlayoutRandom(job.seed());
    this.rootMoves = job.rootMoves();
    this.outcome = new double[job.players()];
    // Under the root: Cp·√(2 ln n / n_j) = √(2·Cp²·ln n / n_j).
    this.exploration = 2 * job.settings().exploration() * job.settings().exploration();
    this.trace =
        job.recorder() == null
            ? null
            : new UctTrace(job.recorder(), tree, job.players(), exploration);
    int plies = job.settings().playoutPlies();
    this.playoutPlies = plies == 0 ? Integer.MAX_VALUE : plies;
    this.treeNodes = job.settings().treeNodes();
    create(-1, MoveList.NONE);
  }

  @Override
  public void iterate() {
    // Step 1. Select: follow the best child as long as all moves have one.
    ply = 0;
    int node = 0;
    path[0] = 0;
    while (!tree.terminal(node) && tree.expanded(node)) {
      node = select(node);
      descend(node);
    }

    // Step 2. Expand: give a move that has no child yet one.
    if (!tree.terminal(node) && tree.size() < treeNodes) {
      descendTo(expand(node));
    }

    // Step 3. Play out: random moves to the end of the game.
    int played = playOut();
    playedOut += played;
    state.payoffs(outcome);
    counters.playout();

    // Step 4. Back up: every node on the way learns the outcome.
    for (; played > 0; played--) {
      state.undo();
    }
    for (int i = ply; i > 0; i--) {
      tree.visit(path[i], outcome);
      state.undo();
    }
    tree.visit(0, outcome);
  }

  /**
   * Picks the child with the largest upper confidence bound for the player to move, any of several
   * with the same probability.
   */
  private int select(int node) {
    int player = state.toMove();
    double explore = exploration * Math.log(tree.visits(node));
    int best = -1;
    int ties = 1;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
      double visits = tree.visits(child);
      double bound = tree.sum(child, player) / visits + Math.sqrt(explore / visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
        ties = 1;
      } else if (bound == bestBound && random.nextInt(++ties) == 0) {
        best = child;
      }
    }
    return best;
  }

  private void descend(int child) {
    state.play(tree.move(child));
    descendTo(child);
  }

  private void descendTo(int child) {
    if (++ply == path.length) {
      path = Arrays.copyOf(path, 2 * ply);
    }
    path[ply] = child;
  }

  /** Plays one of the moves that have no child, any with the same probability, and adds it. */
  private int expand(int node) {
    int count = node == 0 ? rootMoves() : state.moves(scratch);
    tree.moveCount(node, count);
    int rest = count;
    for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
      scratch.set(scratch.indexOf(tree.move(child)), scratch.get(--rest));
      scratch.set(rest, tree.move(child));
    }
    long move = scratch.get(random.nextInt(rest));
    state.play(move);
    return create(node, move);
  }

  /** Lists the moves of the root that may be tried, and returns their number. */
  private int rootMoves() {
    state.moves(scratch);
    long[] legal = scratch.toArray();
    scratch.clear();
    for (long move : legal) {
      if (rootMoves.test(move)) {
        scratch.add(move);
      }
    }
    return scratch.size();
  }

  private int create(int parent, long move) {
    int node = tree.add(parent, move, state.over());
    int depth = parent < 0 ? 0 : ply + 1;
    counters.node(depth);
    counters.leaf(depth);
    if (parent >= 0 && tree.childCount(parent) == 1) {
      counters.expanded(ply);
    }
    if (trace != null) {
      trace.added(parent, node, state.toMove());
    }
    return node;
  }

  private int playOut() {
    int played = 0;
    while (played < playoutPlies) {
      long move = state.randomMove(random, scratch);
      if (move == MoveList.NONE) {
        break;
      }
      state.play(move);
      played++;
    }
    return played;
  }

  @Override
  public int size() {
    return tree.size();
  }

  @Override
  public int firstChild(int node) {
    return tree.firstChild(node);
  }

  @Override
  public int nextSibling(int node) {
    return tree.nextSibling(node);
  }

  @Override
  public long move(int node) {
    return tree.move(node);
  }

  @Override
  public long visits(int node) {
    return tree.visits(node);
  }

  @Override
  public double mean(int node, int player) {
    return tree.visits(node) == 0 ? Double.NaN : tree.sum(node, player) / tree.visits(node);
  }

  @Override
  public double exploration(int parent, int child) {
    return tree.exploration(exploration, parent, child);
  }

  @Override
  public long playedOut() {
    return playedOut;
  }

  @Override
  public void finish() {
    if (trace != null) {
      trace.write();
    }
  }
}
