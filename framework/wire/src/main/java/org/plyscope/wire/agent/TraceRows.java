package org.plyscope.wire.agent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.wire.WireValue;

/**
 * Nodes of a search tree as a program writes them, one row each: {@code [node, parent, move, value,
 * bound, end, skipped, alpha, beta, visits, figures]}, of which all after the move may be left out.
 * A row is written when its node is finished, so children come before their parent; the rows are
 * kept and recorded when the search is done. Used by one thread.
 */
public final class TraceRows {
  private static final int LENGTH = 11;

  private final int most;
  private final List<Figure> figures;
  private final Map<Long, List<Row>> children = new LinkedHashMap<>();
  private final List<Row> roots = new ArrayList<>();
  private final Map<Long, Row> known = new HashMap<>();

  private record Row(
      long node,
      String move,
      double value,
      Bound bound,
      NodeEnd end,
      int skipped,
      double alpha,
      double beta,
      long visits,
      Map<String, WireValue> figures) {}

  /** A node whose children are being recorded. */
  private static final class Open {
    private final Row row;
    private final int number;
    private final List<Row> children;
    private int next;

    Open(Row row, int number, List<Row> children) {
      this.row = row;
      this.number = number;
      this.children = children;
    }
  }

  /**
   * Starts without rows.
   *
   * @param most the number of rows that are kept; the rest is dropped
   * @param figures the figures that the program has declared
   */
  public TraceRows(int most, List<Figure> figures) {
    this.most = most;
    this.figures = List.copyOf(figures);
  }

  /**
   * Reads the rows of a message.
   *
   * @param value the value of the message
   * @throws InputException if a row is wrong, or a node occurs twice
   */
  public void add(WireValue value) {
    for (WireValue row : OptionForm.required(value, "nodes").list()) {
      if (known.size() == most) {
        return;
      }
      add(row, row.list());
    }
  }

  private void add(WireValue place, List<WireValue> row) {
    if (row.size() < 3 || row.size() > LENGTH) {
      throw place.wrong("a list of 3 to " + LENGTH + " values");
    }
    Row read =
        new Row(
            row.get(0).count(),
            row.get(2).isNull() ? "" : row.get(2).text(),
            number(row, 3, Double.NaN),
            row.size() > 4 ? row.get(4).constant(Bound.class) : Bound.EXACT,
            row.size() > 5 ? row.get(5).constant(NodeEnd.class) : NodeEnd.EXPANDED,
            row.size() > 6 ? row.get(6).smallCount() : 0,
            number(row, 7, Double.NEGATIVE_INFINITY),
            number(row, 8, Double.POSITIVE_INFINITY),
            row.size() > 9 && !row.get(9).isNull() ? row.get(9).count() : -1,
            row.size() > 10 ? row.get(10).members() : Map.of());
    if (known.put(read.node(), read) != null) {
      throw place.refused("the node " + read.node() + " occurs twice.");
    }
    if (row.get(1).isNull()) {
      roots.add(read);
    } else {
      children.computeIfAbsent(row.get(1).count(), parent -> new ArrayList<>()).add(read);
    }
  }

  private static double number(List<WireValue> row, int at, double otherwise) {
    return row.size() > at && !row.get(at).isNull() ? row.get(at).number() : otherwise;
  }

  /**
   * Records the tree. Nodes whose parent was not written or dropped are left out.
   *
   * @param recorder receives the nodes, parents first
   * @param root the position searched; not changed
   * @throws InputException if a move is not legal where it is played
   */
  public void replay(TraceRecorder recorder, State root) {
    for (Row row : roots) {
      State state = root.copy();
      int number = recorder.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, state.toMove());
      Deque<Open> path = new ArrayDeque<>();
      path.push(new Open(row, number, below(row)));
      while (!path.isEmpty()) {
        step(path, recorder, state);
      }
    }
  }

  private List<Row> below(Row row) {
    // Each node is visited once, so a circle in hostile rows cannot be followed without end.
    List<Row> found = children.remove(row.node());
    return found == null ? List.of() : found;
  }

  private void step(Deque<Open> path, TraceRecorder recorder, State state) {
    Open open = path.peek();
    if (open.next == open.children.size()) {
      close(recorder, open);
      path.pop();
      if (!path.isEmpty()) {
        state.undo();
      }
      return;
    }
    Row child = open.children.get(open.next);
    if (state.over()) {
      throw new InputException("trace: the game is over before " + quoted(child) + ".");
    }
    try {
      long move = state.parseMove(child.move());
      state.play(move);
      int number = recorder.open(open.number, move, open.next, state.toMove());
      path.push(new Open(child, number, below(child)));
    } catch (InputException e) {
      throw new InputException("trace: " + quoted(child) + ": " + e.getMessage());
    }
    open.next++;
  }

  private static String quoted(Row row) {
    return "node " + row.node() + ", move " + InputException.quote(row.move());
  }

  private void close(TraceRecorder recorder, Open open) {
    Row row = open.row;
    if (row.alpha() != Double.NEGATIVE_INFINITY || row.beta() != Double.POSITIVE_INFINITY) {
      recorder.window(open.number, row.alpha(), row.beta());
    }
    if (row.visits() >= 0) {
      recorder.visits(open.number, row.visits(), new double[0]);
    }
    for (Figure figure : figures) {
      WireValue number = row.figures().get(figure.id());
      if (number != null) {
        recorder.figure(open.number, figure, number.number());
      }
    }
    recorder.close(open.number, row.value(), row.bound(), row.end(), row.skipped());
  }
}
