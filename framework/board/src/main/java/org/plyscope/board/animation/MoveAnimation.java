package org.plyscope.board.animation;

import java.util.List;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;

/** A move as a function of time. <b>Provided by the host</b>; safe for any thread. */
public interface MoveAnimation {
  /**
   * Makes the animation of a move: seed by seed on a board that counts, else hop by hop.
   *
   * @param board the board
   * @param before its content before the move
   * @param after its content after the move
   * @param path the cells the move touches, as {@link org.plyscope.api.game.State#path} lists them
   * @return the animation
   */
  static MoveAnimation of(Board board, Setup before, Setup after, List<Integer> path) {
    return board.counts()
        ? new SowingAnimation(board, before, after, path)
        : new PieceAnimation(board, before, after, path);
  }

  /** How long one step of a piece takes at normal speed. */
  double STEP_MILLIS = 250;

  /** {@return how long it takes at normal speed: milliseconds} */
  double millis();

  /**
   * Returns a moment of it.
   *
   * @param millis the time since its start at normal speed; any number
   * @return the position before the move at or before 0, the one after it at or after the end
   */
  Frame at(double millis);
}
