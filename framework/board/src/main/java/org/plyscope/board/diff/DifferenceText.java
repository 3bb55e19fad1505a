package org.plyscope.board.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.api.option.Option;

/** Puts a difference into words. */
final class DifferenceText {
  private static final int LISTED = 5;

  private final PositionDiff diff;
  private final Board board;

  /** Prepares the words. */
  DifferenceText(PositionDiff diff) {
    this.diff = diff;
    this.board = diff.board();
  }

  /** Returns one sentence. */
  public String sentence() {
    if (diff.isEmpty()) {
      return "Nothing differs from the start of the search.";
    }
    StringJoiner parts = new StringJoiner("; ", "", ".");
    String contents = String.join(", ", board.counts() ? counts() : pieces());
    if (!contents.isEmpty()) {
      parts.add(contents);
    }
    if (diff.from().toMove() != diff.to().toMove()) {
      parts.add(seat(diff.to().toMove()) + " to move instead of " + seat(diff.from().toMove()));
    }
    for (Option<?> extra : board.extras()) {
      String after = diff.extras().get(extra.id());
      if (after != null) {
        String before = diff.from().extras().texts().get(extra.id());
        parts.add(extra.label() + " " + before + " → " + after);
      }
    }
    return parts.toString();
  }

  /**
   * A piece that left one cell and one of its kind that came to another count as one that moved.
   */
  private List<String> pieces() {
    List<String> words = new ArrayList<>();
    for (int content = 1; content <= board.pieces().size(); content++) {
      int kind = content;
      long left = diff.cells().stream().filter(c -> c.before() == kind).count();
      long came = diff.cells().stream().filter(c -> c.after() == kind).count();
      long moved = Math.min(left, came);
      Piece piece = board.piece(content);
      if (moved > 0) {
        words.add(count(moved, piece.name()) + " moved");
      }
      if (left > moved) {
        words.add(
            count(left - moved, piece.name()) + (left - moved == 1 ? " is" : " are") + " gone");
      }
      if (came > moved) {
        words.add(
            count(came - moved, piece.name()) + (came - moved == 1 ? " is" : " are") + " new");
      }
    }
    return words;
  }

  /** Stores first: they decide the game. */
  private List<String> counts() {
    List<String> words = new ArrayList<>();
    int pits = 0;
    for (PositionDiff.Change change : diff.cells()) {
      Cell cell = board.cells().get(change.cell());
      String text = cell.label() + " " + change.before() + " → " + change.after();
      if (cell.shape() == Cell.Shape.STORE) {
        words.add(0, "store " + text);
      } else {
        pits++;
        if (pits <= LISTED) {
          words.add(text);
        }
      }
    }
    if (pits > LISTED) {
      words.add(pits - LISTED == 1 ? "1 more pit" : pits - LISTED + " more pits");
    }
    return words;
  }

  private static String count(long number, String name) {
    if (number == 1) {
      return "1 " + name;
    }
    return number
        + " "
        + (name.endsWith("man") ? name.substring(0, name.length() - 2) + "en" : name + "s");
  }

  private String seat(int player) {
    return board.seats().get(player).name();
  }
}
