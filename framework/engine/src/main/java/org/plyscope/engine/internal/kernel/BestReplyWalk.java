package org.plyscope.engine.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Lets one opponent reply to each move of the root player, and pools the replies of all: they are
 * listed at one ply, as numbers of the pool, and the other opponents pass.
 *
 * <p>A player that cannot pass, because the next one has no move, is the last whose replies are
 * listed; if that keeps the turn from coming back to the root player, another reply follows. An
 * opponent with an extra turn uses it. Between two players this is an ordinary walk.
 */
final class BestReplyWalk extends Walk {
  private static final long AGAIN = 0xC2B2AE3D27D4EB4FL;

  private final MoveList scratch = new MoveList();
  private int[] scratchKeys = new int[128];
  private Step[] path = new Step[0];
  private int steps;

  /** A node on the way, and how it was left. */
  private static final class Step {
    private final MoveList pool = new MoveList();

    /** Where in the pool the replies of each opponent end. */
    private int[] ends = new int[8];

    private int opponents;

    /** Whether moves are listed as numbers of the pool. */
    private boolean pooled;

    /** Whether an opponent, and no other, is to move once more. */
    private boolean again;

    private long played;
    private int passesBefore;
    private int passesAfter;
  }

  BestReplyWalk(State state, Evaluator evaluation, int players) {
    super(state, evaluation, players);
  }

  @Override
  public int kind() {
    return 2;
  }

  @Override
  public long key() {
    return at(steps).again ? state().key() ^ AGAIN : state().key();
  }

  @Override
  public int moves(MoveList out) {
    Step step = at(steps);
    step.pooled = false;
    if (ours() || step.again || !several()) {
      return state().moves(out);
    }
    collect(step);
    step.pooled = step.opponents > 1;
    out.clear();
    for (int i = 0; i < step.pool.size(); i++) {
      out.add(step.pooled ? i : step.pool.get(i));
    }
    return out.size();
  }

  /** Pools the replies of all opponents until the turn would come back. */
  private void collect(Step step) {
    step.pool.clear();
    step.opponents = 0;
    int passes = 0;
    int seen = 0;
    while (!ours() && (seen >>> state().toMove() & 1) == 0) {
      seen |= 1 << state().toMove();
      int count = state().moves(scratch);
      for (int i = 0; i < count; i++) {
        step.pool.add(scratch.get(i));
      }
      step.ends[step.opponents++] = step.pool.size();
      if (state().over() || !state().pass()) {
        break;
      }
      passes++;
    }
    takeBack(passes);
  }

  @Override
  public void keys(Orderer orderer, MoveList moves, int[] keys) {
    Step step = at(steps);
    if (!step.pooled) {
      orderer.keys(state(), moves, keys);
      return;
    }
    int from = 0;
    for (int opponent = 0; opponent < step.opponents; opponent++) {
      scratch.clear();
      for (int i = from; i < step.ends[opponent]; i++) {
        scratch.add(step.pool.get(i));
      }
      if (scratchKeys.length < scratch.size()) {
        scratchKeys = new int[2 * scratch.size()];
      }
      orderer.keys(state(), scratch, scratchKeys);
      System.arraycopy(scratchKeys, 0, keys, from, scratch.size());
      from = step.ends[opponent];
      if (opponent + 1 < step.opponents) {
        state().pass();
      }
    }
    takeBack(step.opponents - 1);
  }

  @Override
  public boolean noisy(long move) {
    Step step = at(steps);
    if (!step.pooled) {
      return state().noisy(move);
    }
    int passes = opponent(step, move);
    letPass(passes);
    boolean noisy = state().noisy(step.pool.get((int) move));
    takeBack(passes);
    return noisy;
  }

  @Override
  public void play(long move) {
    Step step = at(steps);
    Step next = at(steps + 1);
    boolean reply = !ours();
    step.passesBefore = step.pooled ? opponent(step, move) : 0;
    letPass(step.passesBefore);
    int mover = state().toMove();
    step.played = step.pooled ? step.pool.get((int) move) : move;
    step(step.played);
    step.passesAfter = 0;
    while (reply && !state().over() && !ours() && state().toMove() != mover && state().pass()) {
      step.passesAfter++;
    }
    next.again = reply && several() && !state().over() && state().toMove() == mover;
    steps++;
  }

  @Override
  public void undo() {
    Step step = path[--steps];
    takeBack(step.passesAfter);
    stepBack();
    takeBack(step.passesBefore);
  }

  @Override
  public long played(long move) {
    return path[steps - 1].played;
  }

  /** A line ends where a player was passed over. */
  @Override
  public long[] shown(long[] line) {
    MoveList moves = new MoveList();
    long[] shown = new long[line.length];
    int length = 0;
    int played = 0;
    boolean playable = true;
    while (played < line.length && playable) {
      moves(moves);
      play(line[played++]);
      Step step = path[steps - 1];
      playable = step.passesBefore == 0;
      if (playable) {
        shown[length++] = step.played;
      }
      playable &= step.passesAfter == 0;
    }
    for (; played > 0; played--) {
      undo();
    }
    return Arrays.copyOf(shown, length);
  }

  @Override
  public int evaluateAfter(long move) {
    return ours() || !several() ? super.evaluateAfter(move) : Evaluator.UNKNOWN;
  }

  @Override
  public void evaluateAfter(MoveList moves, int[] values) {
    if (ours() || !several()) {
      super.evaluateAfter(moves, values);
    } else {
      Walks.untold(moves, values);
    }
  }

  private static int opponent(Step step, long number) {
    int opponent = 0;
    while (step.ends[opponent] <= number) {
      opponent++;
    }
    return opponent;
  }

  private void letPass(int times) {
    for (int i = 0; i < times; i++) {
      state().pass();
    }
  }

  private void takeBack(int passes) {
    for (int i = 0; i < passes; i++) {
      state().undo();
    }
  }

  private Step at(int step) {
    if (step >= path.length) {
      int old = path.length;
      path = Arrays.copyOf(path, step + 16);
      for (int i = old; i < path.length; i++) {
        path[i] = new Step();
      }
    }
    return path[step];
  }
}
