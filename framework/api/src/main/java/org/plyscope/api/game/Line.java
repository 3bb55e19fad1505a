package org.plyscope.api.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.plyscope.api.InputException;

/**
 * A game so far: its rules, where it started, and the moves played since. Built by hosts and
 * plugins; immutable and thread-safe; equal if rules, start and moves are equal.
 *
 * <p>The program passes lines from one part to the next. The text of a position does not record the
 * moves before it; a state that has played through its line knows repetitions and counters, and
 * opening books, search trees kept between moves and protocols need the moves too.
 */
public final class Line {
  private final Rules rules;
  private final String start;
  private final long[] moves;

  /**
   * Never played on, only copied; under a lock, because a state belongs to one thread at a time.
   */
  private final State end;

  /** Computed on first use: most lines of a game are only extended. */
  private String position;

  /** Takes ownership of the state. */
  private Line(Rules rules, String start, long[] moves, State end) {
    this.rules = rules;
    this.moves = moves;
    this.end = end;
    this.start = start == null ? position() : start;
  }

  /**
   * Starts a line at the start of the game.
   *
   * @param rules the rules
   * @return a line without moves
   */
  public static Line of(Rules rules) {
    return new Line(rules, null, new long[0], rules.initial());
  }

  /**
   * Starts a line at a position and plays moves.
   *
   * @param rules the rules
   * @param position the text of the position, as {@link Rules#parse} reads it
   * @param moves the moves in order; may be empty
   * @return the line
   * @throws InputException if the text is malformed, the position is impossible or a move is
   *     illegal where it is played
   */
  public static Line of(Rules rules, String position, long... moves) {
    State state = rules.parse(position);
    String start = state.position();
    MoveList legal = new MoveList();
    for (int i = 0; i < moves.length; i++) {
      if (!playIfLegal(state, moves[i], legal)) {
        throw new InputException("Move " + (i + 1) + " is not legal where it is played.");
      }
    }
    return new Line(rules, start, moves.clone(), state.copy());
  }

  /**
   * Starts a line at a position and plays moves given as text.
   *
   * @param rules the rules
   * @param position the text of the position, as {@link Rules#parse} reads it
   * @param moves the moves in order, as {@link State#parseMove} reads them
   * @return the line
   * @throws InputException if the position cannot be read or a move cannot be played; the message
   *     gives the number and text of the first such move
   */
  public static Line parse(Rules rules, String position, List<String> moves) {
    State state = rules.parse(position);
    String start = state.position();
    long[] played = new long[moves.size()];
    for (int i = 0; i < played.length; i++) {
      String text = moves.get(i);
      String which = "Move " + (i + 1) + ", " + InputException.quote(text) + ": ";
      if (state.over()) {
        throw new InputException(which + "the game is over before it.");
      }
      try {
        played[i] = state.parseMove(text);
      } catch (InputException e) {
        throw new InputException(which + e.getMessage());
      }
      state.play(played[i]);
    }
    return new Line(rules, start, played, state.copy());
  }

  /**
   * Returns this line with more moves.
   *
   * @param next moves in order, each legal where it is played
   * @return a new line
   * @throws IllegalArgumentException if a move is illegal
   */
  public Line then(long... next) {
    State state = state();
    MoveList legal = new MoveList();
    for (long move : next) {
      if (!playIfLegal(state, move, legal)) {
        throw new IllegalArgumentException(
            "Move " + move + " is not legal in '" + state.position() + "'.");
      }
    }
    long[] longer = Arrays.copyOf(moves, moves.length + next.length);
    System.arraycopy(next, 0, longer, moves.length, next.length);
    return new Line(rules, start, longer, state.copy());
  }

  private static boolean playIfLegal(State state, long move, MoveList legal) {
    state.moves(legal);
    boolean fits = legal.indexOf(move) >= 0;
    if (fits) {
      state.play(move);
    }
    return fits;
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
    return new Line(rules, start, Arrays.copyOf(moves, count), state.copy());
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
   * Returns the moves as the game writes them.
   *
   * @return one text per move, which {@link #parse} reads back
   */
  public List<String> texts() {
    State state = rules.parse(start);
    List<String> texts = new ArrayList<>(moves.length);
    for (long move : moves) {
      texts.add(state.text(move));
      state.play(move);
    }
    return List.copyOf(texts);
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
   * @return the move, or {@link MoveList#NONE} if the line has no moves
   */
  public long lastMove() {
    return moves.length == 0 ? MoveList.NONE : moves[moves.length - 1];
  }

  /**
   * Returns the state at the end of the line, including the history that matters to the rules.
   *
   * @return a new state, owned by the caller, with nothing to undo
   */
  public State state() {
    synchronized (end) {
      return end.copy();
    }
  }

  /**
   * Returns the position at the end of the line.
   *
   * @return its canonical text, which does not record the moves before
   */
  public String position() {
    synchronized (end) {
      if (position == null) {
        position = end.position();
      }
      return position;
    }
  }

  /**
   * Returns whether this line continues another one or equals it.
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
        && (rules == other.rules
            || (rules.game().id().equals(other.rules.game().id())
                && rules.options().equals(other.rules.options())));
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
