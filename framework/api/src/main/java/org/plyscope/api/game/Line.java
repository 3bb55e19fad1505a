package org.plyscope.api.game;

import java.util.Arrays;
import java.util.Objects;
import org.plyscope.api.InputException;

/**
 * A game so far: its rules, where it started, and the moves played since. Built by hosts and
 * plugins; immutable, safe for any thread, equal if rules, start and moves are.
 *
 * <p>A line is what the program hands from one part to the next. The text of a position forgets
 * what came before it; a state walked along its line knows repetitions and counters, and books,
 * kept trees and protocols need the moves too.
 */
public final class Line {
  private final Rules rules;
  private final String start;
  private final long[] moves;
  private final State end;

  /** Takes a state that nobody else walks on. */
  private Line(Rules rules, String start, long[] moves, State end) {
    this.rules = rules;
    this.start = start;
    this.moves = moves;
    this.end = end;
  }

  /**
   * Starts a line at the start of the game.
   *
   * @param rules the rules
   * @return a line without moves
   */
  public static Line of(Rules rules) {
    State state = rules.initial();
    return new Line(rules, state.position(), new long[0], state);
  }

  /**
   * Starts a line at a position.
   *
   * @param rules the rules
   * @param position the text of the position, as {@link Rules#parse} reads it
   * @return a line without moves
   * @throws InputException if the text is malformed or the position impossible
   */
  public static Line of(Rules rules, String position) {
    State state = rules.parse(position);
    return new Line(rules, state.position(), new long[0], state);
  }

  /**
   * Returns this line with one more move.
   *
   * @param move a legal move at the end of this line
   * @return a new line
   * @throws IllegalArgumentException if the move is not legal there
   */
  public Line then(long move) {
    State next = state();
    MoveList legal = new MoveList();
    next.moves(legal);
    if (legal.indexOf(move) < 0) {
      throw new IllegalArgumentException(
          "Move " + move + " is not legal in '" + next.position() + "'.");
    }
    next.play(move);
    long[] longer = Arrays.copyOf(moves, moves.length + 1);
    longer[moves.length] = move;
    return new Line(rules, start, longer, next);
  }

  /**
   * Returns the beginning of this line.
   *
   * @param count how many moves to keep, from 0 to {@link #size()}
   * @return a line with the same start
   */
  public Line first(int count) {
    Objects.checkIndex(count, moves.length + 1);
    if (count == moves.length) {
      return this;
    }
    State state = rules.parse(start);
    for (int i = 0; i < count; i++) {
      state.play(moves[i]);
    }
    return new Line(rules, start, Arrays.copyOf(moves, count), state);
  }

  /**
   * Returns the rules.
   *
   * @return the rules
   */
  public Rules rules() {
    return rules;
  }

  /**
   * Returns where the line starts.
   *
   * @return the canonical text of the position
   */
  public String start() {
    return start;
  }

  /**
   * Returns the moves.
   *
   * @return a copy of the moves in the order they were played
   */
  public long[] moves() {
    return moves.clone();
  }

  /**
   * Returns the number of moves.
   *
   * @return the number
   */
  public int size() {
    return moves.length;
  }

  /**
   * Returns a move.
   *
   * @param index from 0 to {@code size() - 1}
   * @return the move
   */
  public long move(int index) {
    return moves[index];
  }

  /**
   * Returns the move that led to the end of the line.
   *
   * @return the move, or {@link MoveList#NONE} if there is none
   */
  public long lastMove() {
    return moves.length == 0 ? MoveList.NONE : moves[moves.length - 1];
  }

  /**
   * Returns the state at the end of the line, which knows what the rules remember of it.
   *
   * @return a new state, owned by the caller, with nothing to undo
   */
  public State state() {
    return end.copy();
  }

  /**
   * Returns the position at the end of the line.
   *
   * @return its canonical text, which does not tell what came before
   */
  public String position() {
    return end.position();
  }

  /**
   * Tells whether this line goes on where another one ends, or is the same.
   *
   * @param other another line
   * @return true if both have the same rules and start and this one begins with the other's moves
   */
  public boolean startsWith(Line other) {
    return sameStart(other)
        && moves.length >= other.moves.length
        && Arrays.equals(moves, 0, other.moves.length, other.moves, 0, other.moves.length);
  }

  private boolean sameStart(Line other) {
    return start.equals(other.start)
        && rules.game().id().equals(other.rules.game().id())
        && rules.options().equals(other.rules.options());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Line that && sameStart(that) && Arrays.equals(moves, that.moves);
  }

  @Override
  public int hashCode() {
    return 31 * start.hashCode() + Arrays.hashCode(moves);
  }

  /** Returns the position at the end and the number of moves, for messages and debugging. */
  @Override
  public String toString() {
    return position() + " after " + moves.length + (moves.length == 1 ? " move" : " moves");
  }
}
