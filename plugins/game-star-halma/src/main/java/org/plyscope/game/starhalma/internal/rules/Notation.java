package org.plyscope.game.starhalma.internal.rules;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.game.starhalma.internal.basics.Moves;

/**
 * Moves as text: the holes a marble touches, in order. The two ends are enough where they leave no
 * doubt.
 */
public final class Notation {
  /** The notation of a move. */
  public enum Style {
    /** {@code a1-c3-e3}. */
    DASHES("", "-", "", "", ""),
    /** {@code [[1,0],[3,-2]]}. */
    BRACKETS("[", ",", "]", "[", "]");

    private final String open;
    private final String separator;
    private final String close;
    private final String before;
    private final String after;

    Style(String open, String separator, String close, String before, String after) {
      this.open = open;
      this.separator = separator;
      this.close = close;
      this.before = before;
      this.after = after;
    }
  }

  private final StarRules rules;
  private final Style style;
  private final Ways ways;

  Notation(StarRules rules, Style style, Hops hops) {
    this.rules = rules;
    this.style = style;
    ways = new Ways(rules, hops);
  }

  int[] path(StarState state, long move) {
    return ways.of(state, move);
  }

  String write(StarState state, long move) {
    return write(ways.of(state, move));
  }

  /** Writes a move for display: pairs of numbers need no brackets, and the ends matter most. */
  String label(StarState state, long move) {
    if (style == Style.DASHES) {
      return write(state, move);
    }
    int[] holes = ways.of(state, move);
    String way = holes.length > 2 ? "→…→" : "→";
    return label(holes[0]) + way + label(holes[holes.length - 1]);
  }

  private String label(int hole) {
    return rules.plan().labels().get(hole);
  }

  private String write(int[] holes) {
    return IntStream.of(holes)
        .mapToObj(hole -> style.before + label(hole) + style.after)
        .collect(Collectors.joining(style.separator, style.open, style.close));
  }

  long read(StarState state, String text) {
    int[] holes = holes(text);
    MoveList moves = new MoveList();
    state.moves(moves);
    long found = MoveList.NONE;
    int count = 0;
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      if (Moves.from(move) == holes[0] && Moves.to(move) == holes[holes.length - 1]) {
        if (Arrays.equals(ways.of(state, move), holes)) {
          return move;
        }
        found = move;
        count++;
      }
    }
    boolean endsOnly = holes.length == 2;
    if (count > 1 && endsOnly) {
      throw new InputException(
          "There are " + count + " ways for " + write(holes) + "; name every hole on the way.");
    }
    if (count != 1 || !(endsOnly || (rules.book().merged() && ways.legal(state, holes)))) {
      throw new InputException("The move " + write(holes) + " is not legal here.");
    }
    return found;
  }

  private int[] holes(String text) {
    Scanner scanner = new Scanner(text);
    int[] holes = new int[2];
    int count = 0;
    expect(scanner, style.open);
    do {
      expect(scanner, style.before);
      if (count == holes.length) {
        holes = Arrays.copyOf(holes, 2 * count);
      }
      holes[count++] = hole(scanner);
      expect(scanner, style.after);
    } while (scanner.accept(style.separator));
    expect(scanner, style.close);
    scanner.expectEnd("'" + style.separator + "' or the end of the text");
    if (count < 2) {
      throw new InputException(
          "A move names at least two holes, for example " + write(new int[] {0, 1}) + ".");
    }
    return Arrays.copyOf(holes, count);
  }

  private static void expect(Scanner scanner, String piece) {
    if (!piece.isEmpty()) {
      scanner.expect(piece);
    }
  }

  private int hole(Scanner scanner) {
    int column = scanner.column();
    String label = style == Style.DASHES ? scanner.name("a hole") : scanner.pair();
    int hole = rules.plan().labels().indexOf(label);
    if (hole < 0) {
      throw InputException.at(
          column,
          "'" + label + "'",
          "a hole of the board, for example " + rules.plan().labels().get(0));
    }
    return hole;
  }
}
