package org.plyscope.lab.export;

import java.util.Optional;

/**
 * How a view becomes a figure.
 *
 * @param dark whether it has dark colours
 * @param transparent whether the ground is left out; otherwise it is plain, white in light colours
 * @param width how wide it is; null for the size the view has
 * @param height how high it is; null to follow from the width
 * @param caption its caption; empty for nothing
 * @param cropped whether empty margins are cut off
 */
public record FigureStyle(
    boolean dark,
    boolean transparent,
    Length width,
    Length height,
    String caption,
    boolean cropped) {
  /** The view as it is on the screen, in light colours. */
  public static final FigureStyle PLAIN = new FigureStyle(false, false, null, null, "", false);

  /** Fills in missing values. */
  public FigureStyle {
    caption = caption == null ? "" : caption.strip();
  }

  /** Returns how wide it is: empty for the size the view has. */
  public Optional<Length> wide() {
    return Optional.ofNullable(width);
  }

  /** Returns how high it is: empty to follow from the width. */
  public Optional<Length> high() {
    return Optional.ofNullable(height);
  }

  /** Returns the same style with another caption. */
  public FigureStyle withCaption(String text) {
    return new FigureStyle(dark, transparent, width, height, text, cropped);
  }
}
