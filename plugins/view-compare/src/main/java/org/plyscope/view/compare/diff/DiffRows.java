package org.plyscope.view.compare.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.swing.table.AbstractTableModel;
import org.plyscope.api.analysis.TreeDifference;
import org.plyscope.api.game.State;
import org.plyscope.api.trace.Trace;

/** The alignment of two trees as a table. */
final class DiffRows extends AbstractTableModel {
  private static final List<String> COLUMNS =
      List.of(
          "Move",
          "Left place",
          "Left value",
          "Left end",
          "Right place",
          "Right value",
          "Right end",
          "Difference");
  private static final String NOTHING = "–";
  private static final String INDENT = "    ";

  private List<TreeDifference> rows = List.of();
  private List<String> moves = List.of();
  private Trace left;
  private Trace right;

  /** Shows an alignment. */
  void show(Trace newLeft, Trace newRight, List<TreeDifference> newRows) {
    left = newLeft;
    right = newRight;
    rows = newRows;
    moves = new ArrayList<>();
    for (TreeDifference row : rows) {
      moves.add(INDENT.repeat(row.ply()) + move(row));
    }
    fireTableDataChanged();
  }

  void clear() {
    show(null, null, List.of());
  }

  List<TreeDifference> rows() {
    return rows;
  }

  /** Returns the first row after another that differs, from the top again at the end, or -1. */
  static int next(List<TreeDifference> rows, int after) {
    for (int i = 1; i <= rows.size(); i++) {
      int row = (Math.max(after, -1) + i) % rows.size();
      if (rows.get(row).differs()) {
        return row;
      }
    }
    return -1;
  }

  private String move(TreeDifference row) {
    Trace trace = row.left() >= 0 ? left : right;
    int node = row.left() >= 0 ? row.left() : row.right();
    if (row.ply() == 0) {
      return "Root";
    }
    State state = trace.state(trace.parent(node));
    return state.text(trace.move(node));
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public int getColumnCount() {
    return COLUMNS.size();
  }

  @Override
  public String getColumnName(int column) {
    return COLUMNS.get(column);
  }

  @Override
  public Object getValueAt(int index, int column) {
    TreeDifference row = rows.get(index);
    return switch (column) {
      case 0 -> moves.get(index);
      case 1 -> place(left, row.left());
      case 2 -> value(left, row.left());
      case 3 -> end(left, row.left());
      case 4 -> place(right, row.right());
      case 5 -> value(right, row.right());
      case 6 -> end(right, row.right());
      default -> row.difference();
    };
  }

  private static String place(Trace trace, int node) {
    return node < 0 ? NOTHING : Integer.toString(trace.order(node) + 1);
  }

  private static String value(Trace trace, int node) {
    if (node < 0 || Double.isNaN(trace.value(node))) {
      return NOTHING;
    }
    String sign =
        switch (trace.bound(node)) {
          case LOWER -> "≥ ";
          case UPPER -> "≤ ";
          case MEAN -> "ø ";
          case EXACT, NONE -> "";
        };
    return sign + String.format(Locale.ROOT, "%,.2f", trace.value(node));
  }

  private static String end(Trace trace, int node) {
    return node < 0 ? NOTHING : trace.end(node).name().toLowerCase(Locale.ROOT);
  }
}
