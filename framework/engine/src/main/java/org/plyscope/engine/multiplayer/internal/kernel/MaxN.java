package org.plyscope.engine.multiplayer.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.engine.Scores;
import org.plyscope.engine.internal.RootMoves;
import org.plyscope.engine.internal.kernel.PrincipalLine;
import org.plyscope.engine.internal.kernel.Tracer;
import org.plyscope.engine.internal.kernel.Walk;
import org.plyscope.engine.multiplayer.internal.MaxNJob;
import org.plyscope.engine.multiplayer.internal.MaxNKernel;
import org.plyscope.engine.multiplayer.internal.Shares;

/** Max^n: vectors are backed up, and each mover picks the best for itself. */
public final class MaxN implements MaxNKernel {
  private final State state;
  private final Walk walk;
  private final SearchClock clock;
  private final SearchCounters counters;
  private final PrincipalLine line = new PrincipalLine();
  private final Tracer tracer;
  private final Leaves leaves;
  private final SortedMoves sorted;
  private final Guarantees guarantees;
  private final int players;
  private final int root;
  private final int widest;
  private final boolean randomTies;
  private final boolean shares;
  private final long seed;

  private Level[] path = new Level[0];

  /** How the position looks after the best root move, if that loses. */
  private int looks;

  private long rootMove;
  private boolean horizon;
  private long searchedAgain;

  /** Makes a kernel for one search. */
  public MaxN(MaxNJob job) {
    this.state = job.state();
    this.clock = job.clock();
    this.counters = job.counters();
    this.players = job.players();
    this.root = state.toMove();
    this.seed = job.seed();
    this.widest = job.settings().widest() == 0 ? Integer.MAX_VALUE : job.settings().widest();
    this.randomTies = job.settings().randomTies();
    this.walk = new Walk(state, job.evaluation(), players);
    this.leaves = new Leaves(job);
    this.sorted = new SortedMoves(job.orderer());
    this.guarantees = new Guarantees(job.settings(), players);
    this.shares = job.settings().shares();
    int scale = shares ? Shares.TOTAL / 100 : job.evaluation().scale();
    this.tracer = job.recorder() == null ? null : new Tracer(job.recorder(), scale);
  }

  @Override
  public long[] orderedRootMoves() {
    MoveList moves = new MoveList();
    state.moves(moves);
    sorted.sort(state, moves);
    return moves.toArray();
  }

  @Override
  public void search(RootMoves moves, int depth) {
    horizon = false;
    guarantees.reset();
    if (!enter(0, MoveList.NONE, 0)) {
      return;
    }
    Level node = path[0];
    for (int i = 0; i < moves.size(); i++) {
      long before = clock.nodes();
      child(depth, 0, moves.move(i), i);
      if (clock.stopped()) {
        break;
      }
      Level child = path[1];
      boolean known = !child.cut && child.leftCount == 0;
      // A node that does not count is no better for us than the best so far.
      int value = known ? child.vector[root] : node.own();
      moves.searched(i, value, known ? Bound.EXACT : Bound.UPPER, clock.nodes() - before);
      if (known && improves(moves.move(i), i)) {
        moves.improve(i, line.line(0));
      }
      if (guarantees.cuts(path, 0)) {
        cut(0, i, moves.size());
        break;
      }
    }
    leave(0);
  }

  @Override
  public int[] values() {
    return path[0].vector.clone();
  }

  @Override
  public boolean horizonMet() {
    return horizon;
  }

  @Override
  public long[] cuts() {
    return guarantees.cuts();
  }

  @Override
  public long searchedAgain() {
    return searchedAgain;
  }

  private void visit(int depth, int ply, long move, int order) {
    // Step 1. Count the node; give up if the time is over.
    if (!enter(ply, move, order)) {
      return;
    }

    // Step 2. At the end of the game or of the depth every player gets a value.
    Level node = path[ply];
    int count = depth > 0 ? state.moves(node.moves) : 0;
    if (count == 0) {
      judge(ply);
      leave(ply);
      return;
    }

    // Step 3. Search the moves in their order and keep the vector that is best for the mover.
    sorted.sort(state, node.moves);
    int width = Math.min(count, widest);
    leaveOut(ply, count - width);
    for (int i = 0; i < width; i++) {
      child(depth, ply, node.moves.get(i), i);
      if (clock.stopped()) {
        break;
      }
      take(ply, i);

      // Step 4. Cut: an earlier player already has a better alternative.
      if (node.cut || guarantees.cuts(path, ply)) {
        cut(ply, i, width);
        break;
      }
    }

    // Step 5. Search again the omitted parts below, if they decide the move of the player before.
    if (node.leftCount > 0 && !node.cut && !clock.stopped() && guarantees.wanted(path, ply)) {
      searchAgain(depth, ply);
    }
    leave(ply);
  }

