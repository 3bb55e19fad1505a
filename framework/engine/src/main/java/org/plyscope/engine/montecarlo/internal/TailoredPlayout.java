package org.plyscope.engine.montecarlo.internal;

import java.util.random.RandomGenerator;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.internal.Kernels;

/**
 * A playout that is compiled for its game. The engine's own searches call the compiled playout
 * directly; other callers pay for one more call.
 */
public final class TailoredPlayout implements Playout {
  private final Class<? extends Playout> kernel;
  private final PlayoutJob job;
  private Playout inside;
  private Class<?> game;

  public TailoredPlayout(Class<? extends Playout> kernel, PlayoutJob job) {
    this.kernel = kernel;
    this.job = job;
  }

  /** Returns the playout for the game of a state, always the same one. */
  public Playout inside(State state) {
    if (game != state.getClass()) {
      game = state.getClass();
      inside = Kernels.kernel(Playout.class, kernel, job, state, job.evaluation(), job.orderer());
    }
    return inside;
  }

  @Override
  public void reset(State root) {
    inside(root).reset(root);
  }

  @Override
  public void start(State leaf) {
    inside(leaf).start(leaf);
  }

  @Override
  public long move(State state, RandomGenerator random, MoveList scratch) {
    return inside(state).move(state, random, scratch);
  }

  @Override
  public void end(double[] payoffs) {
    inside.end(payoffs);
  }
}
