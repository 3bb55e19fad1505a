package org.plyscope.api.agent;

import java.util.Optional;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;

/**
 * Judges positions during one search. <b>Implemented by plugins</b>; used by one thread.
 *
 * <p>The search tells it every step, so that it can update itself instead of starting anew: {@link
 * #reset} at the root, {@link #play} <em>before</em> each {@link State#play}, {@link #undo} after
 * each {@link State#undo}. A stateless evaluation implements {@link #value} only.
 *
 * <p>All methods are on the hot path and allocate nothing. {@link State#content}, {@link
 * State#from}, {@link State#to} and {@link State#plain} tell what they need to know without
 * allocating; {@link State#setup} and {@link State#path} are for {@link #reset} at most.
 */
@ConsumerType
public interface Evaluation {
  /** The largest absolute value of a position that is not decided. */
  int MAX = Value.MAX;

  /** What {@link #valueAfter} returns when it does not tell; no value of a position. */
  int UNTOLD = Integer.MIN_VALUE;

  /**
   * Judges the position from one player's view.
   *
   * @param state the position; not over, except in games of more than two players, where a search
   *     also asks about a player who has come in between first and last
   * @param player the player who asks; not necessarily the one to move
   * @return larger is better for that player; between -{@link #MAX} and {@link #MAX}
   */
  int value(State state, int player);

  /**
   * Judges a finished game, for an evaluation that has its own idea of what winning is worth. By
   * default a search does that itself: a win beats everything, a loss is worse than everything.
   *
   * @param state a position in which the outcome of the player is {@linkplain State#settled
   *     settled}
   * @param player the player who asks
   * @return a value like that of {@link #value}; or {@link #UNTOLD}, which is the default
   */
  default int finalValue(State state, int player) {
    return UNTOLD;
  }

  /**
   * Starts a new walk.
   *
   * @param root the position it starts from
   */
  default void reset(State root) {}

  /**
   * Follows a step down. Called before the state plays the move.
   *
   * @param before the position before the move
   * @param move the move about to be played
   */
  default void play(State before, long move) {}

  /** Follows a step back. Called after the state has undone the last move. */
  default void undo() {}

  /**
   * Tells apart lines that lead to the same position but not to the same value, for searches that
   * remember positions. An evaluation that looks at nothing but the position keeps the default.
   *
   * @param player the player who asks for {@link #value}
   * @return what the value depends on besides the position, as any number: two lines since {@link
   *     #reset} that lead to the same position may return the same one only if that player's value
   *     is the same there and stays the same however both go on alike; 0 by default
   * @since 1.1
   */
  default long lineKey(int player) {
    return 0;
  }

  /**
   * Returns how many units of {@link #value} make one unit for display, so that fractions can be
   * computed exactly in whole numbers.
   *
   * @return the divisor, 1 by default
   */
  default int scale() {
    return 1;
  }

  /**
   * Makes an evaluation of what each player has by itself, whatever the others have, for searches
   * that weigh the players against each other in their own way: own rows against everybody's rows,
   * say, where {@link #value} is already the difference.
   *
   * @return a new evaluation, to be used instead of this one; empty, which is the default, if
   *     {@link #value} cannot be taken apart or looks at one player only as it is
   * @since 1.1
   */
  default Optional<Evaluation> progress() {
    return Optional.empty();
  }

  /**
   * Judges the position after a move without playing it, where that is cheaper than {@link #play},
   * {@link State#play} and {@link #value}. Searches ask this for their leaves, which are most nodes
   * of a tree, and play the move if they are not told.
   *
   * @param before the position before the move, to which this evaluation has followed
   * @param move a legal move there
   * @param player the player who asks; not necessarily the one who moves
   * @return exactly what {@link #value} would return after the move; or {@link #UNTOLD}, which is
   *     the default, always where the move ends the game
   * @since 1.1
   */
  default int valueAfter(State before, long move, int player) {
    return UNTOLD;
  }

  /**
   * Does the same for all moves of a position, where one loop is cheaper than single questions.
   *
   * @param before the position before the moves, to which this evaluation has followed
   * @param moves legal moves there
   * @param player the player who asks; not necessarily the one who moves
   * @param values takes, in the order of the moves, exactly what {@link #valueAfter} would return
   * @since 1.1
   */
  default void valuesAfter(State before, MoveList moves, int player, int[] values) {
    for (int i = 0; i < moves.size(); i++) {
      values[i] = valueAfter(before, moves.get(i), player);
    }
  }
}
