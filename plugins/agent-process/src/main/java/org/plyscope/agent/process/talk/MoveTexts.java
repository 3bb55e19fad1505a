package org.plyscope.agent.process.talk;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.ProgramException;

/** Moves and lines of play as a dialect writes them. */
public final class MoveTexts {
  private MoveTexts() {}

  /** Returns the moves that were played since the start of a line. */
  public static List<String> of(Dialect dialect, Line line) {
    State state = line.rules().parse(line.start());
    List<String> texts = new ArrayList<>();
    for (long move : line.moves()) {
      texts.add(dialect.moveText(state, move));
      state.play(move);
    }
    return texts;
  }

  /** Returns the texts of moves that follow each other from a state on. */
  public static List<String> of(Dialect dialect, State from, long[] moves) {
    State state = from.copy();
    List<String> texts = new ArrayList<>();
    for (long move : moves) {
      if (!state.legal(move)) {
        break;
      }
      texts.add(dialect.moveText(state, move));
      state.play(move);
    }
    return texts;
  }

  /**
   * Reads the move with which a program answered.
   *
   * @throws ProgramException if it is not legal
   */
  public static long answer(Dialect dialect, State state, String text) {
    try {
      return dialect.parseMove(state, text);
    } catch (InputException e) {
      throw new ProgramException(
          "it answered with the move %s, which is not legal".formatted(InputException.quote(text)));
    }
  }

  /** Reads moves that a program expects to follow each other, up to the first that cannot. */
  public static long[] expected(Dialect dialect, State from, List<String> texts) {
    State state = from.copy();
    List<Long> moves = new ArrayList<>();
    try {
      for (String text : texts) {
        if (state.over()) {
          break;
        }
        long move = dialect.parseMove(state, text);
        moves.add(move);
        state.play(move);
      }
    } catch (InputException e) {
      // A line of play is a comment of the program; only its answer has to be legal.
      return moves.stream().mapToLong(Long::longValue).toArray();
    }
    return moves.stream().mapToLong(Long::longValue).toArray();
  }
}
