package org.plyscope.workbench.export;

import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.lab.export.FigureStyle;
import org.plyscope.lab.export.Length;

/**
 * How pictures look, as the user wrote it.
 *
 * @param dark whether they have dark colours
 * @param transparent whether their ground is left out
 * @param width a length, perhaps with a remark in parentheses, or {@link #SCREEN}
 * @param height a length; empty to follow from the width
 * @param captioned whether there is a caption
 * @param cropped whether empty margins are cut off
 */
record FigureChoice(
    boolean dark,
    boolean transparent,
    String width,
    String height,
    boolean captioned,
    boolean cropped) {
  /** The width that means the size the view has. */
  static final String SCREEN = "As on the screen";

  /** The offered values; others can be typed. */
  static final List<String> WIDTHS =
      List.of("17 cm (page)", "8.5 cm (column)", "345 pt (LaTeX text width)", "1200 px", SCREEN);

  /** Ready for print: light, white, as wide as a page. */
  static final FigureChoice STANDARD =
      new FigureChoice(false, false, WIDTHS.get(0), "", false, true);

  /** Fills in values that a hand-edited file leaves out. */
  FigureChoice {
    width = width == null ? STANDARD.width() : width;
    height = height == null ? "" : height;
  }

  /**
   * Returns the style this means.
   *
   * @param caption the caption, if there is to be one
   * @throws InputException if a length is invalid
   */
  FigureStyle style(String caption) {
    String plain = width.replaceFirst("\\(.*", "").strip();
    boolean screen = plain.isEmpty() || plain.equalsIgnoreCase(SCREEN);
    return new FigureStyle(
        dark,
        transparent,
        screen ? null : Length.parse(plain),
        screen || height.isBlank() ? null : Length.parse(height),
        captioned ? caption : "",
        cropped);
  }
}
