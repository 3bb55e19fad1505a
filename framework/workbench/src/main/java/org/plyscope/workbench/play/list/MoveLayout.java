package org.plyscope.workbench.play.list;

import java.awt.FontMetrics;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.measure.Value;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.Rounds.Round;
import org.plyscope.lab.play.Rounds.Turn;
import org.plyscope.lab.play.Thought;
import org.plyscope.lab.review.Mistakes;
import org.plyscope.workbench.play.list.GameRows.EndRow;
import org.plyscope.workbench.play.list.GameRows.MainRow;
import org.plyscope.workbench.play.list.GameRows.Row;
import org.plyscope.workbench.play.list.GameRows.VariationRow;

/**
 * Where everything of a list of moves stands for a given width. Up to three players have a column
 * each if there is room; else their turns follow each other and wrap.
 */
final class MoveLayout {
  /** The kind of a piece. */
  enum Kind {
    /** The number of a round. */
    NUMBER,
    /** A dot in the colour of a player. */
    DOT,
    /** A move. */
    MOVE,
    /** The triangle that folds a variation. */
    TOGGLE,
    /** How many moves are folded. */
    MORE,
    /** How a line ended. */
    END,
    /** The line beside a variation. */
    RULE
  }

  /**
   * Something to draw.
   *
   * @param text its text
   * @param detail its second line, in small letters
   * @param node the move it is about, or null
   * @param player whose colour it has, or -1
   */
  record Piece(Kind kind, Rectangle box, String text, String detail, GameNode node, int player) {}

  /**
   * How wide letters are.
   *
   * @param plain most letters
   * @param bold the current move, for which there has to be room everywhere
   * @param small details
   */
  record Fonts(FontMetrics plain, FontMetrics bold, FontMetrics small) {}

  private static final int MOST_COLUMNS = 3;

  /** How many units a dot takes. */
  private static final int DOT = 4;

  private final List<Piece> pieces = new ArrayList<>();
  private final FontMetrics font;
  private final FontMetrics bold;
  private final FontMetrics small;
  private final Mistakes mistakes;
  private final int width;
  private final int unit;
  private final int line;
  private int columns;
  private int left;
  private int x;
  private int y;
  private int right;

  private MoveLayout(Fonts fonts, int width, Mistakes mistakes) {
    this.mistakes = mistakes;
    this.font = fonts.plain();
    this.bold = fonts.bold();
    this.small = fonts.small();
    this.width = width;
    this.unit = font.getHeight() / 4;
    this.line = font.getHeight() + 2 * unit;
  }

  /** Places rows in a width. */
  static MoveLayout of(List<Row> rows, int players, Fonts fonts, int width, Mistakes mistakes) {
    MoveLayout layout = new MoveLayout(fonts, width, mistakes);
    layout.y = layout.unit;
    layout.columns = players <= MOST_COLUMNS && layout.fits(rows, players) ? players : 1;
    rows.forEach(layout::place);
    return layout;
  }

  /** Returns what to draw. */
  List<Piece> pieces() {
    return pieces;
  }

  /** Returns how high everything is. */
  int height() {
    return y + unit;
  }

  /** Returns a quarter of the height of a letter, the measure of all gaps. */
  int unit() {
    return unit;
  }

  /** Finds the piece at a point and does something. */
  Optional<Piece> at(int px, int py) {
    return pieces.stream()
        .filter(p -> p.kind() != Kind.RULE && p.node() != null && p.box().contains(px, py))
        .findFirst();
  }

  /** Finds the place of a move; a copy, because Swing moves the box it is asked to scroll to. */
  Optional<Rectangle> box(GameNode node) {
    return pieces.stream()
        .filter(p -> p.kind() == Kind.MOVE && p.node() == node)
        .map(piece -> new Rectangle(piece.box()))
        .findFirst();
  }

  /** Returns whether every move of the main line has room in the column of its player. */
  private boolean fits(List<Row> rows, int players) {
    int widest =
        rows.stream()
            .filter(MainRow.class::isInstance)
            .flatMap(row -> ((MainRow) row).round().turns().stream())
            .flatMap(turn -> turn.moves().stream())
            .mapToInt(this::moveWidth)
            .max()
            .orElse(0);
    return DOT * unit + widest <= (width - numberWidth()) / players;
  }

