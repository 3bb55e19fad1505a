package org.plyscope.bench.internal;

import java.util.random.RandomGenerator;
import org.plyscope.api.game.State;

/** The loops over the API that are measured. */
public interface Loops {
  /** Counts the leaves of the full tree, playing every move. */
  long perft(State state, int depth);

  /** Plays a random game of at most so many plies, takes it back, and returns its length. */
  int playout(State state, RandomGenerator random, int cap);
}
