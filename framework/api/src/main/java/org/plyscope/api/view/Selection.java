package org.plyscope.api.view;

import java.util.List;
import java.util.Optional;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.Trace;

/**
 * What the user looks at: a position, perhaps the last search of it, perhaps a node of its trace.
 * Immutable and safe for any thread.
 */
public final class Selection {
  private final Rules rules;
  private final String position;
  private final long lastMove;
  private final SearchResult result;
  private final Trace trace;
  private final int node;
  private final List<Mark> marks;

  private Selection(
      Rules rules,
      String position,
      long lastMove,
      SearchResult result,
      Trace trace,
      int node,
      List<Mark> marks) {
    this.rules = rules;
    this.position = position;
    this.lastMove = lastMove;
    this.result = result;
    this.trace = trace;
    this.node = node;
    this.marks = List.copyOf(marks);
  }

  /**
   * Starts a selection of a position.
   *
   * @param rules the rules
   * @param position the text of the position on the board
   * @return the selection
   */
  public static Selection of(Rules rules, String position) {
    return new Selection(rules, position, MoveList.NONE, null, null, -1, List.of());
  }

  /**
   * Returns this selection with the move that led to the position.
   *
   * @param move the move, {@link MoveList#NONE} for none
   * @return a new selection
   */
  public Selection withLastMove(long move) {
    return new Selection(rules, position, move, result, trace, node, marks);
  }

  /**
   * Returns this selection with the result of a search of the position, finished or so far.
   *
   * @param value the result, or null for none
   * @return a new selection
   */
  public Selection withResult(SearchResult value) {
    return new Selection(rules, position, lastMove, value, trace, node, marks);
  }

  /**
   * Returns this selection with a trace.
   *
   * @param value the trace, or null for none
   * @param selectedNode the node looked at, or -1 for none
   * @return a new selection
   */
  public Selection withTrace(Trace value, int selectedNode) {
    return new Selection(rules, position, lastMove, result, value, selectedNode, marks);
  }

  /**
   * Returns this selection with moves marked on the board.
   *
   * @param moves the marks, in drawing order; empty for none
   * @return a new selection
   */
  public Selection withMarks(List<Mark> moves) {
    return new Selection(rules, position, lastMove, result, trace, node, moves);
  }

  /**
   * Returns the rules of the position.
   *
   * @return the rules
   */
  public Rules rules() {
    return rules;
  }

  /**
   * Returns the position on the board.
   *
   * @return its text
   */
  public String position() {
    return position;
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
   * Returns the trace looked at.
   *
   * @return the trace, empty if there is none
   */
  public Optional<Trace> trace() {
    return Optional.ofNullable(trace);
  }

  /**
   * Returns the node of the trace looked at.
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
