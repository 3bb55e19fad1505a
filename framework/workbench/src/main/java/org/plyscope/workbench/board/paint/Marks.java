package org.plyscope.workbench.board.paint;

import java.util.List;
import java.util.Set;

/**
 * What is pointed out on a board.
 *
 * @param lifted the cell whose piece is picked up, or -1
 * @param hovered the cell under the mouse that can be used, or -1
 * @param cursor the cell of the keyboard, or -1
 * @param targets cells where a move can stop
 * @param lastPath the cells of the last move, empty for none
 * @param lastPlayer who made the last move
 * @param targetPlayer whose colour the targets have
 */
public record Marks(
    int lifted,
    int hovered,
    int cursor,
    Set<Integer> targets,
    List<Integer> lastPath,
    int lastPlayer,
    int targetPlayer) {
  /** Points out nothing. */
  public static final Marks NONE = new Marks(-1, -1, -1, Set.of(), List.of(), -1, -1);

  /** Returns these marks with the last move. */
  public Marks withLast(List<Integer> path, int player) {
    return new Marks(lifted, hovered, cursor, targets, List.copyOf(path), player, targetPlayer);
  }

  /** Returns these marks with where a move can stop. */
  public Marks withTargets(Set<Integer> cells, int player) {
    return new Marks(lifted, hovered, cursor, Set.copyOf(cells), lastPath, lastPlayer, player);
  }

  /** Returns these marks with what mouse and keyboard point at. */
  public Marks withPointers(int liftedCell, int hoveredCell, int cursorCell) {
    return new Marks(
        liftedCell, hoveredCell, cursorCell, targets, lastPath, lastPlayer, targetPlayer);
  }
}
