package org.plyscope.bench.yardstick;

import java.util.List;
import java.util.SplittableRandom;

/** The same work the API does, done by hand for one game. Not safe for several threads. */
public interface Yardstick {
  /** Returns all yardsticks. */
  static List<Yardstick> all() {
    return List.of(new KalahYardstick(), new CheckersYardstick(), new StarYardstick());
  }

  /** Returns the id of the game; its first preset is measured. */
  String game();

  /** Counts the leaves of the full tree from the start, playing every move. */
  long perft(int depth);

  /** Plays a random game from the start, at most {@code cap} plies, and returns its length. */
  int playout(SplittableRandom random, int cap);

  /** Searches from the start with plain alpha-beta and returns the number of nodes. */
  long alphaBeta(int depth);

  /**
   * Searches from the start with plain UCT: random playouts, in Chinese Checkers those that usually
   * bring a marble as far as possible.
   */
  long uct(int iterations, SplittableRandom random);
}
