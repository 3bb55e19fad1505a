package org.plyscope.api.view;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;

/**
 * The subject on the screen: a position, possibly with its last search and a node of the trace.
 * Immutable and safe for any thread.
 */
public final class Selection {
  private final Line line;
  private final long lastMove;
  private final SearchResult result;
  private final Trace trace;
  private final int node;
  private final List<Mark> marks;

  private Selection(
      Line line, long lastMove, SearchResult result, Trace trace, int node, List<Mark> marks) {
    this.line = Objects.requireNonNull(line);
    this.lastMove = lastMove;
    this.result = result;
    this.trace = trace;
    this.node = node;
    this.marks = List.copyOf(marks);
  }

  /**
   * Starts a selection of a position.
   *
   * @param line the game up to the position on the board
   * @return the selection
   */
  public static Selection of(Line line) {
    return new Selection(line, line.lastMove(), null, null, -1, List.of());
  }

  /**
   * Starts a selection of a node of a search.
   *
   * @param trace the trace
   * @param node a node of it
   * @return a selection of the {@linkplain Trace#line(int) line to the node}
   */
  public static Selection of(Trace trace, int node) {
    Line line = trace.line(node);
    // After a pass the line starts over, but the user still wants to see the earlier moves.
    long move = trace.ply(node) == 0 ? line.lastMove() : trace.move(node);
    return new Selection(line, move, null, trace, node, List.of());
  }

  /**
   * Returns this selection with the result of a search of the position, final or so far.
   *
   * @param value the result, or null for none
   * @return a new selection
   */
  public Selection withResult(SearchResult value) {
    return new Selection(line, lastMove, value, trace, node, marks);
  }

  /**
   * Returns this selection with a trace.
   *
   * @param value the trace, or null for none
   * @param selectedNode the selected node, or -1 for none
   * @return a new selection
   */
  public Selection withTrace(Trace value, int selectedNode) {
    return new Selection(line, lastMove, result, value, selectedNode, marks);
  }

  /**
   * Returns this selection with moves marked on the board.
   *
   * @param moves the marks, in drawing order; empty for none
   * @return a new selection
   */
  public Selection withMarks(List<Mark> moves) {
    return new Selection(line, lastMove, result, trace, node, moves);
  }

  /**
   * Returns the game up to the position on the board.
   *
   * @return the line
   */
  public Line line() {
    return line;
  }

  /**
   * Returns the rules of the line.
   *
   * @return the rules
   */
  public Rules rules() {
    return line.rules();
  }

  /**
   * Returns the position on the board, which is the end of the line.
   *
   * @return its text
   */
  public String position() {
    return line.position();
  }

  /**
   * Returns the move that led to the position.
   *
   * @return the move, or {@link MoveList#NONE}
   */
  public long lastMove() {
    return lastMove;
  }

  /**
   * Returns the result of the last search of the position.
   *
   * @return the result, empty if there was none
   */
  public Optional<SearchResult> result() {
    return Optional.ofNullable(result);
  }

  /**
   * Returns the selected trace.
   *
   * @return the trace, empty if there is none
   */
  public Optional<Trace> trace() {
    return Optional.ofNullable(trace);
  }

  /**
   * Returns the selected node of the trace.
   *
   * @return the node, or -1 for none
   */
  public int node() {
    return node;
  }

  /**
   * Returns the moves marked on the board.
   *
   * @return the marks, in drawing order
   */
  public List<Mark> marks() {
    return marks;
  }
}
