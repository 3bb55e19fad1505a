package org.plyscope.view.compare.diff;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.analysis.TreeDifference;
import org.plyscope.api.game.State;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.ExplainedTable;
import org.plyscope.ui.text.NumberText;
import org.plyscope.ui.text.Titles;

/** The alignment of two trees as a table. */
final class DiffRows extends ExplainedTable {
  /** The columns in which the two sides stand, each followed by the same of the right side. */
  static final int LEFT_PLACE = 1;

  static final int LEFT_VALUE = 2;
  static final int LEFT_END = 3;
  static final int RIGHT_PLACE = 4;
  static final int RIGHT_VALUE = 5;
  static final int RIGHT_END = 6;
  static final int DIFFERENCE = 7;

  private static final List<Column> COLUMNS =
      List.of(
          new Column("Move", "The move, below the one it answers"),
          new Column("Left place", "Which of the moves it was in the left tree, from 1"),
          new Column("Left value", "Its value in the left tree; ≥ and ≤ are bounds"),
          new Column("Left end", "Why the left tree ends here, or goes on"),
          new Column("Right place", "Which of the moves it was in the right tree, from 1"),
          new Column("Right value", "Its value in the right tree; ≥ and ≤ are bounds"),
          new Column("Right end", "Why the right tree ends here, or goes on"),
          new Column("Difference", "The first difference: place, end, value"));
  private static final String INDENT = "    ";

  private List<TreeDifference> rows = List.of();
  private List<String> moves = List.of();
  private Trace left;
  private Trace right;

  DiffRows() {
    super(COLUMNS);
  }

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

  /** Returns whether the two sides differ in a cell. */
  boolean marked(int index, int column) {
    TreeDifference row = rows.get(index);
    if (!row.differs()) {
      return false;
    }
    if (row.left() < 0 || row.right() < 0) {
      boolean ofLeft = column >= LEFT_PLACE && column <= LEFT_END;
      boolean ofRight = column >= RIGHT_PLACE && column <= RIGHT_END;
      return row.left() < 0 ? ofRight : ofLeft;
    }
    return switch (column) {
      case LEFT_PLACE, RIGHT_PLACE -> left.order(row.left()) != right.order(row.right());
      case LEFT_END, RIGHT_END -> left.end(row.left()) != right.end(row.right());
      case LEFT_VALUE, RIGHT_VALUE ->
          !getValueAt(index, LEFT_VALUE).equals(getValueAt(index, RIGHT_VALUE));
      default -> false;
    };
  }

  private String move(TreeDifference row) {
    Trace trace = row.left() >= 0 ? left : right;
    int node = row.left() >= 0 ? row.left() : row.right();
    if (row.ply() == 0) {
      return "Root";
    }
    State state = trace.state(trace.parent(node));
    return Titles.move(state, trace.move(node));
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return switch (column) {
      case LEFT_PLACE, LEFT_VALUE, RIGHT_PLACE, RIGHT_VALUE -> Amount.class;
      default -> String.class;
    };
  }

  @Override
  public Object getValueAt(int index, int column) {
    TreeDifference row = rows.get(index);
    return switch (column) {
      case 0 -> moves.get(index);
      case LEFT_PLACE -> place(left, row.left());
      case LEFT_VALUE -> value(left, row.left());
      case LEFT_END -> end(left, row.left());
      case RIGHT_PLACE -> place(right, row.right());
      case RIGHT_VALUE -> value(right, row.right());
      case RIGHT_END -> end(right, row.right());
      default -> row.difference();
    };
  }

  private static Amount place(Trace trace, int node) {
    return Amount.count(node < 0 ? Double.NaN : trace.order(node) + 1.0);
  }

  private static Amount value(Trace trace, int node) {
    double value = node < 0 ? Double.NaN : trace.value(node);
    return Amount.of(value, Double.isNaN(value) ? "" : NumberText.value(value, trace.bound(node)));
  }

  private static String end(Trace trace, int node) {
    return node < 0 ? NumberText.NOTHING : words(trace.end(node));
  }

  private static String words(NodeEnd end) {
    return switch (end) {
      case EXPANDED -> "all searched";
      case LEAF -> "leaf";
      case TERMINAL -> "game over";
      case CUTOFF -> "cut-off";
      case TABLE -> "table";
      case PRUNED -> "pruned";
      case STOPPED -> "stopped";
    };
  }
}
