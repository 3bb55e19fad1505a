package org.plyscope.agent.neural.described;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireValue;

/**
 * An order of cells as each of two players sees it.
 *
 * @param name its name in the description
 * @param first the cells as the first player sees them, -1 for a place without one
 * @param second the same for the second player
 */
@SuppressWarnings("ArrayRecordComponent")
record CellOrder(String name, int[] first, int[] second) {
  private enum All {
    PLAYABLE,
    EVERY
  }

  static CellOrder read(WireObject form, Board board) {
    String name = form.get("name").text();
    Optional<All> all = form.find("all").map(value -> value.constant(All.class));
    if (all.isPresent()) {
      List<Integer> cells = new ArrayList<>();
      for (Cell cell : board.cells()) {
        if (cell.playable() || all.get() == All.EVERY) {
          cells.add(cell.index());
        }
      }
      List<Integer> other = new ArrayList<>(cells);
      if (form.find("turned").map(WireValue::flag).orElse(false)) {
        Collections.reverse(other);
      }
      return new CellOrder(name, array(cells), array(other));
    }
    int[] first = cells(form.get("first"), board);
    Optional<WireValue> seen = form.find("second");
    int[] second = seen.map(value -> cells(value, board)).orElse(first);
    if (second.length != first.length) {
      throw seen.orElseThrow().wrong("as long as 'first', which has " + first.length + " cells");
    }
    return new CellOrder(name, first, second);
  }

  private static int[] cells(WireValue labels, Board board) {
    List<Integer> cells = new ArrayList<>();
    for (WireValue label : labels.list()) {
      cells.add(label.text().isEmpty() ? -1 : cell(label, board));
    }
    return array(cells);
  }

  private static int cell(WireValue label, Board board) {
    String text = label.text();
    for (Cell cell : board.cells()) {
      if (cell.label().equals(text)) {
        return cell.index();
      }
    }
    List<String> known =
        board.cells().stream().map(Cell::label).filter(one -> !one.isEmpty()).toList();
    throw label.wrong("a cell of this board: " + String.join(", ", known));
  }

  private static int[] array(List<Integer> cells) {
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  int size() {
    return first.length;
  }

  /** The cells as a player sees them. */
  int[] seen(int player) {
    return player == 0 ? first : second;
  }

  /** For each cell of the board its place as a player sees it, -1 for none. */
  int[] places(int player, int cells) {
    int[] places = new int[cells];
    Arrays.fill(places, -1);
    int[] seen = seen(player);
    for (int place = 0; place < seen.length; place++) {
      if (seen[place] >= 0) {
        places[seen[place]] = place;
      }
    }
    return places;
  }
}
