package org.plyscope.view.searchtree.colour;

import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.Map;
import javax.swing.UIManager;
import org.plyscope.api.board.Tint;
import org.plyscope.api.game.Rules;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.view.Workspace;

/**
 * The colours and fonts of a theme.
 *
 * @param low good for the opponents of the root player
 * @param high good for the root player
 * @param line the principal line
 * @param cut the kind of cut
 * @param players one colour per seat
 */
public record Palette(
    Color background,
    Color text,
    Color low,
    Color high,
    Color line,
    Color cut,
    Color effort,
    Map<Bound, Color> bounds,
    List<Color> players,
    Font font) {

  /** Reads the current theme. */
  public static Palette of(Workspace workspace, Rules rules) {
    Color background = plain(UIManager.getColor("Table.background"));
    Color text = plain(UIManager.getColor("Label.foreground"));
    return new Palette(
        background,
        text,
        workspace.color(Tint.ORANGE),
        workspace.color(Tint.BLUE),
        workspace.color(Tint.VIOLET),
        workspace.color(Tint.RED),
        workspace.color(Tint.GREEN),
        Map.of(
            Bound.EXACT, workspace.color(Tint.GREEN),
            Bound.LOWER, workspace.color(Tint.BLUE),
            Bound.UPPER, workspace.color(Tint.ORANGE),
            Bound.MEAN, workspace.color(Tint.VIOLET),
            Bound.NONE, mix(text, background, 0.5)),
        rules.board().seats().stream().map(s -> workspace.seatColor(s.tint())).toList(),
        UIManager.getFont("Label.font"));
  }

  private static Color plain(Color color) {
    return new Color(color.getRGB());
  }

  /** Returns the colour of secondary text. */
  public Color muted() {
    return mix(background, text, 0.62);
  }

  /** Returns the colour of edges and frames. */
  public Color edge() {
    return mix(background, text, 0.3);
  }

  /** Returns the faintest colour. */
  public Color faint() {
    return mix(background, text, 0.1);
  }

  /** Returns the colour between the two ends of the value scale. */
  public Color middle() {
    return mix(background, text, 0.28);
  }

  /** Returns how large a pixel of the design is here: text at 12 points is the measure. */
  public double unit() {
    return font.getSize2D() / 12;
  }

  /** Returns the font of labels. */
  public Font small() {
    return font.deriveFont(font.getSize2D() * 0.86f);
  }

  /** Returns the colour of text that can be read on a ground. */
  public static Color on(Color ground) {
    double light = 0.299 * ground.getRed() + 0.587 * ground.getGreen() + 0.114 * ground.getBlue();
    return light > 140 ? new Color(0x16181d) : Color.WHITE;
  }

  /** Mixes two colours; 0 gives the first, 1 the second. */
  public static Color mix(Color a, Color b, double share) {
    return new Color(
        between(a.getRed(), b.getRed(), share),
        between(a.getGreen(), b.getGreen(), share),
        between(a.getBlue(), b.getBlue(), share));
  }

  private static int between(int a, int b, double share) {
    return (int) Math.round(a + (b - a) * share);
  }
}
