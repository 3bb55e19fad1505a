package org.plyscope.ui.line;

import java.awt.FontMetrics;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.Objects;

/** Where the moves of a line stand: beside each other, in as many rows as allowed. */
final class MovePlaces {
  /** The place where the moves without room are counted. */
  static final int MORE = -2;

  private static final int NOWHERE = -1;

  private int rows;
  private PlayedLine line;
  private FontMetrics metrics;
  private int room = NOWHERE;
  private Rectangle[] places = {};
  private Rectangle more = new Rectangle();
  private String moreText = "";
  private int width;
  private int height;

  /** Sets how many rows there are, 0 for as many as are needed. */
  void rows(int most) {
    rows = most;
    forget();
  }

  /** Lets the next arrangement start afresh. */
  void forget() {
    room = NOWHERE;
  }

  int gap() {
    return Math.max(2, metrics.getHeight() / 5);
  }

  int dot() {
    return Math.max(5, metrics.getAscent() * 3 / 5);
  }

  private int rowHeight() {
    return metrics.getHeight() + gap();
  }

  /** Arranges a line in a width, 0 for no limit; does nothing if it is arranged that way. */
  void arrange(PlayedLine shown, FontMetrics font, int wide) {
    if (Objects.equals(shown, line) && font.equals(metrics) && wide == room) {
      return;
    }
    line = shown;
    metrics = font;
    room = wide;
    more = new Rectangle();
    width = 0;
    int count = shown == null ? 0 : shown.size();
    places = new Rectangle[count];
    int limit = wide <= 0 ? Integer.MAX_VALUE : wide;
    int x = 0;
    int row = 0;
    for (int i = 0; i < count; i++) {
      int need = need(shown.steps().get(i));
      if (x > 0 && x + need > limit) {
        x = 0;
        row++;
      }
      boolean last = rows > 0 && row == rows - 1 && i < count - 1;
      boolean full = last && x > 0 && x + need + need(i + 1, count) > limit;
      if ((rows > 0 && row >= rows) || full) {
        tooMany(i, count, x, Math.min(row, rows - 1));
        break;
      }
      places[i] = new Rectangle(x, row * rowHeight(), Math.min(need, limit), rowHeight());
      x += need;
      width = Math.max(width, x);
    }
    height = (rows > 0 ? rows : row + 1) * rowHeight();
  }

  /** Returns the room that has to be left for the count of moves from an index on. */
  private int need(int from, int count) {
    return metrics.stringWidth(text(count - from)) + 2 * gap();
  }

  private int need(PlayedLine.Step step) {
    int number = step.number() > 0 ? metrics.stringWidth(step.number() + ".") + gap() : 0;
    return number + dot() + gap() + metrics.stringWidth(step.text()) + 3 * gap();
  }

  private void tooMany(int from, int count, int x, int row) {
    moreText = text(count - from);
    more =
        new Rectangle(
            x + gap(), row * rowHeight(), metrics.stringWidth(moreText) + gap(), rowHeight());
  }

  private static String text(int hidden) {
    return "+" + hidden + " more";
  }

  /** Returns where a step is; empty if it is hidden. */
  Rectangle of(int step) {
    return places[step] == null ? new Rectangle() : places[step];
  }

  /** Returns where the moves without room are counted; empty if all have room. */
  Rectangle more() {
    return more;
  }

  String moreText() {
    return moreText;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** Returns the step at a point, {@link #MORE}, or -1. */
  int at(Point point) {
    if (more.contains(point)) {
      return MORE;
    }
    for (int i = 0; i < places.length; i++) {
      if (places[i] != null && places[i].contains(point)) {
        return i;
      }
    }
    return NOWHERE;
  }
}
