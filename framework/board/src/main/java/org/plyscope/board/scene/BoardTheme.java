package org.plyscope.board.scene;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.function.Function;
import javax.swing.UIManager;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Tint;

/**
 * The colours of a board by meaning. <b>Provided by the host</b>; immutable, equal if all colours
 * are.
 */
public final class BoardTheme {
  private static final String PREFIX = "Plyscope.Board.";
  private static final String TINT = "tint.";
  private static final Properties STANDARD = load();

  private final boolean dark;
  private final Map<String, Color> colors = new HashMap<>();
  private final Map<Tint, Color> tints = new EnumMap<>(Tint.class);

  private BoardTheme(boolean dark, Function<Tint, Color> tint) {
    this.dark = dark;
    String variant = dark ? "dark." : "light.";
    for (String key : STANDARD.stringPropertyNames()) {
      if (key.startsWith(variant) && !key.startsWith(variant + TINT)) {
        String name = key.substring(variant.length());
        Color chosen = UIManager.getColor(PREFIX + name);
        colors.put(name, chosen == null ? Color.decode(STANDARD.getProperty(key)) : chosen);
      }
    }
    for (Tint value : Tint.values()) {
      // Tints of a dark theme are pale, which suits text; a marble needs its full colour.
      Color color = tint.apply(value);
      tints.put(value, dark ? richer(color) : color);
    }
  }

  /**
   * Reads the colours of the current look and feel.
   *
   * @param dark whether it is dark
   * @param tint the colours of players, for example {@code workspace::seatColor}
   * @return the theme
   */
  public static BoardTheme of(boolean dark, Function<Tint, Color> tint) {
    return new BoardTheme(dark, tint);
  }

  /**
   * Returns the colours of a picture that belongs to no window, as in a report.
   *
   * @param dark whether it is meant for a dark page
   * @return the theme
   */
  public static BoardTheme standard(boolean dark) {
    String variant = (dark ? "dark." : "light.") + TINT;
    return new BoardTheme(
        dark,
        tint -> Color.decode(STANDARD.getProperty(variant + tint.name().toLowerCase(Locale.ROOT))));
  }

  /**
   * Returns whether the theme is dark.
   *
   * @return true for light text on dark ground
   */
  public boolean dark() {
    return dark;
  }

  /**
   * Returns the colour in which pieces of a tint are painted.
   *
   * @param tint a tint
   * @return the colour
   */
  public Color tint(Tint tint) {
    return tints.get(tint);
  }

  /**
   * Returns the colour of a player on a board.
   *
   * @param board the board with the seats
   * @param player a player; anything else, for example -1, means no player
   * @return the colour, neutral for no player
   */
  public Color player(Board board, int player) {
    boolean seated = player >= 0 && player < board.seats().size();
    return seated ? tint(board.seats().get(player).tint()) : color("neutral");
  }

  /**
   * Returns the colour of a kind of piece.
   *
   * @param board the board it stands on
   * @param content its number on that board
   * @return the colour
   */
  public Color piece(Board board, int content) {
    return player(board, board.piece(content).player());
  }

  /**
   * Returns a colour of the board by its meaning.
   *
   * @param name a name from {@code colors.properties}, for example {@code highlight}
   * @return the colour
   * @throws IllegalArgumentException if there is no such colour
   */
  public Color color(String name) {
    Color color = colors.get(name);
    if (color == null) {
      throw new IllegalArgumentException("The board has no colour '" + name + "'.");
    }
    return color;
  }

  /** Makes a colour a little deeper and more saturated; grey stays grey. */
  private static Color richer(Color color) {
    float[] hsb = Color.RGBtoHSB(color.getRed(), color.getGreen(), color.getBlue(), null);
    return Color.getHSBColor(hsb[0], Math.min(1, hsb[1] * 1.2f), hsb[2] * 0.93f);
  }

  private static Properties load() {
    Properties properties = new Properties();
    try (InputStream in = BoardTheme.class.getResourceAsStream("colors.properties")) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BoardTheme that
        && dark == that.dark
        && colors.equals(that.colors)
        && tints.equals(that.tints);
  }

  @Override
  public int hashCode() {
    return colors.hashCode() + tints.hashCode();
  }
}
