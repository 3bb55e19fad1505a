package org.plyscope.api.board;

import java.util.Arrays;
import java.util.Objects;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;

/**
 * The content of a board at one moment, and the player to move. Immutable; edits return a new one.
 *
 * <p>A setup need not make sense: a position editor works on it. {@link
 * org.plyscope.api.game.Rules#validate} reports its problems.
 */
public final class Setup {
  private final int[] contents;
  private final int toMove;
  private final OptionValues extras;

  private Setup(int[] contents, int toMove, OptionValues extras) {
    this.contents = contents;
    this.toMove = toMove;
    this.extras = extras;
  }

  /**
   * Returns an empty board with player 0 to move.
   *
   * @param board the board
   * @return its empty setup
   */
  public static Setup empty(Board board) {
    return new Setup(new int[board.cells().size()], 0, OptionValues.defaults(board.extras()));
  }

  /**
   * Returns the content of a cell.
   *
   * @param cell index of the cell
   * @return a piece number, a number of seeds, or 0 for nothing
   */
  public int content(int cell) {
    return contents[cell];
  }

  /**
   * Returns the number of cells.
   *
   * @return the number of cells on the board
   */
  public int size() {
    return contents.length;
  }

  /**
   * Returns the player to move.
   *
   * @return a player, from 0
   */
  public int toMove() {
    return toMove;
  }

  /**
   * Returns the rest of the setup, as declared by the board.
   *
   * @return values of {@link Board#extras()}
   */
  public OptionValues extras() {
    return extras;
  }

  /**
   * Returns this setup with one cell changed.
   *
   * @param cell index of the cell
   * @param content a piece number, a number of seeds, or 0 for nothing
   * @return a new setup
   */
  public Setup with(int cell, int content) {
    int[] copy = contents.clone();
    copy[cell] = content;
    return new Setup(copy, toMove, extras);
  }

  /**
   * Returns this setup with the contents of all cells replaced.
   *
   * @param all the content of every cell
   * @return a new setup
   */
  public Setup withContents(int[] all) {
    if (all.length != contents.length) {
      throw new IllegalArgumentException(
          all.length + " contents for a board of " + contents.length + " cells");
    }
    return new Setup(all.clone(), toMove, extras);
  }

  /**
   * Returns this setup with a different side to move.
   *
   * @param player the player to move
   * @return a new setup
   */
  public Setup withToMove(int player) {
    return new Setup(contents, player, extras);
  }

  /**
   * Returns this setup with one extra changed.
   *
   * @param <T> the type of its value
   * @param extra an option of {@link Board#extras()}
   * @param value its value
   * @return a new setup
   */
  public <T> Setup with(Option<T> extra, T value) {
    return new Setup(contents, toMove, extras.with(extra, value));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Setup that
        && toMove == that.toMove
        && Arrays.equals(contents, that.contents)
        && extras.equals(that.extras);
  }

  @Override
  public int hashCode() {
    return Objects.hash(Arrays.hashCode(contents), toMove, extras);
  }
}
