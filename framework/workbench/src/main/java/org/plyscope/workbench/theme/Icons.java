package org.plyscope.workbench.theme;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import java.awt.Image;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.Icon;
import javax.swing.UIManager;
import org.plyscope.api.view.IconRef;

/**
 * The icons of the window, by name. They are drawn in FlatLaf's action colours, which it replaces
 * by those of the current theme.
 */
public final class Icons {
  private static final String FOLDER = "org/plyscope/workbench/icons/";

  private Icons() {}

  /** Returns an icon of the size of the tool bar. */
  public static Icon of(String name) {
    return sized(name, UIManager.getInt("Plyscope.icon.size"));
  }

  /** Returns an icon of the size of the tool bar, or null for none. */
  public static Icon of(IconRef icon) {
    int size = UIManager.getInt("Plyscope.icon.size");
    if (icon.file().isPresent()) {
      FlatSVGIcon drawn = new FlatSVGIcon(icon.file().get()).derive(size, size);
      return drawn.hasFound() ? drawn : of("plugin");
    }
    return icon.name().map(name -> of(known(name) ? name : "plugin")).orElse(null);
  }

  private static boolean known(String name) {
    return Icons.class.getClassLoader().getResource(FOLDER + name + ".svg") != null;
  }

  /** Returns an icon for an empty view. */
  public static Icon large(String name) {
    return sized(name, UIManager.getInt("Plyscope.emptyIcon.size"));
  }

  /** Returns the icon of the program in the sizes window managers ask for. */
  public static List<Image> program() {
    return Stream.of(16, 24, 32, 48, 64, 128).map(s -> sized("plyscope", s).getImage()).toList();
  }

  private static FlatSVGIcon sized(String name, int size) {
    return new FlatSVGIcon(FOLDER + name + ".svg", size, size, Icons.class.getClassLoader());
  }
}
