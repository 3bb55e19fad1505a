package org.plyscope.board.scene;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The marks on a board.
 *
 * @param lifted the cell whose piece is picked up, or -1
 * @param hovered the cell under the mouse that can be used, or -1
 * @param cursor the cell of the keyboard, or -1
 * @param targets cells where a move can stop
 * @param lastPath the cells of the last move, empty for none
 * @param lastPlayer the player of the last move
 * @param targetPlayer whose colour the targets have
 * @param arrows moves that views have marked
 * @param before the contents of cells that differ, in the other position, by cell
 * @param heat the values of cells, by cell
 */
public record Marks(
    int lifted,
    int hovered,
    int cursor,
    Set<Integer> targets,
    List<Integer> lastPath,
    int lastPlayer,
    int targetPlayer,
    List<Arrow> arrows,
    Map<Integer, Integer> before,
    Map<Integer, Heat> heat) {
  /**
   * A marked move.
   *
   * @param path the cells it touches, at least one
   * @param label a few characters
   * @param weight how strong it is drawn, from 0 to 1
   * @param best whether it is the best of the moves that are marked
   */
  public record Arrow(List<Integer> path, String label, double weight, boolean best) {
    /**
     * Makes a marked move that is not distinguished from others.
     *
     * @param path the cells it touches, at least one
     * @param label a few characters
     * @param weight how strong it is drawn, from 0 to 1
     */
    public Arrow(List<Integer> path, String label, double weight) {
      this(path, label, weight, false);
    }

    /** {@return the cell where the move stops: the last cell of the path} */
    public int end() {
      return path.get(path.size() - 1);
    }
  }

  /**
   * The value of a cell, as a colour and a number.
   *
   * @param level from -1, the worst, to 1, the best; 0 is neutral
   * @param label a few characters, or an empty string
   */
  public record Heat(double level, String label) {}

  /** Points out nothing. */
  public static final Marks NONE =
      new Marks(-1, -1, -1, Set.of(), List.of(), -1, -1, List.of(), Map.of(), Map.of());

  /**
   * Returns these marks with the last move.
   *
   * @param path the cells it touched, empty for none
   * @param player the player that made it
   * @return new marks
   */
  public Marks withLast(List<Integer> path, int player) {
    return new Marks(
        lifted,
        hovered,
        cursor,
        targets,
        List.copyOf(path),
        player,
        targetPlayer,
        arrows,
        before,
        heat);
  }

  /**
   * Returns these marks with where a move can stop.
   *
   * @param cells the cells
   * @param player whose colour they have
   * @return new marks
   */
  public Marks withTargets(Set<Integer> cells, int player) {
    return new Marks(
        lifted,
        hovered,
        cursor,
        Set.copyOf(cells),
        lastPath,
        lastPlayer,
        player,
        arrows,
        before,
        heat);
  }

  /**
   * Returns these marks with the cells under the mouse and the cursor.
   *
   * @param liftedCell the cell whose piece is picked up, or -1
   * @param hoveredCell the cell under the mouse, or -1
   * @param cursorCell the cell of the keyboard, or -1
   * @return new marks
   */
  public Marks withPointers(int liftedCell, int hoveredCell, int cursorCell) {
    return new Marks(
        liftedCell,
        hoveredCell,
        cursorCell,
        targets,
        lastPath,
        lastPlayer,
        targetPlayer,
        arrows,
        before,
        heat);
  }

  /**
   * Returns these marks with moves that views have marked.
   *
   * @param moves the moves, the weakest first
   * @return new marks
   */
  public Marks withArrows(List<Arrow> moves) {
    return new Marks(
        lifted,
        hovered,
        cursor,
        targets,
        lastPath,
        lastPlayer,
        targetPlayer,
        List.copyOf(moves),
        before,
        heat);
  }

  /**
   * Returns these marks with cells that differ from another position.
   *
   * @param contents the contents of these cells there, by cell
   * @return new marks
   */
  public Marks withBefore(Map<Integer, Integer> contents) {
    return new Marks(
        lifted,
        hovered,
        cursor,
        targets,
        lastPath,
        lastPlayer,
        targetPlayer,
        arrows,
        Map.copyOf(contents),
        heat);
  }

  /**
   * Returns these marks with the values of cells.
   *
   * @param worth colours and numbers by cell
   * @return new marks
   */
  public Marks withHeat(Map<Integer, Heat> worth) {
    return new Marks(
        lifted,
        hovered,
        cursor,
        targets,
        lastPath,
        lastPlayer,
        targetPlayer,
        arrows,
        before,
        Map.copyOf(worth));
  }
}
