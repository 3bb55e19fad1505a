package org.plyscope.api.board;

/**
 * A place on a board. Built with {@link Board.Builder}.
 *
 * <p>Coordinates are in board units, x increasing to the right and y <em>downwards</em>; the
 * centres of neighbouring cells are about one unit apart. A cell of size 1 fills one unit.
 */
public final class Cell {
  /** The shape of a cell. */
  public enum Shape {
    /** A round hole for a marble. */
    HOLE,
    /** A square. */
    SQUARE,
    /** A hexagon. */
    HEXAGON,
    /** A hollow that holds a number of seeds. */
    PIT,
    /** A long hollow that collects seeds. */
    STORE,
    /**
     * A line along the longer side of the cell, for games that are played on edges. A piece on it
     * colours the whole line.
     *
     * @since 3.0
     */
    LINE,
    /**
     * A dot, for example where lines meet.
     *
     * @since 3.0
     */
    DOT
  }

  private final int index;
  private final String label;
  private final double x;
  private final double y;
  private final double width;
  private final double height;
  private final Shape shape;
  private final int zone;
  private final boolean dark;
  private final boolean playable;

  Cell(
      int index,
      String label,
      double x,
      double y,
      double width,
      double height,
      Shape shape,
      int zone,
      boolean dark,
      boolean playable) {
    this.index = index;
    this.label = label;
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
    this.shape = shape;
    this.zone = zone;
    this.dark = dark;
    this.playable = playable;
  }

  /**
   * Returns the index of this cell in {@link Board#cells()}.
   *
   * @return the index, from 0
   */
  public int index() {
    return index;
  }

  /**
   * Returns the name of this cell in notation.
   *
   * @return the label; unique on the board for playable cells
   */
  public String label() {
    return label;
  }

  /**
   * Returns the horizontal centre.
   *
   * @return in board units, increasing to the right
   */
  public double x() {
    return x;
  }

  /**
   * Returns the vertical centre.
   *
   * @return in board units, increasing downwards
   */
  public double y() {
    return y;
  }

  /**
   * Returns the width.
   *
   * @return in board units, usually 1
   */
  public double width() {
    return width;
  }

  /**
   * Returns the height.
   *
   * @return in board units, usually 1
   */
  public double height() {
    return height;
  }

  /**
   * Returns the shape of the cell.
   *
   * @return the shape
   */
  public Shape shape() {
    return shape;
  }

  /**
   * Returns whose zone the cell belongs to, for example whose home or whose side of the board.
   *
   * @return a player, or -1 if it belongs to no player
   */
  public int zone() {
    return zone;
  }

  /**
   * Returns whether a two-coloured board paints this cell dark.
   *
   * @return true for dark
   */
  public boolean dark() {
    return dark;
  }

  /**
   * Returns whether this cell can hold anything.
   *
   * @return false for cells that are only drawn
   */
  public boolean playable() {
    return playable;
  }
}
