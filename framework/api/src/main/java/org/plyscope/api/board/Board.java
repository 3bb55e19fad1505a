package org.plyscope.api.board;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.option.Option;

/**
 * A board as data. Built by games with {@link #builder()}; immutable.
 *
 * <p>A cell holds either a piece (0 for none, otherwise its index in {@link #pieces()} plus one)
 * or, on a board that {@link #counts()}, a number of seeds.
 */
public final class Board {
  private final List<Cell> cells;
  private final List<int[]> lines;
  private final List<Piece> pieces;
  private final List<Seat> seats;
  private final List<Option<?>> extras;
  private final int largestCount;

  private Board(Builder builder) {
    this.cells = List.copyOf(builder.cells);
    this.lines = List.copyOf(builder.lines);
    this.pieces = List.copyOf(builder.pieces);
    this.seats = List.copyOf(builder.seats);
    this.extras = List.copyOf(builder.extras);
    this.largestCount = builder.largestCount;
  }

  /**
   * Starts a board.
   *
   * @return an empty builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Returns the cells.
   *
   * @return the cells; a cell's index is its position in this list
   */
  public List<Cell> cells() {
    return cells;
  }

  /**
   * Returns the lines drawn between cells.
   *
   * @return pairs of cell indices; must not be changed
   */
  public List<int[]> lines() {
    return lines;
  }

  /**
   * Returns the kinds of pieces.
   *
   * @return the kinds; empty if the board counts seeds
   */
  public List<Piece> pieces() {
    return pieces;
  }

  /**
   * Returns the players' seats.
   *
   * @return the seats, one per player
   */
  public List<Seat> seats() {
    return seats;
  }

  /**
   * Returns the extras of a setup besides cell contents and the side to move, for example which
   * players have finished.
   *
   * @return the declared extras
   */
  public List<Option<?>> extras() {
    return extras;
  }

  /**
   * Returns whether cells hold numbers of seeds instead of pieces.
   *
   * @return true for sowing games
   */
  public boolean counts() {
    return largestCount > 0;
  }

  /**
   * Returns the largest number of seeds a cell can hold.
   *
   * @return the number, or 0 if the board does not count
   */
  public int largestCount() {
    return largestCount;
  }

  /**
   * Returns the piece that a cell's content stands for.
   *
   * @param content the content of a cell, at least 1
   * @return the piece
   */
  public Piece piece(int content) {
    return pieces.get(content - 1);
  }

  /** Collects the parts of a {@link Board}. */
  public static final class Builder {
    private final List<Cell> cells = new ArrayList<>();
    private final List<int[]> lines = new ArrayList<>();
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Seat> seats = new ArrayList<>();
    private final List<Option<?>> extras = new ArrayList<>();
    private int largestCount;

    private Builder() {}

    /**
     * Adds a playable cell of size 1.
     *
     * @param label its name in notation
     * @param x horizontal centre, increasing to the right
     * @param y vertical centre, increasing downwards
     * @param shape its shape
     * @param zone the player whose zone it belongs to, or -1
     * @return this
     */
    public Builder cell(String label, double x, double y, Cell.Shape shape, int zone) {
      return cell(label, x, y, 1, 1, shape, zone, false, true);
    }

    /**
     * Adds a cell.
     *
     * @param label its name in notation
     * @param x horizontal centre, increasing to the right
     * @param y vertical centre, increasing downwards
     * @param width its width
     * @param height its height
     * @param shape its shape
     * @param zone the player whose zone it belongs to, or -1
     * @param dark whether a two-coloured board paints it dark
     * @param playable whether it can hold anything
     * @return this
     */
    public Builder cell(
        String label,
        double x,
        double y,
        double width,
        double height,
        Cell.Shape shape,
        int zone,
        boolean dark,
        boolean playable) {
      cells.add(new Cell(cells.size(), label, x, y, width, height, shape, zone, dark, playable));
      return this;
    }

    /**
     * Adds a line between two cells.
     *
     * @param from index of a cell
     * @param to index of another cell
     * @return this
     */
    public Builder line(int from, int to) {
      lines.add(new int[] {from, to});
      return this;
    }

    /**
     * Adds a kind of piece; its content number is the number of kinds added so far.
     *
     * @param piece the kind
     * @return this
     */
    public Builder piece(Piece piece) {
      pieces.add(piece);
      return this;
    }

    /**
     * Adds the seat of the next player.
     *
     * @param seat the seat
     * @return this
     */
    public Builder seat(Seat seat) {
      seats.add(seat);
      return this;
    }

    /**
     * Declares something a setup holds besides cell contents and the side to move.
     *
     * @param option the extra
     * @return this
     */
    public Builder extra(Option<?> option) {
      extras.add(option);
      return this;
    }

    /**
     * Makes the cells hold numbers of seeds instead of pieces.
     *
     * @param largest the largest number in a cell
     * @return this
     */
    public Builder counts(int largest) {
      largestCount = largest;
      return this;
    }

    /**
     * Builds the board.
     *
     * @return the board
     */
    public Board build() {
      return new Board(this);
    }
  }
}
