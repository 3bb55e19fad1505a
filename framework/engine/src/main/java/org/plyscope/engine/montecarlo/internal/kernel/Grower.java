package org.plyscope.engine.montecarlo.internal.kernel;

import java.util.Objects;
import java.util.function.LongPredicate;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.montecarlo.Expansion;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.engine.montecarlo.GrowthSettings;
import org.plyscope.engine.montecarlo.GrowthSettings.Order;
import org.plyscope.engine.montecarlo.internal.Column;
import org.plyscope.engine.montecarlo.internal.Tree;
import org.plyscope.engine.montecarlo.internal.UctJob;

/** Adds nodes to the tree. */
final class Grower {
  private final State state;
  private final Tree tree;
  private final GrowthSettings settings;
  private final Orderer orderer;
  private final Prior prior;
  private final Expansion expansion;
  private final Proof proof;
  private final Twins twins;
  private final LongPredicate rootMoves;
  private final SearchCounters counters;
  private final PlayoutRandom random;
  private final MoveList moves = new MoveList();
  private final boolean greedy;
  private final boolean priors;

  /** Whether a part decides how many children there are. */
  private final boolean capped;

  /** Nodes with a smaller number are those of an earlier search, which counted them. */
  private final int kept;

  private int[] keys = new int[256];
  private double[] weights = new double[256];

  Grower(UctJob job, PlayoutRandom random, Proof proof) {
    this.state = job.state();
    this.tree = job.tree();
    this.settings = job.settings().growth();
    this.orderer = job.parts().orderer();
    this.prior = job.parts().prior();
    this.expansion = job.parts().expansion();
    this.proof = proof;
    this.twins = tree.has(Column.SHARED) ? new Twins(tree) : null;
    this.rootMoves = job.rootMoves();
    this.counters = job.counters();
    this.random = random;
    this.greedy = settings.usesOrderer();
    this.priors = tree.has(Column.PRIOR);
    this.kept = tree.size();
    orderer.reset(job.seed());
    this.capped = settings.order() == Order.PART;
    if (capped) {
      expansion.reset(state);
    }
  }

  /** Adds the root, unless an earlier search has left one. */
  void root() {
    if (kept == 0) {
      create(-1, MoveList.NONE, 0);
    } else if (counters.plies() == 0) {
      counters.node(0);
    }
  }

  /** Adds one child, leaves the state there, and returns it. */
  int one(int node, int ply) {
    int rest = list(node);
    int index = pick(rest, tree.childCount(node));
    int child = enter(node, index, ply);
    if (priors && tree.expanded(node)) {
      tree.dropWeights(node);
    }
    return child;
  }

  /**
   * Returns whether the expansion rule wants no more children for now; the state is at the node.
   */
  boolean full(int node, int ply) {
    int children = tree.childCount(node);
    return capped
        && children > 0
        && children >= expansion.most(state, ply, tree.visits(node), tree.size());
  }

  /** Adds as many children as there are moves and room, and returns their number. */
  int all(int node, int ply, int room) {
    int rest = list(node);
    int added = 0;
    while (added < room && !tree.expanded(node) && !full(node, ply)) {
      int index = pick(rest, tree.childCount(node));
      enter(node, index, ply);
      state.undo();
      rest--;
      moves.set(index, moves.get(rest));
      keys[index] = keys[rest];
      weights[index] = weights[rest];
      added++;
    }
    return added;
  }

  private int enter(int node, int index, int ply) {
    long move = moves.get(index);
    double weight = priors ? weights[index] : 0;
    state.play(move);
    int child = create(node, move, ply + 1);
    if (priors) {
      tree.prior(child, weight);
    }
    return child;
  }

  private int create(int parent, long move, int ply) {
    int node = tree.add(parent, move, state.toMove(), state.over());
    counters.node(ply);
    counters.leaf(ply);
    if (parent >= kept && tree.childCount(parent) == 1) {
      counters.expanded(ply - 1);
    }
    if (proof != null) {
      proof.added(node, state);
    }
    if (twins != null && node > 0) {
      twins.added(node, state.key());
    }
    return node;
  }

  /** Lists the moves of a node that have no child yet, and returns their number. */
  private int list(int node) {
    int count = node == 0 ? rootMoves() : state.moves(moves);
    tree.moveCount(node, count);
    if (count > keys.length) {
      keys = new int[2 * count];
      weights = new double[2 * count];
    }
    if (greedy) {
      orderer.keys(state, moves, keys);
    }
    if (priors) {
      weigh(node, count);
    }
    int rest = count;
    for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
      int index = moves.indexOf(tree.move(child));
      rest--;
      moves.set(index, moves.get(rest));
      moves.set(rest, tree.move(child));
      keys[index] = keys[rest];
      weights[index] = weights[rest];
    }
    return rest;
  }

  /**
   * Finds the weights of all moves of a node. The prior is asked when the node gets its first
   * child; a prior may be a network, which takes longer than everything else here.
   */
  private void weigh(int node, int count) {
    double[] known = tree.weights(node);
    if (known != null) {
      System.arraycopy(known, 0, weights, 0, count);
      return;
    }
    prior.weights(state, moves, weights);
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += weights[i];
    }
    for (int i = 0; i < count; i++) {
      weights[i] = sum > 0 ? weights[i] / sum : 1.0 / count;
    }
    if (!settings.all()) {
      tree.keepWeights(node, weights, count);
    }
  }

  /** Lists the moves of the root that may be tried, and returns their number. */
  private int rootMoves() {
    state.moves(moves);
    long[] legal = moves.toArray();
    moves.clear();
    for (long move : legal) {
      if (rootMoves.test(move)) {
        moves.add(move);
      }
    }
    return moves.size();
  }

  /** Returns the index of the move to add next. */
  private int pick(int rest, int children) {
    if (settings.order() == Order.PART) {
      moves.setSize(rest);
      return Objects.checkIndex(expansion.next(state, moves, children, random), rest);
    }
    boolean best =
        switch (settings.order()) {
          case RANDOM, PART -> false;
          case GREEDY -> true;
          case HALF -> children % 2 == 0;
          case EPSILON_GREEDY -> random.nextDouble() >= settings.epsilon();
        };
    return best ? best(rest) : random.nextInt(rest);
  }

  private int best(int rest) {
    int best = 0;
    int ties = 1;
    for (int i = 1; i < rest; i++) {
      if (keys[i] > keys[best]) {
        best = i;
        ties = 1;
      } else if (keys[i] == keys[best] && random.nextInt(++ties) == 0) {
        best = i;
      }
    }
    return best;
  }
}
