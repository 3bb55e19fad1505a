package org.plyscope.workbench.board.paint;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.function.Function;
import javax.swing.UIManager;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Tint;

/** The colours of the board by meaning. Immutable; equal if all colours are. */
public final class BoardTheme {
  private static final String PREFIX = "Plyscope.Board.";
  private static final Properties STANDARD = load();

  private final boolean dark;
  private final Map<String, Color> colors = new HashMap<>();
  private final Map<Tint, Color> tints = new EnumMap<>(Tint.class);

  private BoardTheme(boolean dark, Function<Tint, Color> tint) {
    this.dark = dark;
    String variant = dark ? "dark." : "light.";
    for (String key : STANDARD.stringPropertyNames()) {
      if (key.startsWith(variant)) {
        String name = key.substring(variant.length());
        Color chosen = UIManager.getColor(PREFIX + name);
        colors.put(name, chosen == null ? Color.decode(STANDARD.getProperty(key)) : chosen);
      }
    }
    for (Tint value : Tint.values()) {
      // Tints of a dark theme are pale, which suits text; a marble needs its full colour.
      Color color = tint.apply(value);
      tints.put(value, dark ? Shades.richer(color) : color);
    }
  }

  /**
   * Reads the colours of the current look and feel.
   *
   * @param dark whether it is dark
   * @param tint the colours of players
   * @return the theme
   */
  public static BoardTheme of(boolean dark, Function<Tint, Color> tint) {
    return new BoardTheme(dark, tint);
  }

  public boolean dark() {
    return dark;
  }

  /** Returns the colour of a player on a board; neutral for nobody. */
  public Color player(Board board, int player) {
    boolean somebody = player >= 0 && player < board.seats().size();
    return somebody ? tints.get(board.seats().get(player).tint()) : get("neutral");
  }

  /** Returns the colour of a kind of piece. */
  public Color piece(Board board, int content) {
    return player(board, board.piece(content).player());
  }

  Color get(String name) {
    Color color = colors.get(name);
    if (color == null) {
      throw new IllegalArgumentException("The board has no colour '" + name + "'.");
    }
    return color;
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
