package org.plyscope.workbench.review;

import java.awt.Color;
import org.plyscope.lab.review.Mistakes;
import org.plyscope.ui.theme.Theme;

/** The colours of mistakes in lists and graphs. */
public final class MistakeColors {
  private MistakeColors() {}

  /** Returns the colour of a kind of mistake, or null for a move that gave nothing away. */
  public static Color of(Mistakes.Kind kind) {
    return switch (kind) {
      case NONE -> null;
      case SLIP -> Theme.color("muted");
      case MISTAKE -> Theme.color("warning");
      case BLUNDER -> Theme.color("error");
    };
  }
}
