package org.plyscope.api.agent;

import java.util.List;
import java.util.Optional;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;

/**
 * Evaluates positions during one search. <b>Implemented by plugins</b>; used by one thread.
 *
 * <p>The search notifies it of every step, so that it can update itself incrementally instead of
 * starting over: {@link #reset} at the root, {@link #play} <em>before</em> each {@link State#play},
 * {@link #undo} after each {@link State#undo}. A stateless evaluation implements only {@link
 * #value}.
 *
 * <p>All methods are on the hot path and allocate nothing. {@link State#content}, {@link
 * State#from}, {@link State#to} and {@link State#plain} provide the position without allocating;
 * {@link State#setup} and {@link State#path} are for {@link #reset} at most.
 */
@ConsumerType
public interface Evaluator {
  /** The largest absolute value of a position that is not decided. */
  int MAX = Value.MAX;

  /**
   * Returned by {@link #valueAfter} and {@link #finalValue} to give no value; never the value of a
   * position.
   */
  int UNKNOWN = Integer.MIN_VALUE;

  /**
   * Evaluates the position from one player's point of view.
   *
   * @param state the position; not over, except in games of more than two players, where a search
   *     also asks about a player who finished between first and last
   * @param player the player whose point of view it is; not necessarily the one to move
   * @return larger is better for that player; between -{@link #MAX} and {@link #MAX}
   */
  int value(State state, int player);

  /**
   * Evaluates a finished game, for an evaluation with its own value of winning. By default the
   * search does that itself: a win is better and a loss worse than everything else.
   *
   * @param state a position in which the outcome of the player is {@linkplain State#settled
   *     settled}
   * @param player the player whose point of view it is
   * @return a value like that of {@link #value}; or {@link #UNKNOWN}, the default
   */
  default int finalValue(State state, int player) {
    return UNKNOWN;
  }

  /**
   * Starts over at a new root.
   *
   * @param root the position at the root
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
   * Distinguishes lines that lead to the same position but not to the same value, for searches with
   * a transposition table. An evaluation that depends only on the position keeps the default.
   *
   * @param player the player {@link #value} is asked for
   * @return a key for the dependence of the value on more than the position: two lines since {@link
   *     #reset} that lead to the same position may return the same key only if that player's value
   *     is the same there and stays the same however both lines continue with the same moves; 0 by
   *     default
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
   * Creates an evaluation of each player's own progress, regardless of the others, for searches
   * that weigh the players against each other in their own way: for example own rows against the
   * rows of all players, where {@link #value} is already the difference.
   *
   * @return a new evaluation, to be used instead of this one; empty, the default, if {@link #value}
   *     cannot be split up or already looks at one player only
   */
  default Optional<Evaluator> progress() {
    return Optional.empty();
  }

  /**
   * Returns whether the players can no longer get in each other's way, so that {@link #value} gives
   * the outcome of the game if all players play on as well as they can. A playout need not go on
   * from there. Unlike {@link #value} it is called without {@link #play}, so it looks at the state
   * alone.
   *
   * @param state the position
   * @return true if that is certain; false by default
   * @since 2.1
   */
  default boolean decides(State state) {
    return false;
  }

  /**
   * Evaluates the position after a move without playing it, where that is cheaper than {@link
   * #play}, {@link State#play} and {@link #value}. Searches call this for their leaves, which are
   * most nodes of a tree, and play the move if they get no value.
   *
   * @param before the position before the move; this evaluation is up to date with it
   * @param move a legal move there
   * @param player the player whose point of view it is; not necessarily the one who moves
   * @return exactly the result of {@link #value} after the move; or {@link #UNKNOWN}, the default,
   *     and always if the move ends the game
   */
  default int valueAfter(State before, long move, int player) {
    return UNKNOWN;
  }

  /**
   * Does the same for all moves of a position, where one loop is cheaper than separate calls.
   *
   * @param before the position before the moves; this evaluation is up to date with it
   * @param moves legal moves there
   * @param player the player whose point of view it is; not necessarily the one who moves
   * @param values receives, in the order of the moves, exactly the results of {@link #valueAfter}
   */
  default void valuesAfter(State before, MoveList moves, int player, int[] values) {
    for (int i = 0; i < moves.size(); i++) {
      values[i] = valueAfter(before, moves.get(i), player);
    }
  }

  /**
   * Explains {@link #value} as a sum of named terms, for display. Not on the hot path, so it may
   * allocate.
   *
   * @param state the position; this evaluation is up to date with it
   * @param player the player whose point of view it is
   * @return terms that add up exactly to {@link #value}, with the same names in the same order for
   *     every position; empty, the default, if the value cannot be explained in this way
   * @since 2.1
   */
  default List<Term> terms(State state, int player) {
    return List.of();
  }

  /**
   * Returns the contribution of one cell's content to {@link #value}, independent of the other
   * cells, for pictures of the board. Not on the hot path.
   *
   * @param cell the index of a cell
   * @param content the content of the cell, as {@link State#content} returns it; 0 for nothing
   * @param player the player whose point of view it is; not necessarily the owner of the content
   * @return the amount, in the unit of {@link #value}; or {@link #UNKNOWN}, the default, if cells
   *     are not judged one by one
   * @since 2.1
   */
  default int cellValue(int cell, int content, int player) {
    return UNKNOWN;
  }
}
