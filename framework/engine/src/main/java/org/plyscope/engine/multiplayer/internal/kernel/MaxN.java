package org.plyscope.engine.multiplayer.internal.kernel;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.engine.Scores;
import org.plyscope.engine.SearchClock;
import org.plyscope.engine.internal.RootMoves;
import org.plyscope.engine.internal.kernel.Outcomes;
import org.plyscope.engine.internal.kernel.PrincipalLine;
import org.plyscope.engine.internal.kernel.Tracer;
import org.plyscope.engine.multiplayer.internal.MaxNJob;
import org.plyscope.engine.multiplayer.internal.MaxNKernel;

/** Max^n without pruning: vectors are backed up, and each mover picks the best for itself. */
public final class MaxN implements MaxNKernel {
  private static final int OPEN = -1;

  private final State state;
  private final Evaluation evaluation;
  private final SearchClock clock;
  private final SearchCounters counters;
  private final SplittableRandom random;
  private final PrincipalLine line = new PrincipalLine();
  private final Tracer tracer;
  private final int players;
  private final int root;
  private final Outcomes outcomes;

  private MoveList[] lists = new MoveList[0];
  private int[][] vectors = new int[0][];

  /** How many of the moves tried so far are equally good for the mover. */
  private int[] equals = new int[0];

  /** The ply at which the outcome of each player was settled. */
  private final int[] settledAt;

  /** How the position looks after the best root move, if that loses. */
  private int looks;

  private boolean horizon;

  /** Makes a kernel for one search. */
  public MaxN(MaxNJob job) {
    this.state = job.state();
    this.evaluation = job.evaluation();
    this.clock = job.clock();
    this.counters = job.counters();
    this.random = new SplittableRandom(job.seed());
    this.players = job.players();
    this.root = state.toMove();
    this.outcomes = new Outcomes(state, evaluation, players);
    this.tracer =
        job.recorder() == null ? null : new Tracer(job.recorder(), job.evaluation().scale());
    this.settledAt = new int[players];
    Arrays.fill(settledAt, OPEN);
    noteSettled(0);
    evaluation.reset(state);
  }

  @Override
  public void search(RootMoves moves, int depth) {
    horizon = false;
    if (!enter(0, MoveList.NONE, 0)) {
      return;
    }
    for (int i = 0; i < moves.size(); i++) {
      long before = clock.nodes();
      child(depth, 0, moves.move(i), i);
      if (clock.stopped()) {
        break;
      }
      moves.searched(i, vectors[1][root], Bound.EXACT, clock.nodes() - before);
      if (improves(moves.move(i))) {
        moves.improve(i, line.line(0));
      }
    }
    leave(0);
  }

  @Override
  public int[] values() {
    return vectors[0].clone();
  }

  @Override
  public boolean horizonMet() {
    return horizon;
  }

  private void visit(int depth, int ply, long move, int order) {
    // Step 1. Count the node; give up if the time is over.
    if (!enter(ply, move, order)) {
      return;
    }

    // Step 2. At the end of the game or of the depth every player gets a value.
    MoveList moves = lists[ply];
    int count = depth > 0 ? state.moves(moves) : 0;
    if (count == 0) {
      judge(ply);
      leave(ply);
      return;
    }

    // Step 3. Search all moves and keep the vector that is best for the player to move.
    int mover = state.toMove();
    for (int i = 0; i < count; i++) {
      child(depth, ply, moves.get(i), i);
      if (clock.stopped()) {
        break;
      }
      keepIfBetter(ply, mover, moves.get(i));
    }
    leave(ply);
  }

  private void child(int depth, int ply, long move, int order) {
    evaluation.play(state, move);
    state.play(move);
    int settled = noteSettled(ply + 1);
    visit(depth - 1, ply + 1, move, order);
    forgetSettled(settled);
    state.undo();
    evaluation.undo();
  }

  /** Notes whose outcome the last move has settled, as a set of bits. */
  private int noteSettled(int ply) {
    int noted = 0;
    for (int player = 0; player < players; player++) {
      if (settledAt[player] == OPEN && state.settled(player)) {
        settledAt[player] = ply;
        noted |= 1 << player;
      }
    }
    return noted;
  }

  private void forgetSettled(int noted) {
    for (int rest = noted; rest != 0; rest &= rest - 1) {
      settledAt[Integer.numberOfTrailingZeros(rest)] = OPEN;
    }
  }

  /** Keeps the child's vector if it is better for the mover, or as good and chance picks it. */
  private boolean keepIfBetter(int ply, int mover, long move) {
    int value = vectors[ply + 1][mover];
    int best = vectors[ply][mover];
    if (equals[ply] > 0 && value < best) {
      return false;
    }
    if (equals[ply] == 0 || value > best) {
      equals[ply] = 1;
    } else if (random.nextInt(++equals[ply]) > 0) {
      return false;
    }
    System.arraycopy(vectors[ply + 1], 0, vectors[ply], 0, players);
    line.improve(ply, move);
    return true;
  }

  /** At the root, of moves that lose equally late, the one after which the position looks best. */
  private boolean improves(long move) {
    int value = vectors[1][root];
    if (!Scores.lost(value) || (equals[0] > 0 && value < vectors[0][root])) {
      return keepIfBetter(0, root, move);
    }
    int look = look(move);
    boolean equal = equals[0] > 0 && value == vectors[0][root];
    if (equal && look < looks) {
      return false;
    }
    if (equal && look > looks) {
      equals[0] = 0;
    }
    looks = look;
    return keepIfBetter(0, root, move);
  }

  private int look(long move) {
    evaluation.play(state, move);
    state.play(move);
    int value = state.settled(root) ? -Scores.INFINITY : evaluation.value(state, root);
    state.undo();
    evaluation.undo();
    return value;
  }

  private void judge(int ply) {
    counters.leaf(ply);
    int[] vector = vectors[ply];
    boolean over = state.over();
    outcomes.read(state);
    horizon |= !over;
    for (int player = 0; player < players; player++) {
      vector[player] =
          settledAt[player] != OPEN
              ? outcomes.score(state, player, settledAt[player])
              : Scores.bounded(evaluation.value(state, player));
    }
    if (tracer != null) {
      tracer.end(ply, over ? NodeEnd.TERMINAL : NodeEnd.LEAF, 0);
    }
  }

  private boolean enter(int ply, long move, int order) {
    if (clock.tick()) {
      return false;
    }
    counters.node(ply);
    line.clear(ply);
    if (ply + 1 >= lists.length) {
      grow(ply + 16);
    }
    equals[ply] = 0;
    if (tracer != null) {
      tracer.open(ply, move, order, state.toMove());
    }
    return true;
  }

  private void leave(int ply) {
    if (tracer == null) {
      return;
    }
    if (clock.stopped()) {
      tracer.closeStopped(ply);
    } else {
      tracer.values(ply, vectors[ply]);
      tracer.close(ply, vectors[ply][root], Bound.EXACT);
    }
  }

  private void grow(int length) {
    int old = lists.length;
    lists = Arrays.copyOf(lists, length);
    vectors = Arrays.copyOf(vectors, length);
    equals = Arrays.copyOf(equals, length);
    for (int i = old; i < length; i++) {
      lists[i] = new MoveList();
      vectors[i] = new int[players];
    }
  }
}
