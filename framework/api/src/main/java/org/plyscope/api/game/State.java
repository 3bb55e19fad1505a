package org.plyscope.api.game;

import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;

/**
 * A mutable position, changed by {@link #play} and {@link #undo}. <b>Implemented by plugins</b>.
 *
 * <p>Used by one thread at a time; different states are independent. {@link #moves}, {@link #play},
 * {@link #undo}, {@link #key}, {@link #toMove}, {@link #over}, {@link #payoffs}, {@link
 * #randomMove}, {@link #content}, {@link #from}, {@link #to} and {@link #plain} are the hot path:
 * they allocate nothing (except when a history grows) and check nothing, so passing an illegal move
 * has undefined results. All other methods may be slow; they are meant for display.
 */
@ConsumerType
public interface State {
  /**
   * Returns the player to move.
   *
   * @return a player, from 0; meaningless when the game is over
   */
  int toMove();

  /**
   * Lists the legal moves in a fixed order that depends only on the position.
   *
   * @param out cleared, then filled
   * @return the number of moves; 0 if and only if the game is over
   */
  int moves(MoveList out);

  /**
   * Plays a legal move.
   *
   * @param move a move from {@link #moves} of this position
   */
  void play(long move);

  /** Takes back the last move played on this object. */
  void undo();

  /**
   * Returns a hash of the position including the side to move, updated incrementally.
   *
   * @return equal for equal positions, and different for different ones except for rare collisions
   */
  long key();

  /**
   * Returns whether the game has ended.
   *
   * @return true if it has ended
   */
  boolean over();

  /**
   * Writes the outcome of the game.
   *
   * @param out one number per player from 0 (last) to 1 (first); between two players 1 is a win,
   *     0.5 a draw, 0 a loss; with more players the placements are evenly spaced, and tied players
   *     share theirs. While the game goes on, players whose place is {@linkplain #settled settled}
   *     get its payoff and the others share the rest equally.
   */
  void payoffs(double[] out);

  /**
   * Returns the canonical text of the position.
   *
   * @return text that {@link Rules#parse} reads back; equal for equal positions
   */
  String position();

  /**
   * Returns the contents of the board.
   *
   * @return a setup that {@link Rules#state} accepts
   */
  Setup setup();

  /**
   * Writes a move in the game's notation.
   *
   * @param move a legal move of this position
   * @return its text
   */
  String text(long move);

  /**
   * Parses a move.
   *
   * @param text a move as {@link #text} writes it, perhaps abbreviated
   * @return the legal move
   * @throws InputException if the text is malformed or the move is illegal or ambiguous here
   */
  long parseMove(String text);

  /**
   * Returns the cells a move touches in order, for choosing moves on a board and for animation:
   * where the piece starts, each cell it lands on, where it stops; for a sowing move the pit and
   * then every pit a seed falls into; a single cell for a piece placed on the board.
   *
   * @param move a legal move of this position
   * @return cell indices, at least one
   */
  int[] path(long move);

  /**
   * Makes an independent copy that another thread can use. It keeps the history that matters to the
   * rules, for example positions that count towards a repetition, so the game continues in the copy
   * as it would here.
   *
   * @return a new state in the same position, with nothing to undo
   */
  State copy();

  /**
   * Lists the legal moves in a new array; convenient, where speed does not matter.
   *
   * @return the moves, as {@link #moves} lists them
   * @since 3.0
   */
  default long[] legalMoves() {
    MoveList moves = new MoveList();
    moves(moves);
    return moves.toArray();
  }

  /**
   * Returns whether a move is legal in this position; slow, for checks.
   *
   * @param move any number
   * @return whether {@link #moves} lists it
   * @since 3.0
   */
  default boolean legal(long move) {
    MoveList moves = new MoveList();
    moves(moves);
    return moves.indexOf(move) >= 0;
  }

