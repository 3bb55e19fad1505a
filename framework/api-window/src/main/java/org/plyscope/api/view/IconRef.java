package org.plyscope.api.view;

import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Refers to an icon: one of the host's by name, or an SVG file of a plugin. Immutable, safe for any
 * thread, and cheap: nothing is read until the host draws it.
 *
 * <p>Draw an SVG 20 units wide and high in the grey {@code #6E6E6E}, with the blue {@code #389FD6}
 * as an accent; the host replaces both with the colours of the current theme.
 */
public final class IconRef {
  /** No icon. */
  public static final IconRef NONE = new IconRef("", null);

  private static final List<String> HOST_NAMES =
      List.of(
          "agent",
          "analyse",
          "back",
          "board",
          "bookmark",
          "candidates",
          "chart",
          "copy",
          "dice",
          "error",
          "export",
          "fill",
          "find",
          "first",
          "forth",
          "help",
          "hint",
          "last",
          "layout",
          "mirror",
          "more",
          "new",
          "open",
          "palette",
          "pass",
          "paste",
          "pause-light",
          "play",
          "play-light",
          "play-move",
          "plugin",
          "plyscope",
          "problem",
          "project",
          "redo",
          "run",
          "save",
          "search",
          "search-light",
          "settings",
          "start",
          "step",
          "stop",
          "theme",
          "turn",
          "undo");

  private final String name;
  private final URL file;

  private IconRef(String name, URL file) {
    this.name = name;
    this.file = file;
  }

  /**
   * Refers to one of the host's icons. A host that does not know the name draws a neutral icon
   * instead.
   *
   * @param name one of {@link #hostNames}, or an empty string for none
   * @return the icon
   */
  public static IconRef host(String name) {
    return name.isEmpty() ? NONE : new IconRef(name, null);
  }

  /**
   * Refers to an SVG file of a plugin.
   *
   * @param file where it is, usually {@code MyCommand.class.getResource("mirror.svg")}
   * @return the icon
   * @throws NullPointerException if there is no such file
   */
  public static IconRef svg(URL file) {
    return new IconRef("", Objects.requireNonNull(file, "The file of the icon is missing."));
  }

  /**
   * Returns the names of the icons that every host has.
   *
   * @return the names, in alphabetical order
   */
  public static List<String> hostNames() {
    return HOST_NAMES;
  }

  /**
   * Returns the name of the host's icon.
   *
   * @return the name, empty for a plugin's icon or none
   */
  public Optional<String> name() {
    return name.isEmpty() ? Optional.empty() : Optional.of(name);
  }

  /**
   * Returns where the SVG file of the plugin is.
   *
   * @return the file, empty for a host icon or none
   */
  public Optional<URL> file() {
    return Optional.ofNullable(file);
  }

  /**
   * Returns whether this stands for no icon.
   *
   * @return true for {@link #NONE}
   */
  public boolean isNone() {
    return name.isEmpty() && file == null;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IconRef that && toString().equals(that.toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  @Override
  public String toString() {
    return file == null ? name : file.toString();
  }
}
