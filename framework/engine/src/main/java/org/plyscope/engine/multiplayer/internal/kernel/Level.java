package org.plyscope.engine.multiplayer.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.game.MoveList;

/** The node at one ply of the current path. */
final class Level {
  /** Stands for no ply. */
  static final int NONE = Integer.MAX_VALUE;

  final MoveList moves = new MoveList();

  /** The values of the best move so far, or of the leaf. */
  final int[] vector;

  int mover;

  /** Whether there is a best move, so that the mover is sure of its value. */
  boolean sure;

  long best;
  int bestIndex;

  /** Whether the rest was cut, so that the mover might get more, and the node does not count. */
  boolean cut;

  /** The ply of the first player on whose guarantee an unsettled speculation below rests. */
  int rests;

  /** The places of moves whose nodes were left out on a speculation. */
  int[] left = new int[8];

  int leftCount;

  Level(int players) {
    this.vector = new int[players];
  }

  void clear(int toMove) {
    mover = toMove;
    sure = false;
    cut = false;
    rests = NONE;
    leftCount = 0;
  }

  int own() {
    return vector[mover];
  }

  void leave(int index) {
    if (leftCount == left.length) {
      left = Arrays.copyOf(left, 2 * leftCount);
    }
    left[leftCount++] = index;
  }
}
