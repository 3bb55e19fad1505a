package org.plyscope.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/**
 * Writes and reads {@link Line lines}: the game, the options of its rules, the start, the moves as
 * texts.
 */
public final class LineForm {
  private LineForm() {}

  /**
   * Writes a line.
   *
   * @param line the line
   * @return its form
   */
  public static Map<String, Object> write(Line line) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("game", line.rules().game().id());
    form.put("options", line.rules().options().texts());
    form.put("start", line.start());
    form.put("moves", line.texts());
    return form;
  }

  /**
   * Reads a line.
   *
   * @param value its form
   * @param rules finds the rules of a game, by its id and the texts of its options
   * @return the line
   * @throws InputException if there are no such rules, the position is impossible or a move not
   *     legal
   */
  public static Line read(WireValue value, BiFunction<String, Map<String, String>, Rules> rules) {
    return value.object(
        form -> {
          String game = form.get("game").text();
          Map<String, String> options = form.get("options").options();
          String start = form.get("start").text();
          List<String> moves = form.get("moves").texts();
          return value.checked(() -> Line.parse(rules.apply(game, options), start, moves));
        });
  }

  /** Returns the text of a move; null if there is none or it is not legal. */
  static String text(State state, long move) {
    return legal(state, move) ? state.text(move) : null;
  }

  static boolean legal(State state, long move) {
    MoveList legal = new MoveList();
    if (!state.over()) {
      state.moves(legal);
    }
    return legal.indexOf(move) >= 0;
  }

  static long readMove(WireValue value, State state) {
    String text = value.text();
    if (state.over()) {
      throw new InputException(value.path() + ": the game is over before this move.");
    }
    return value.checked(() -> state.parseMove(text));
  }

  /** Reads a move, or none for null. */
  static long readOrNone(WireValue value, State state) {
    return value.isNull() ? MoveList.NONE : readMove(value, state);
  }

  /**
   * Writes moves that follow each other.
   *
   * @param start the position before the first; not changed
   * @param moves the moves
   * @return their texts, up to the first that is not legal
   */
  public static List<String> texts(State start, long[] moves) {
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

  static long[] readMoves(WireValue value, State start) {
    State state = start.copy();
    List<WireValue> texts = value.list();
    long[] moves = new long[texts.size()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = readMove(texts.get(i), state);
      state.play(moves[i]);
    }
    return moves;
  }
}
