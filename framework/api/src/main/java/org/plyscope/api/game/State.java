package org.plyscope.api.game;

import java.util.random.RandomGenerator;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;

/**
 * A mutable position, walked by {@link #play} and {@link #undo}. <b>Implemented by plugins</b>.
 *
 * <p>Used by one thread at a time; different states are independent. {@link #moves}, {@link #play},
 * {@link #undo}, {@link #key}, {@link #toMove}, {@link #over}, {@link #payoffs}, {@link
 * #randomMove}, {@link #content}, {@link #from}, {@link #to} and {@link #plain} are the hot path:
 * they allocate nothing (except when a history grows) and check nothing, so a move that is not
 * legal here has undefined results. All other methods serve display and may be slow.
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
   * Lists the legal moves in a fixed order that depends on the position only.
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
   * @return equal for equal positions, different for different ones but for rare accidents
   */
  long key();

  /**
   * Tells whether the game has ended.
   *
   * @return true at the end
   */
  boolean over();

  /**
   * Writes the outcome of the game.
   *
   * @param out one number per player from 0 (last) to 1 (first); between two players 1 is a win,
   *     0.5 a draw, 0 a loss; with more players placements are spread evenly and shared when tied.
   *     While the game goes on, players whose place is {@linkplain #settled settled} have it and
   *     the others share equally what is left.
   */
  void payoffs(double[] out);

  /**
   * Returns the canonical text of the position.
   *
   * @return text that {@link Rules#parse} reads back; equal for equal positions
   */
  String position();

  /**
   * Returns what stands on the board.
   *
   * @return a setup that {@link Rules#state} accepts
   */
  Setup setup();

  /**
   * Writes a move as people do.
   *
   * @param move a legal move of this position
   * @return its text
   */
  String text(long move);

  /**
   * Reads a move.
   *
   * @param text a move as {@link #text} writes it, perhaps abbreviated
   * @return the legal move
   * @throws InputException if the text is malformed, or the move not legal or ambiguous here
   */
  long parseMove(String text);

  /**
   * Returns the cells a move touches in order, for pointing and animation: where the piece starts,
   * each place it lands on, where it stops; for a sowing the pit and then every pit a seed falls
   * into; a single cell for a piece that is put on the board.
   *
   * @param move a legal move of this position
   * @return indices of cells, at least one
   */
  int[] path(long move);

  /**
   * Makes an independent copy that can be used by another thread. It keeps what the rules remember
   * of the moves before, for example positions that count towards a repetition, so the game goes on
   * in the copy as it would here.
   *
   * @return a new state in the same position, with nothing to undo
   */
  State copy();

  /**
   * Returns what stands on a cell, for evaluators and orderings of others. The default asks {@link
   * #setup}, which is right but slow; a game overrides it.
   *
   * @param cell index of a cell of the board
   * @return what {@link Setup#content} says: a piece number, a number of seeds, or 0 for nothing
   */
  default int content(int cell) {
    return setup().content(cell);
  }

  /**
   * Returns the cell a move starts at: where the piece stands that moves, the pit that is emptied,
   * the cell a new piece is put on. The default asks {@link #path}, which is right but slow; a game
   * overrides it.
   *
   * @param move a legal move of this position
   * @return the first cell of its path
   */
  default int from(long move) {
    return path(move)[0];
  }

  /**
   * Returns the cell a move ends at: where the piece stops, the pit the last seed falls into, the
   * cell a new piece is put on. The default asks {@link #path}, which is right but slow; a game
   * overrides it.
   *
   * @param move a legal move of this position
   * @return the last cell of its path
   */
  default int to(long move) {
    int[] path = path(move);
    return path[path.length - 1];
  }

  /**
   * Tells whether a move does nothing but carry what stands on {@link #from} to {@link #to}: no
   * other cell changes, nobody's outcome is settled by it, and the game goes on. That is all an
   * evaluation needs to know to tell the value after the move without playing it ({@link
   * org.plyscope.api.agent.Evaluation#valueAfter}).
   *
   * @param move a legal move of this position
   * @return true if it is certain; false, which is the default, if not or if that would need a
   *     closer look
   */
  default boolean plain(long move) {
    return false;
  }

  /**
   * Tells whether a search should not stop before this move is settled, for example a capture.
   *
   * @param move a legal move of this position
   * @return false by default
   */
  default boolean noisy(long move) {
    return false;
  }

  /**
   * Picks a legal move, each with the same probability. Games may do so without listing all moves.
   *
   * @param random the source of chance
   * @param scratch a list the method may overwrite
   * @return a legal move, or {@link MoveList#NONE} if the game is over
   */
  default long randomMove(RandomGenerator random, MoveList scratch) {
    int count = moves(scratch);
    return count == 0 ? MoveList.NONE : scratch.get(random.nextInt(count));
  }

  /**
   * Tells whether a player's outcome is fixed, perhaps long before the game is over: it has come in
   * or dropped out while others play on.
   *
   * @param player a player
   * @return whether the game is over, by default
   */
  default boolean settled(int player) {
    return over();
  }

  /**
   * Hands the turn to the next player without a move, whether or not the rules know passing. For
   * searches that look at one side only or ask what a move is worth; {@link #undo} takes it back
   * like a move. An {@link org.plyscope.api.agent.Evaluation} is told of neither.
   *
   * @return true if the turn was handed over; false, with nothing changed, if this game cannot do
   *     that here, which is the default
   */
  default boolean pass() {
    return false;
  }
}
