package org.plyscope.engine;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.game.State;
import org.plyscope.engine.internal.Kernels;
import org.plyscope.engine.internal.WalkJob;
import org.plyscope.engine.internal.kernel.Walker;

/**
 * The two simplest ways through a game: all lines, and one line at random. Compiled separately for
 * each game, like every searcher here; used by one thread.
 */
@ProviderType
public interface GameWalk {
  /** Stands for a count that was not finished. */
  long CANCELLED = -1;

  /**
   * Makes a walk.
   *
   * @param state where it starts; walked on, and left as it was after each call
   * @return the walk
   */
  static GameWalk from(State state) {
    return Kernels.kernel(GameWalk.class, Walker.class, new WalkJob(state), state);
  }

  /**
   * Counts the positions at the end of all lines of a length, playing every move. A game that ends
   * earlier has no such position.
   *
   * @param depth the length in plies, at most 100
   * @param cancelled asked often; the count ends soon after it became true
   * @return the number of positions, or {@link #CANCELLED}
   */
  long leaves(int depth, BooleanSupplier cancelled);

  /**
   * Plays random moves until the game is over.
   *
   * @param random the source of chance
   * @param cap the largest number of plies
   * @return the number of plies played
   */
  int playout(RandomGenerator random, int cap);
}
