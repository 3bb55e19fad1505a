package org.plyscope.workbench.board;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import javax.swing.Icon;

/** The icons of the board view, drawn in the action colours that the theme replaces. */
public final class BoardIcons {
  private static final String FOLDER = "org/plyscope/workbench/board/icons/";
  private static final int SIZE = 18;

  private BoardIcons() {}

  /** Returns an icon by its name. */
  public static Icon of(String name) {
    return new FlatSVGIcon(FOLDER + name + ".svg", SIZE, SIZE, BoardIcons.class.getClassLoader());
  }
}
