package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.State;
import org.plyscope.api.search.Trace;
import org.plyscope.api.table.DataTable;

/**
 * What every configuration of a comparison tried at one node. The node is named by the moves that
 * lead to it, so that it is the same in all trees.
 */
public final class NodeOrders {
  /** A configuration whose tree does not have the node. */
  public static final int MISSING = -1;

  /**
   * What a configuration tried.
   *
   * @param name the configuration
   * @param search its search, null if it kept no tree
   * @param node the node of its tree, or {@link #MISSING}
   * @param entries the moves in the order tried
   * @param sentence why there is nothing, or what was skipped; the empty text if all is there
   */
  public record Column(
      String name, Measurement search, int node, List<MoveOrder.Entry> entries, String sentence) {
    /** Returns the tree; only where there is a node. */
    public Trace trace() {
      return search.trace().orElseThrow();
    }
  }

  private final long[] path;
  private final List<Column> columns = new ArrayList<>();

  private NodeOrders(Comparison comparison, int subject, long[] path) {
    this.path = path.clone();
    for (int c = 0; c < comparison.plan().configurations().size(); c++) {
      columns.add(column(comparison, c, subject, path));
    }
  }

  /** Looks a node up in the trees of all configurations on a position. */
  public static NodeOrders of(Comparison comparison, int subject, long[] path) {
    return new NodeOrders(comparison, subject, path);
  }

  /** Returns what each configuration tried. */
  public List<Column> columns() {
    return List.copyOf(columns);
  }

  /** Returns the largest number of moves anybody tried. */
  public int longest() {
    return columns.stream().mapToInt(c -> c.entries().size()).max().orElse(0);
  }

  /** Writes the path as {@link #parse} reads it; empty if no tree has the node. */
  public Optional<String> pathText() {
    return columns.stream().filter(c -> c.node() >= 0).findFirst().map(c -> text(c.trace()));
  }

  private String text(Trace trace) {
    int[] nodes = MoveOrder.follow(trace, path);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < path.length; i++) {
      texts.add(trace.state(nodes[i]).text(path[i]));
    }
    return String.join(", ", texts);
  }

  /** Returns the orders for export. */
  public DataTable table() {
    List<List<Object>> rows = new ArrayList<>();
    for (Column column : columns) {
      for (int i = 0; i < column.entries().size(); i++) {
        MoveOrder.Entry entry = column.entries().get(i);
        rows.add(
            Arrays.asList(
                column.name(),
                i + 1,
                entry.text(),
                Double.isNaN(entry.value()) ? null : entry.value(),
                entry.bound().name().toLowerCase(Locale.ROOT),
                entry.cut()));
      }
    }
    return new DataTable(
        "move-order", List.of("name", "place", "move", "value", "bound", "caused-cutoff"), rows);
  }

  /**
   * Reads a path of moves.
   *
   * @param text the moves, separated by commas
   * @throws InputException if a move is not legal where it stands, in one sentence
   */
  public static long[] parse(State start, String text) {
    List<String> words =
        Arrays.stream(text.split(",", -1)).map(String::strip).filter(w -> !w.isEmpty()).toList();
    long[] path = new long[words.size()];
    for (int i = 0; i < path.length; i++) {
      try {
        path[i] = start.parseMove(words.get(i));
      } catch (InputException e) {
        throw new InputException("Move " + (i + 1) + " of the path: " + e.getMessage());
      }
      start.play(path[i]);
    }
    return path;
  }

  private static Column column(Comparison comparison, int index, int subject, long[] path) {
    String name = comparison.plan().configurations().get(index).name();
    Optional<Measurement> found = comparison.traced(index, subject);
    if (found.isEmpty()) {
      return new Column(name, null, MISSING, List.of(), name + " has kept no tree.");
    }
    Trace trace = found.get().trace().orElseThrow();
    int[] nodes = MoveOrder.follow(trace, path);
    int node = nodes[nodes.length - 1];
    if (nodes.length <= path.length) {
      String sentence = name + " did not get here: " + missing(trace, nodes, path);
      return new Column(name, found.get(), MISSING, List.of(), sentence);
    }
    List<MoveOrder.Entry> entries = MoveOrder.entries(trace, node);
    String sentence = entries.isEmpty() ? name + " tried no move here: " + end(trace, node) : "";
    if (trace.skipped(node) > 0) {
      sentence = name + " skipped " + trace.skipped(node) + " moves here after a cut-off.";
    }
    return new Column(name, found.get(), node, entries, sentence);
  }

  private static String missing(Trace trace, int[] nodes, long[] path) {
    int node = nodes[nodes.length - 1];
    int ply = nodes.length - 1;
    String move = "'" + trace.state(node).text(path[ply]) + "' at ply " + (ply + 1);
    if (trace.skipped(node) > 0) {
      return move + " was skipped after a cut-off.";
    }
    if (trace.opened() > trace.size()) {
      return "its trace, which is a sample, does not hold " + move + ".";
    }
    return trace.firstChild(node) < 0
        ? "before " + move + " " + end(trace, node)
        : move + " was not among the moves it tried.";
  }

  private static String end(Trace trace, int node) {
    return switch (trace.end(node)) {
      case LEAF -> "the depth limit was reached.";
      case TERMINAL -> "the game was over.";
      case TABLE -> "the transposition table knew enough.";
      case PRUNED -> "the node was pruned.";
      case STOPPED -> "the search was stopped.";
      case CUT, EXPANDED -> "the trace ends.";
    };
  }
}
