package org.plyscope.ui.theme;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.Window;
import java.util.Locale;
import javax.swing.JButton;
import javax.swing.UIDefaults;
import javax.swing.UIManager;
import net.miginfocom.layout.PlatformDefaults;
import org.plyscope.api.board.Tint;

/**
 * A look of the window, with semantic colours and sizes. Used on the user-interface thread. Views
 * ask for values and leave the choice of the theme to the user and their window.
 */
public enum Theme {
  /** Dark text on light ground. */
  LIGHT,
  /** Light text on dark ground. */
  DARK;

  private static final String DEFAULT_FONT = "defaultFont";

  /** The current look of the windows. */
  private static Installed installed = new Installed(LIGHT, null);

  private static boolean registered;

  /**
   * Applies this theme to all windows. Called by the window and by tests of views.
   *
   * @param fontPercent the size of all text, 100 for the size the platform suggests
   */
  public void install(int fontPercent) {
    UIManager.put(DEFAULT_FONT, null);
    setUp();
    Font own = null;
    if (fontPercent != 100) {
      Font font = UIManager.getFont(DEFAULT_FONT);
      own = font.deriveFont(font.getSize2D() * fontPercent / 100);
      use(this, own);
    }
    installed = new Installed(this, own);
    // The same gaps on every platform; MigLayout scales them by FlatLaf's factor.
    PlatformDefaults.setPlatform(PlatformDefaults.GNOME);
    refresh();
  }

  /** Makes all components of all windows update their colours, as after a change of theme. */
  public static void refresh() {
    FlatLaf.updateUI();
  }

  /** Applies a theme and a font, null for the usual one, to components made or updated later. */
  static void use(Theme theme, Font font) {
    UIManager.put(DEFAULT_FONT, font);
    theme.setUp();
  }

  /** Returns the current look of the windows. */
  static Installed installed() {
    return installed;
  }

  /**
   * The look of windows.
   *
   * @param theme the theme
   * @param font the font, null for the usual one
   */
  record Installed(Theme theme, Font font) {
    /** Applies it again, after something else was used for a moment. */
    void restore() {
      use(theme, font);
    }
  }

  private void setUp() {
    if (!registered) {
      registered = true;
      FlatLaf.registerCustomDefaultsSource(
          Theme.class.getPackageName(), Theme.class.getClassLoader());
    }
    if (!FlatLaf.setup(this == DARK ? new Dark() : new Light())) {
      throw new IllegalStateException("The look and feel cannot be installed.");
    }
  }

  /**
   * Returns whether the current look is dark.
   *
   * @return true for light text on dark ground
   */
  public static boolean dark() {
    return FlatLaf.isLafDark();
  }

  /**
   * Returns the colour of a tint in the current look.
   *
   * @param tint a tint
   * @return the colour
   */
  public static Color tint(Tint tint) {
    return color("tint." + tint.name().toLowerCase(Locale.ROOT));
  }

  /**
   * Returns a semantic colour.
   *
   * @param key its key without the prefix {@code Plyscope.}, for example {@code muted} or {@code
   *     chart.grid}
   * @return the colour in the current look
   * @throws IllegalArgumentException if there is no such colour
   */
  public static Color color(String key) {
    Color color = UIManager.getColor("Plyscope." + key);
    if (color == null) {
      throw new IllegalArgumentException("There is no colour 'Plyscope." + key + "'.");
    }
    return color;
  }

  /**
   * Returns a size in pixels of this screen.
   *
   * @param key its key without the prefix {@code Plyscope.}, for example {@code icon.size}
   * @return pixels, 0 if there is no such size
   */
  public static int size(String key) {
    return UIScale.scale(UIManager.getInt("Plyscope." + key));
  }

  /**
   * Returns the size of a window.
   *
   * @param key its key without the prefix {@code Plyscope.}, for example {@code dialog}
   * @return its width and height, never larger than the screen
   */
  public static Dimension window(String key) {
    int width = size(key + ".width");
    int height = size(key + ".height");
    if (GraphicsEnvironment.isHeadless()) {
      return new Dimension(width, height);
    }
    Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
    return new Dimension(Math.min(width, screen.width), Math.min(height, screen.height));
  }

  /**
   * Gives a window its size in the theme. A window that the theme does not know is as large as its
   * content needs, but not larger than the screen.
   *
   * @param window the window, with its content
   * @param key the key of its size without the prefix {@code Plyscope.}
   */
  public static void fit(Window window, String key) {
    Dimension known = window(key);
    Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
    boolean given = known.width > 0 && known.height > 0;
    Dimension wanted = given ? known : window.getPreferredSize();
    // A size that is set after packing may be lost to the answer of the window system.
    window.setPreferredSize(
        new Dimension(
            Math.min(wanted.width, screen.width), Math.min(wanted.height, screen.height)));
    window.pack();
  }

  /**
   * Makes a button stand out as the main thing to do, also while it has the focus.
   *
   * @param button the button
   */
  public static void primary(JButton button) {
    button.putClientProperty(
        "FlatLaf.style",
        "background: $Button.default.background; foreground: $Button.default.foreground;"
            + " focusedBackground: $Button.default.focusedBackground;"
            + " borderColor: $Button.default.borderColor;"
            + " hoverBackground: $Button.default.hoverBackground;"
            + " pressedBackground: $Button.default.pressedBackground; font: bold");
  }

  /** The light look, with text that stays text. */
  private static final class Light extends FlatLightLaf {
    private static final long serialVersionUID = 1L;

    @Override
    public UIDefaults getDefaults() {
      return PlainText.before(super.getDefaults());
    }
  }

  /** The dark look, with text that stays text. */
  private static final class Dark extends FlatDarkLaf {
    private static final long serialVersionUID = 1L;

    @Override
    public UIDefaults getDefaults() {
      return PlainText.before(super.getDefaults());
    }
  }
}
