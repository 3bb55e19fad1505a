package org.plyscope.game.checkers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;

/**
 * The text of moves: {@code 11-15}, and {@code 11x18x25} with every landing of a capture.
 *
 * <p>When read, landings may be left out as long as one move fits, and a dash may stand for a
 * capture, as in old books.
 */
final class MoveText {
  private static final int EXAMPLES = 4;

  private MoveText() {}

  static String of(CheckersState state, long move) {
    return text(MovePath.of(state, move));
  }

  static long parse(CheckersState state, String text) {
    List<Integer> squares = squares(text);
    List<MovePath> legal = MovePath.all(state);
    List<MovePath> fitting = new ArrayList<>();
    for (MovePath path : legal) {
      if (path.squares().equals(squares)) {
        return path.move();
      }
      if (abbreviates(squares, path.squares())) {
        fitting.add(path);
      }
    }
    long moves = fitting.stream().mapToLong(MovePath::move).distinct().count();
    if (moves == 1) {
      return fitting.get(0).move();
    }
    String quoted = "'" + text.strip() + "'";
    if (moves > 1) {
      throw new InputException(quoted + " can be " + list(fitting) + "; write all its squares.");
    }
    throw new InputException(quoted + " is not legal here; " + advice(state, legal));
  }

  private static String text(MovePath path) {
    return path.squares().stream()
        .map(String::valueOf)
        .collect(Collectors.joining(path.captures() ? "x" : "-"));
  }

  private static List<Integer> squares(String text) {
    TextCursor cursor = new TextCursor(text);
    List<Integer> squares = new ArrayList<>();
    squares.add(cursor.square());
    do {
      if (!cursor.skip("-X")) {
        throw cursor.expected("'-' or 'x' and a square, as in 11-15 or 11x18");
      }
      squares.add(cursor.square());
    } while (!cursor.atEnd());
    return squares;
  }

  /** Returns whether a text has the ends of a path and some of the squares between, in order. */
  private static boolean abbreviates(List<Integer> text, List<Integer> path) {
    int last = text.size() - 1;
    int end = path.size() - 1;
    if (!text.get(0).equals(path.get(0)) || !text.get(last).equals(path.get(end))) {
      return false;
    }
    int next = 1;
    for (int i = 1; i < end && next < last; i++) {
      next += text.get(next).equals(path.get(i)) ? 1 : 0;
    }
    return next == last;
  }

  private static String advice(CheckersState state, List<MovePath> legal) {
    String side = Placement.name(state.toMove());
    if (legal.isEmpty()) {
      return state.drawn() ? "the game is drawn." : side + " cannot move and has lost.";
    }
    return side + (legal.get(0).captures() ? " must capture: " : " can play ") + list(legal) + ".";
  }

  private static String list(List<MovePath> paths) {
    String some =
        paths.stream().limit(EXAMPLES).map(MoveText::text).collect(Collectors.joining(", "));
    return paths.size() > EXAMPLES ? some + " and " + (paths.size() - EXAMPLES) + " more" : some;
  }
}
