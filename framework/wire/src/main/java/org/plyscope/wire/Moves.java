package org.plyscope.wire;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** Writes and reads moves as texts. */
public final class Moves {
  private Moves() {}

  /** Returns the text of a move; null if there is none or it is not legal. */
  static String text(State state, long move) {
    return legal(state, move) ? state.text(move) : null;
  }

  static boolean legal(State state, long move) {
    return !state.over() && state.legal(move);
  }

  static long read(WireValue value, State state) {
    String text = value.text();
    if (state.over()) {
      throw new InputException(value.path() + ": the game is over before this move.");
    }
    return value.checked(() -> state.parseMove(text));
  }

  /** Reads a move, or none for null. */
  static long readOrNone(WireValue value, State state) {
    return value.isNull() ? MoveList.NONE : read(value, state);
  }

  /**
   * Writes moves that follow each other.
   *
   * @param start the position before the first; not changed
   * @param moves the moves
   * @return their texts, up to the first that is not legal
   */
  public static List<String> line(State start, long[] moves) {
    State state = start.copy();
    List<String> texts = new ArrayList<>();
    for (long move : moves) {
      if (!legal(state, move)) {
        break;
      }
      texts.add(state.text(move));
      state.play(move);
    }
    return texts;
  }

  static long[] readLine(WireValue value, State start) {
    State state = start.copy();
    List<WireValue> texts = value.list();
    long[] moves = new long[texts.size()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = read(texts.get(i), state);
      state.play(moves[i]);
    }
    return moves;
  }
}