  private void child(int depth, int ply, long move, int order) {
    walk.play(move);
    int settled = leaves.settled(ply + 1);
    visit(depth - 1, ply + 1, move, order);
    leaves.unsettle(settled);
    walk.undo();
  }

  /** Takes the result of the search of a move. */
  private void take(int ply, int index) {
    Level node = path[ply];
    Level child = path[ply + 1];
    boolean speculation = child.rests < ply;
    if (child.cut && child.mover == node.mover) {
      // A second turn of the same player: its guarantee there also holds here.
      node.rests = Math.min(node.rests, child.rests);
      node.cut = true;
      keep(ply, index);
      return;
    }
    if (speculation) {
      node.rests = Math.min(node.rests, child.rests);
      node.leave(index);
    }
    if (!child.cut && better(ply, index, 0)) {
      keep(ply, index);
    }
  }

  private void searchAgain(int depth, int ply) {
    Level node = path[ply];
    boolean strict = guarantees.strict();
    int before = guarantees.startAgain(ply);
    int count = node.leftCount;
    node.leftCount = 0;
    node.rests = Level.NONE;
    for (int i = 0; i < count && !clock.stopped(); i++) {
      searchedAgain++;
      counters.research();
      int index = node.left[i];
      child(depth, ply, node.moves.get(index), index);
      if (!clock.stopped() && !path[ply + 1].cut && better(ply, index, 0)) {
        keep(ply, index);
      }
    }
    guarantees.endAgain(before, strict);
  }

  /**
   * Returns whether the mover prefers a move just searched to the best one so far.
   *
   * @param look which of two equally good moves looks better, where that counts: 1 the new one
   */
  private boolean better(int ply, int index, int look) {
    Level node = path[ply];
    int value = path[ply + 1].vector[node.mover];
    if (!node.sure || value != node.own()) {
      return !node.sure || value > node.own();
    }
    if (look != 0) {
      return look > 0;
    }
    return randomTies ? lot(move(ply, index)) > lot(node.best) : index < node.bestIndex;
  }

  private long move(int ply, int index) {
    return ply == 0 ? rootMove : path[ply].moves.get(index);
  }

  private void keep(int ply, int index) {
    Level node = path[ply];
    node.sure = true;
    node.best = move(ply, index);
    node.bestIndex = index;
    System.arraycopy(path[ply + 1].vector, 0, node.vector, 0, players);
    line.improve(ply, node.best);
  }

  /**
   * Draws a lot for a move here that depends on nothing but the seed, the position and the move.
   */
  private long lot(long move) {
    long z = (seed ^ state.key()) + move * 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** At the root, of moves that lose equally late, the one after which the position looks best. */
  private boolean improves(long move, int index) {
    rootMove = move;
    int value = path[1].vector[root];
    boolean lost = shares ? Shares.lost(value) : Scores.lost(value);
    int look = lost ? walk.look(move, true) : 0;
    if (!better(0, index, Integer.compare(look, looks))) {
      return false;
    }
    looks = look;
    keep(0, index);
    return true;
  }

  private void judge(int ply) {
    counters.leaf(ply);
    boolean over = state.over();
    horizon |= !over;
    leaves.judge(path[ply].vector);
    if (tracer != null) {
      tracer.end(ply, over ? NodeEnd.TERMINAL : NodeEnd.LEAF, 0);
    }
  }

  private void cut(int ply, int index, int count) {
    counters.cutoff(ply, index);
    if (tracer != null) {
      tracer.end(ply, NodeEnd.CUTOFF, count - index - 1);
    }
  }

  private void leaveOut(int ply, int moves) {
    for (int i = 0; i < moves && tracer != null; i++) {
      tracer.leaveOut(ply);
    }
  }

  private boolean enter(int ply, long move, int order) {
    if (clock.tick()) {
      return false;
    }
    counters.node(ply);
    line.clear(ply);
    if (ply + 1 >= path.length) {
      grow(ply + 16);
    }
    path[ply].clear(state.toMove());
    if (tracer != null) {
      tracer.open(ply, move, order, state.toMove());
    }
    return true;
  }

  private void leave(int ply) {
    if (tracer == null) {
      return;
    }
    Level node = path[ply];
    if (clock.stopped()) {
      tracer.closeStopped(ply);
    } else if (node.leftCount > 0 && !node.cut) {
      tracer.closeUnknown(ply);
    } else {
      tracer.values(ply, node.vector);
      boolean own = node.mover == root;
      int most = own ? node.own() : guarantees.most(node.own());
      int value = node.cut ? most : node.vector[root];
      tracer.close(ply, value, node.cut ? (own ? Bound.LOWER : Bound.UPPER) : Bound.EXACT);
    }
  }

  private void grow(int length) {
    int old = path.length;
    path = Arrays.copyOf(path, length);
    for (int i = old; i < length; i++) {
      path[i] = new Level(players);
    }
  }
}
