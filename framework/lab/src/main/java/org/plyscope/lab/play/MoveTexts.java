package org.plyscope.lab.play;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.lab.catalog.NearMatches;

/**
 * Several moves in one human-written text.
 *
 * <p>Blanks and commas separate moves, except inside brackets; if there are semicolons, only these
 * separate. Numbers of moves, such as {@code 12.}, are skipped.
 */
public final class MoveTexts {
  private static final int EXAMPLES = 5;

  private MoveTexts() {}

  /** Takes a text apart. */
  public static List<String> split(String text) {
    boolean lists = text.indexOf(';') >= 0;
    List<String> moves = new ArrayList<>();
    StringBuilder move = new StringBuilder();
    int brackets = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      brackets += c == '[' || c == '(' ? 1 : c == ']' || c == ')' ? -1 : 0;
      boolean separates =
          lists ? c == ';' : brackets <= 0 && (c == ',' || Character.isWhitespace(c));
      if (separates) {
        add(move, moves);
      } else {
        move.append(c);
      }
    }
    add(move, moves);
    return moves;
  }

  private static void add(StringBuilder move, List<String> moves) {
    String text = move.toString().strip();
    move.setLength(0);
    if (!text.isEmpty() && !text.matches("\\d+\\.+")) {
      moves.add(text);
    }
  }

  /**
   * Reads moves of one position.
   *
   * @return the moves in the order of the text
   * @throws InputException with a sentence that names the move that is not legal, and some that are
   */
  public static long[] among(State state, String text) {
    return split(text).stream().mapToLong(move -> read(state, move, "")).toArray();
  }

  /**
   * Plays moves one after the other.
   *
   * @param line where to start
   * @param text the moves that follow
   * @throws InputException with a sentence that names the number and the text of the move that is
   *     not legal, and some that are
   */
  public static Line play(Line line, String text) {
    List<String> texts = split(text);
    long[] moves = new long[texts.size()];
    State state = line.state();
    for (int i = 0; i < moves.length; i++) {
      moves[i] = read(state, texts.get(i), "Move " + (i + 1) + ": ");
      state.play(moves[i]);
    }
    return line.then(moves);
  }

  private static long read(State state, String text, String which) {
    if (state.over()) {
      throw new InputException(
          which + InputException.quote(text) + " cannot be played, the game is over.");
    }
    try {
      return state.parseMove(text);
    } catch (InputException e) {
      String sentence = e.getMessage();
      String named =
          sentence.contains(text)
              ? sentence
              : InputException.quote(text) + " is no move. " + sentence;
      throw new InputException(which + withLegal(named, state, text));
    }
  }

  /** Games may name some legal moves themselves; for the others we do. */
  private static String withLegal(String sentence, State state, String wrong) {
    MoveList moves = new MoveList();
    state.moves(moves);
    List<String> legal = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      legal.add(state.text(moves.get(i)));
    }
    if (legal.stream().anyMatch(move -> !wrong.contains(move) && sentence.contains(move))) {
      return sentence;
    }
    List<String> near = NearMatches.of(wrong, legal);
    List<String> named = near.isEmpty() ? legal.subList(0, Math.min(EXAMPLES, legal.size())) : near;
    int others = legal.size() - named.size();
    return sentence.replaceFirst("\\.$", "")
        + "; legal moves are "
        + String.join(", ", named)
        + (others > 0 ? " or " + others + " other moves." : ".");
  }
}
