package org.plyscope.view.compare.order;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.ui.text.Titles;

/** The moves that every configuration of a comparison tried at one node, which its path names. */
final class NodeOrders {
  /**
   * The moves that a configuration tried.
   *
   * @param name the configuration
   * @param order the moves in its order, written as people call them
   * @param written the same in the notation of the game
   */
  record Column(String name, MoveOrder order, MoveOrder written) {
    /** Returns the tree; only where there is a node. */
    Trace trace() {
      return order.analysis().orElseThrow().trace().orElseThrow();
    }
  }

  private final State start;
  private final long[] path;
  private final List<Column> columns = new ArrayList<>();

  private NodeOrders(Comparison comparison, int subject, long[] path) {
    this.path = path.clone();
    start = start(comparison, subject);
    List<MoveOrder> orders = comparison.moveOrders(subject, path);
    for (int c = 0; c < orders.size(); c++) {
      String name = comparison.request().configurations().get(c).name();
      columns.add(new Column(name, called(orders.get(c)), orders.get(c)));
    }
  }

  private MoveOrder called(MoveOrder order) {
    if (order.entries().isEmpty()) {
      return order;
    }
    State state = start.copy();
    Arrays.stream(path).forEach(state::play);
    List<MoveOrder.Entry> entries =
        order.entries().stream()
            .map(
                e ->
                    MoveOrder.Entry.of(
                        e.move(), Titles.move(state, e.move()), e.value(), e.bound(), e.cut()))
            .toList();
    return MoveOrder.of(order.analysis().orElseThrow(), order.node(), entries, order.remark());
  }

  /** Looks a node up in the trees of all configurations on a position. */
  static NodeOrders of(Comparison comparison, int subject, long[] path) {
    return new NodeOrders(comparison, subject, path);
  }

  /** Returns a position that was compared. */
  static State start(Comparison comparison, int subject) {
    return comparison.request().subjects().get(subject).line().state();
  }

  /** Returns the moves that each configuration tried. */
  List<Column> columns() {
    return List.copyOf(columns);
  }

  /** Returns the largest number of moves that any configuration tried. */
  int longest() {
    return columns.stream().mapToInt(c -> c.order().entries().size()).max().orElse(0);
  }

  /** Returns a move in the notation of the rules; empty if the game is over. */
  Optional<String> example() {
    MoveList moves = new MoveList();
    return start.moves(moves) == 0 ? Optional.empty() : Optional.of(start.text(moves.get(0)));
  }

  /** Writes the path as {@link #parse} reads it; empty if no tree has the node. */
  Optional<String> pathText() {
    return columns.stream().anyMatch(c -> c.order().node() >= 0)
        ? Optional.of(text())
        : Optional.empty();
  }

  private String text() {
    State state = start.copy();
    List<String> texts = new ArrayList<>();
    for (long move : path) {
      texts.add(state.text(move));
      state.play(move);
    }
    return String.join(", ", texts);
  }

  /** Returns the orders for export. */
  DataTable table() {
    List<List<Object>> rows = new ArrayList<>();
    for (Column column : columns) {
      for (int i = 0; i < column.written().entries().size(); i++) {
        MoveOrder.Entry entry = column.written().entries().get(i);
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
   * @param state where the path starts; played on
   * @param text the moves, separated by commas
   * @throws InputException if a move is not legal where it stands, in one sentence
   */
  static long[] parse(State state, String text) {
    List<String> words =
        Arrays.stream(text.split(",", -1)).map(String::strip).filter(w -> !w.isEmpty()).toList();
    long[] path = new long[words.size()];
    for (int i = 0; i < path.length; i++) {
      try {
        path[i] = state.parseMove(words.get(i));
      } catch (InputException e) {
        throw new InputException("Move " + (i + 1) + " of the path: " + e.getMessage());
      }
      state.play(path[i]);
    }
    return path;
  }
}
