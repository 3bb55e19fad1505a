package org.plyscope.workbench.search.result;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Tint;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Value;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.WrapBar;

/** The values of all players, where there are more than two; it takes its room from the start. */
final class ValueStrip extends JPanel {
  private static final int MOST_PLAYERS = 6;

  private final Function<Tint, Color> seatColor;
  private final List<JLabel> players =
      IntStream.range(0, MOST_PLAYERS).mapToObj(p -> new JLabel()).toList();

  /**
   * Makes an empty strip.
   *
   * @param seatColor the colour of a seat with some tint, now
   */
  ValueStrip(Function<Tint, Color> seatColor) {
    super(new BorderLayout());
    this.seatColor = seatColor;
    setName("result.values");
    setOpaque(false);
    WrapBar bar = new WrapBar(players.toArray(Component[]::new));
    bar.setOpaque(false);
    add(bar);
  }

  /** Shows values by player; none if the search has only one. */
  void show(Rules rules, double[] values) {
    List<Seat> seats = rules.board().seats();
    setVisible(seats.size() > 2);
    for (int p = 0; p < MOST_PLAYERS; p++) {
      JLabel label = players.get(p);
      label.setVisible(p < seats.size());
      if (p < seats.size()) {
        label.setIcon(new Dot(seats.get(p).tint()));
        label.setText(seats.get(p).name() + (p < values.length ? " " + text(values[p]) : ""));
      }
    }
  }

  private static String text(double value) {
    return Value.decided(value) || value == Math.rint(value)
        ? Value.text(value)
        : Value.text(Math.rint(value * 1000) / 1000);
  }

  /** A dot in the colour of a player. */
  private final class Dot implements Icon {
    private final Tint tint;

    private Dot(Tint tint) {
      this.tint = tint;
    }

    @Override
    public int getIconWidth() {
      return getFont().getSize() * 3 / 4;
    }

    @Override
    public int getIconHeight() {
      return getIconWidth();
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
      Graphics2D g = (Graphics2D) graphics.create();
      g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      g.setColor(seatColor.apply(tint));
      g.fillOval(x, y, getIconWidth() - 1, getIconHeight() - 1);
      g.setColor(Theme.color("faint"));
      g.drawOval(x, y, getIconWidth() - 1, getIconHeight() - 1);
      g.dispose();
    }
  }
}
