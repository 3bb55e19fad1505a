package org.plyscope.board.diff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Setup;

/**
 * The differences between two setups of one board.
 *
 * @param board the board
 * @param from the setup before
 * @param to the setup after
 * @param cells the cells that differ
 */
public record PositionDiff(Board board, Setup from, Setup to, List<Change> cells) {
  /**
   * A cell that differs.
   *
   * @param cell its index
   * @param before its content before
   * @param after its content after
   */
  public record Change(int cell, int before, int after) {}

  /**
   * Compares.
   *
   * @param board the board
   * @param from the setup before
   * @param to the setup after
   * @return the differences
   */
  public static PositionDiff of(Board board, Setup from, Setup to) {
    List<Change> changes = new ArrayList<>();
    for (Cell cell : board.cells()) {
      int before = from.content(cell.index());
      int after = to.content(cell.index());
      if (before != after) {
        changes.add(new Change(cell.index(), before, after));
      }
    }
    return new PositionDiff(board, from, to, List.copyOf(changes));
  }

  /**
   * Returns whether nothing differs.
   *
   * @return true if cells, side to move and the rest are equal
   */
  public boolean isEmpty() {
    return from.equals(to);
  }

  /**
   * {@return the other values of a setup, where they differ: texts by the id of the extra, as they
   * are after}
   */
  public Map<String, String> extras() {
    Map<String, String> texts = new LinkedHashMap<>(to.extras().texts());
    from.extras().texts().forEach(texts::remove);
    return texts;
  }

  /**
   * {@return the differences, for example {@code "2 red marbles moved, 1 white man is gone; Blue to
   * move instead of Red."}}
   */
  public String sentence() {
    return new DifferenceText(this).sentence();
  }
}
