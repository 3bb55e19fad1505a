package org.plyscope.engine.montecarlo.internal.kernel;

import java.util.Arrays;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.montecarlo.GrowthSettings;
import org.plyscope.engine.montecarlo.internal.Column;
import org.plyscope.engine.montecarlo.internal.Tree;
import org.plyscope.engine.montecarlo.internal.UctJob;
import org.plyscope.engine.montecarlo.internal.UctKernel;

/** Monte Carlo tree search: select, expand, play out, back up. */
public final class Uct implements UctKernel {
  /** How many moves of a slow playout are made between two looks at the clock. */
  private static final int LOOK = 8;

  private final State state;
  private final Tree tree;
  private final GrowthSettings growth;
  private final SearchCounters counters;
  private final PlayoutRandom random;
  private final Chooser chooser;
  private final Grower grower;
  private final Playout playout;
  private final PlayoutScorer judge;

  /** Determines when a playout need not go on, or null. */
  private final Evaluator decider;

  private final Learner learner;
  private final Proof proof;
  private final Amaf amaf;
  private final BooleanSupplier halted;
  private final ReentrantLock lock;
  private final int longest;
  private final int deepest;
  private final MoveList scratch = new MoveList();
  private final double[] outcome;

  private int[] path = new int[64];
  private int ply;
  private int weight;
  private boolean known;
  private long playedOut;

  /** Makes a kernel; a tree without nodes gets its root. */
  public Uct(UctJob job) {
    this.state = job.state();
    this.tree = job.tree();
    this.growth = job.settings().growth();
    this.counters = job.counters();
    this.random = new PlayoutRandom(job.seed());
    this.proof = tree.has(Column.BOUNDS) ? new Proof(tree) : null;
    this.amaf = tree.has(Column.RAVE) ? new Amaf(tree) : null;
    this.chooser = Chooser.of(job, random, proof);
    this.grower = new Grower(job, random, proof);
    this.playout = job.playout().orElse(null);
    this.judge =
        new PlayoutScorer(job.parts().evaluation(), job.settings().playouts(), tree.players());
    this.decider = job.settings().playouts().untilDecided() ? job.parts().evaluation() : null;
    this.learner = new Learner(tree, proof);
    this.halted = job.halted();
    this.lock = job.lock();
    this.longest = job.settings().playouts().longest();
    this.deepest = growth.depth() == 0 ? Integer.MAX_VALUE : growth.depth();
    this.outcome = new double[tree.players()];
    grower.root();
    if (playout != null) {
      playout.reset(state);
    }
  }

  @Override
  public int iterate(int room) {
    if (lock != null) {
      return iterateTogether(room);
    }
    descend(room);
    if (!playOut()) {
      retreat();
      return HALTED;
    }
    backUp();
    return weight;
  }

  /** Does the same with a tree that other threads use too; only playouts run side by side. */
  private int iterateTogether(int room) {
    lock.lock();
    try {
      descend(room);
    } finally {
      lock.unlock();
    }
    boolean finished = playOut();
    lock.lock();
    try {
      if (finished) {
        backUp();
      } else {
        retreat();
      }
    } finally {
      lock.unlock();
    }
    return finished ? weight : HALTED;
  }

  /**
   * Steps 1 and 2. Select: follow the best child as long as all moves have one. Expand: give a move
   * that has no child yet one, or all of them.
   */
  private void descend(int room) {
    ply = 0;
    if (amaf != null) {
      // A path that ends at a proved leaf has no playout, and must not keep the moves of another.
      amaf.start();
    }
    // Where the tree will never grow every iteration counts, so that a limit of nodes is met.
    weight = 1;
    int node = 0;
    path[0] = 0;
    boolean grown = false;
    while (!closed(node)) {
      int child;
      if (tree.expanded(node) || chooser.content(node) || grower.full(node, ply)) {
        child = chooser.choose(node);
        state.play(tree.move(child));
      } else if (ply >= deepest || room < 1 || tree.room() < 1) {
        break;
      } else if (node > 0 && tree.visits(node) < growth.maturity()) {
        weight = 0;
        break;
      } else if (growth.all()) {
        grown = true;
        weight = grower.all(node, ply, Math.min(room, tree.room()));
        child = chooser.choose(node);
        state.play(tree.move(child));
      } else {
        grown = true;
        child = grower.one(node, ply);
      }
      follow(child);
      node = child;
      if (grown) {
        break;
      }
      if (tree.visits(child) == 0) {
        weight = closed(child) ? 1 : 0;
        break;
      }
    }
    // Read here, where no other thread changes the proofs.
    known = proof != null && proof.closed(path[ply]);
    if (known) {
      proof.outcome(path[ply], outcome);
    }
    for (int i = 0; i <= ply; i++) {
      tree.enter(path[i]);
    }
  }

  private boolean closed(int node) {
    return tree.terminal(node) || (proof != null && proof.closed(node));
  }

  private void follow(int child) {
    if (++ply == path.length) {
      path = Arrays.copyOf(path, 2 * ply);
    }
    path[ply] = child;
  }

  /** Step 3. Play out: to the end of the game, or until the playout is broken off. */
  private boolean playOut() {
    if (known) {
      return true;
    }
    int played = 0;
    if (playout == null && amaf == null && decider == null) {
      while (played < longest) {
        long move = state.randomMove(random, scratch);
        if (move == MoveList.NONE) {
          break;
        }
        state.play(move);
        played++;
      }
    } else {
      played = chosenMoves();
    }
    boolean finished = played >= 0;
    played = finished ? played : -played - 1;
    if (finished) {
      judge.read(state, outcome);
      playedOut += played;
      if (playout != null) {
        playout.end(outcome);
      }
    }
    for (; played > 0; played--) {
      state.undo();
    }
    return finished;
  }

  /** Returns how many moves were made, or -1 minus that if the search must stop. */
  private int chosenMoves() {
    int played = 0;
    if (playout != null) {
      playout.start(state);
    }
    for (; played < longest; played++) {
      if (decider != null && decider.decides(state)) {
        break;
      }
      if (playout != null && played % LOOK == LOOK - 1 && halted.getAsBoolean()) {
        return -played - 1;
      }
      long move =
          playout == null
              ? state.randomMove(random, scratch)
              : playout.move(state, random, scratch);
      if (move == MoveList.NONE) {
        if (playout != null && !state.over()) {
          throw new IllegalStateException("its playout chose no move although the game goes on");
        }
        break;
      }
      if (amaf != null) {
        amaf.made(state.toMove(), move);
      }
      state.play(move);
    }
    return played;
  }

  /** Step 4. Back up: every node on the way learns the outcome. */
  private void backUp() {
    counters.playout();
    for (int i = ply; i > 0; i--) {
      state.undo();
    }
    learner.learn(path, ply, outcome);
    if (amaf != null) {
      amaf.update(path, ply, outcome);
    }
  }

  /** Leaves the tree as if it had not been entered. */
  private void retreat() {
    for (int i = ply; i >= 0; i--) {
      tree.leave(path[i]);
      if (i > 0) {
        state.undo();
      }
    }
  }

  @Override
  public double exploration(int child) {
    return chooser.exploration(child);
  }

  @Override
  public long playedOut() {
    return playedOut;
  }

  @Override
  public void record(TraceRecorder recorder) {
    new UctTrace(recorder, tree, chooser).write();
  }
}
