package org.plyscope.view.searchtree.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.read.Trace;

/** The nodes of a tree as a table, in search order. */
public final class NodeTable {
  /** How many rows there are at most. */
  public static final int MOST = 20_000;

  private static final String SUBTREE = "Subtree nodes";

  private static final List<String> COLUMNS =
      List.of(
          "Node",
          "Parent",
          "Ply",
          "Order",
          "Move",
          "Player",
          "Value",
          "Bound",
          "Alpha",
          "Beta",
          "End",
          "Skipped moves",
          SUBTREE,
          "Visits");

  private NodeTable() {}

  /** Makes the table of the first nodes a search opened. */
  public static DataTable of(TreeModel tree) {
    StateWalk walk = new StateWalk(tree);
    int count = Math.min(MOST, tree.count());
    List<List<Object>> rows = new ArrayList<>(count);
    for (int step = 0; step < count; step++) {
      rows.add(row(tree, tree.opened(step), walk));
    }
    String name =
        count < tree.count()
            ? "Search tree, first " + count + " of " + tree.count() + " nodes"
            : "Search tree";
    return new DataTable(name, columns(tree), rows);
  }

  /** Makes the table of the first nodes a search opened at and below a node. */
  public static DataTable branch(TreeModel tree, int branch, String title) {
    StateWalk walk = new StateWalk(tree);
    List<List<Object>> rows = new ArrayList<>();
    boolean[] inside = new boolean[tree.count()];
    inside[branch] = true;
    for (int node = branch + 1; node < tree.count(); node++) {
      inside[node] = inside[tree.parent(node)];
    }
    for (int step = tree.step(branch); step < tree.count() && rows.size() < MOST; step++) {
      int node = tree.opened(step);
      if (inside[node]) {
        rows.add(row(tree, node, walk));
      }
    }
    String name = "Branch " + title;
    return new DataTable(
        rows.size() < tree.size(branch)
            ? name + ", first " + rows.size() + " of " + tree.size(branch) + " nodes"
            : name,
        columns(tree),
        rows);
  }

  private static List<String> columns(TreeModel tree) {
    List<String> columns = new ArrayList<>(COLUMNS);
    if (tree.trace().opened() > tree.trace().size()) {
      columns.set(columns.indexOf(SUBTREE), SUBTREE + " kept");
    }
    tree.trace().figures().forEach(figure -> columns.add(figure.label()));
    return columns;
  }

  private static List<Object> row(TreeModel tree, int node, StateWalk walk) {
    Trace trace = tree.trace();
    int number = tree.number(node);
    List<Object> cells = new ArrayList<>();
    cells.addAll(wellKnown(tree, node, walk));
    for (Figure figure : trace.figures()) {
      cells.add(number(trace.figure(number, figure)));
    }
    return cells;
  }

  private static List<Object> wellKnown(TreeModel tree, int node, StateWalk walk) {
    Trace trace = tree.trace();
    int number = tree.number(node);
    return Arrays.asList(
        number,
        node == 0 ? null : (Object) tree.number(tree.parent(node)),
        tree.ply(node),
        trace.order(number) + 1,
        walk.move(node),
        trace.player(number) + 1,
        number(trace.value(number)),
        trace.bound(number).name().toLowerCase(Locale.ROOT),
        number(trace.alpha(number)),
        number(trace.beta(number)),
        trace.end(number).name().toLowerCase(Locale.ROOT),
        trace.skipped(number),
        tree.size(node),
        trace.visits(number));
  }

  private static Object number(double value) {
    return Double.isFinite(value) ? (Object) value : null;
  }
}