  /**
   * Writes a move for display where the notation is too terse or too long: {@code House 2} instead
   * of a bare number, the two ends of a long path. It is never parsed.
   *
   * @param move a legal move of this position
   * @return the text for display, {@link #text} by default
   * @since 2.1
   */
  default String label(long move) {
    return text(move);
  }

  /**
   * Returns the content of a cell, for evaluators and orderings from other plugins. The default
   * asks {@link #setup}, which is correct but slow; games should override it.
   *
   * @param cell index of a cell on the board
   * @return the same as {@link Setup#content}: a piece number, a number of seeds, or 0 for nothing
   */
  default int content(int cell) {
    return setup().content(cell);
  }

  /**
   * Returns the cell a move starts at: the cell of the piece that moves, the pit that is emptied,
   * the cell a new piece is placed on. The default asks {@link #path}, which is correct but slow;
   * games should override it.
   *
   * @param move a legal move of this position
   * @return the first cell of its path
   */
  default int from(long move) {
    return path(move)[0];
  }

  /**
   * Returns the cell a move ends at: where the piece stops, the pit the last seed falls into, the
   * cell a new piece is placed on. The default asks {@link #path}, which is correct but slow; games
   * should override it.
   *
   * @param move a legal move of this position
   * @return the last cell of its path
   */
  default int to(long move) {
    int[] path = path(move);
    return path[path.length - 1];
  }

  /**
   * Returns whether a move does nothing but carry whatever is on {@link #from} to {@link #to}: no
   * other cell changes, no player's outcome is settled by it, and the game goes on. That is all an
   * evaluation needs to know to compute the value after the move without playing it ({@link
   * org.plyscope.api.agent.Evaluator#valueAfter}).
   *
   * @param move a legal move of this position
   * @return true if that is certain; false, the default, if not or if finding out would take more
   *     work
   */
  default boolean plain(long move) {
    return false;
  }

  /**
   * Returns the player to move after a move, where games know that without playing it.
   *
   * @param move a legal move of this position
   * @return the result of {@link #toMove} after the move
   * @since 2.1
   */
  default int toMoveAfter(long move) {
    play(move);
    int player = toMove();
    undo();
    return player;
  }

  /**
   * Returns whether a search should not stop before this move is resolved, for example a capture.
   *
   * @param move a legal move of this position
   * @return false by default
   */
  default boolean noisy(long move) {
    return false;
  }

  /**
   * Picks a legal move uniformly at random. Games may do so without listing all moves.
   *
   * @param random the source of randomness
   * @param scratch a list the method may overwrite
   * @return a legal move, or {@link MoveList#NONE} if the game is over
   */
  default long randomMove(RandomGenerator random, MoveList scratch) {
    int count = moves(scratch);
    return count == 0 ? MoveList.NONE : scratch.get(random.nextInt(count));
  }

  /**
   * Returns whether a player's outcome is fixed, perhaps long before the game is over: the player
   * has finished or dropped out while others play on.
   *
   * @param player a player
   * @return by default, whether the game is over
   */
  default boolean settled(int player) {
    return over();
  }

  /**
   * Hands the turn to the next player without a move, whether or not the rules allow passing. For
   * searches that look at one side only or estimate the value of a move; {@link #undo} takes it
   * back like a move. An {@link org.plyscope.api.agent.Evaluator} is notified of neither.
   *
   * @return true if the turn was handed over; false, the default, with nothing changed, if this
   *     game cannot do that here
   */
  default boolean pass() {
    return false;
  }

  /**
   * Counts the moves of its own that a player still needs to reach its goal if it were alone on the
   * board: how far a loser was from winning. May take a while, so it is not for searches.
   *
   * @param player a player
   * @return the number of moves, perhaps a little more than the fewest; empty, the default, if the
   *     game has no such number
   * @since 3.0
   */
  default OptionalInt movesLeft(int player) {
    return OptionalInt.empty();
  }
}
