package org.plyscope.view.board.icons;

import javax.swing.Icon;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Workspace;

/** The icons of the board view, in the colours of the theme. */
public final class BoardIcons {
  private final Workspace workspace;

  /** Draws icons for a window. */
  public BoardIcons(Workspace workspace) {
    this.workspace = workspace;
  }

  /** Refers to an icon of this plugin, for example {@code flip}. */
  public static IconRef ref(String name) {
    return IconRef.svg(BoardIcons.class.getResource(name + ".svg"));
  }

  /** Returns an icon of this plugin. */
  public Icon own(String name) {
    return workspace.icon(ref(name));
  }

  /** Returns an icon that all views share, for example {@code undo}. */
  public Icon shared(String name) {
    return workspace.icon(IconRef.host(name));
  }
}