  private void place(Row row) {
    if (row instanceof MainRow main) {
      main(main.round());
    } else if (row instanceof VariationRow variation) {
      variation(variation);
    } else if (row instanceof EndRow end) {
      begin(numberWidth(), width);
      add(Kind.END, width - numberWidth() - unit, end.text(), "", null, end.winner());
      y += line;
    }
  }

  private void main(Round round) {
    begin(unit, width);
    add(Kind.NUMBER, numberWidth() - unit, round.number() + ".", "", null, -1);
    int top = y;
    int bottom = y;
    int column = (width - numberWidth()) / columns;
    if (columns == 1) {
      begin(numberWidth(), width);
    }
    for (Turn turn : round.turns()) {
      if (columns > 1) {
        y = top;
        int from = numberWidth() + turn.player() * column;
        begin(from, from + column);
      }
      turn(turn, columns > 1);
      bottom = Math.max(bottom, y);
    }
    y = bottom + line;
  }

  private void variation(VariationRow row) {
    int indent = numberWidth() + (row.level() - 1) * 4 * unit;
    int top = y;
    begin(indent, width);
    add(Kind.TOGGLE, 4 * unit, row.folded() > 0 ? "▸" : "▾", "", row.first(), -1);
    left = x;
    for (Round round : row.rounds()) {
      String number = round.number() + ".";
      add(Kind.NUMBER, font.stringWidth(number) + unit, number, "", null, -1);
      round.turns().forEach(turn -> turn(turn, false));
    }
    if (row.folded() > 0) {
      String more = "+" + row.folded();
      add(Kind.MORE, small.stringWidth(more) + 2 * unit, more, "", row.first(), -1);
    }
    y += line;
    pieces.add(
        new Piece(
            Kind.RULE, new Rectangle(indent - unit, top, 1, y - top), "", "", row.first(), -1));
  }

  private void turn(Turn turn, boolean column) {
    int dot = DOT * unit;
    // A dot stays with the move that follows it.
    wrap(dot + moveWidth(turn.moves().get(0)));
    add(Kind.DOT, dot, "", "", null, turn.player());
    left = column ? x : left;
    for (GameNode node : turn.moves()) {
      add(
          Kind.MOVE,
          moveWidth(node),
          MoveDescription.brief(node),
          detail(node),
          node,
          turn.player());
    }
    x += unit;
  }

  private int moveWidth(GameNode node) {
    String detail = detail(node);
    int more = detail.isEmpty() ? 0 : 2 * unit + small.stringWidth(detail);
    return bold.stringWidth(MoveDescription.brief(node)) + more + 3 * unit;
  }

  /** The player's evaluation, or else that of a review, and how bad the move is. */
  private String detail(GameNode node) {
    String value =
        node.thought()
            .map(Thought::value)
            .filter(v -> !Double.isNaN(v))
            .or(() -> node.verdict().map(v -> v.quality().moveValue()))
            .map(MoveLayout::brief)
            .orElse("");
    return (value + " " + mistakes.of(node).sign()).strip();
  }

  /**
   * Two digits are enough beside a move, as the tooltip has them all; the sign distinguishes a
   * value from a move that is a number.
   */
  private static String brief(double value) {
    if (Value.decided(value)) {
      return Value.text(value);
    }
    double rounded = Math.rint(value * 100) / 100;
    String sign = rounded > 0 ? "+" : rounded < 0 ? "\u2212" : "\u00b1";
    return sign + Value.text(Math.abs(rounded));
  }

  private int numberWidth() {
    return font.stringWidth("999.") + unit;
  }

  private void begin(int from, int to) {
    left = from;
    x = from;
    right = to;
  }

  private void wrap(int needed) {
    if (x > left && x + needed > right) {
      x = left;
      y += line;
    }
  }

  private void add(Kind kind, int wide, String text, String detail, GameNode node, int player) {
    wrap(wide);
    pieces.add(new Piece(kind, new Rectangle(x, y, wide, line), text, detail, node, player));
    x += wide;
  }
}
