package org.plyscope.workbench.export.picture;

import java.awt.Component;
import javax.swing.JComponent;
import org.plyscope.api.view.View;

/** Finds what of a view belongs on its picture. */
final class PictureArea {
  private PictureArea() {}

  /** Returns the visible part of a view that is marked as its picture, or all of it. */
  static JComponent of(JComponent view) {
    JComponent marked = marked(view);
    return marked == null ? view : marked;
  }

  private static JComponent marked(JComponent component) {
    if (Boolean.TRUE.equals(component.getClientProperty(View.PICTURE))) {
      return component;
    }
    for (Component child : component.getComponents()) {
      if (child.isVisible() && child instanceof JComponent part) {
        JComponent found = marked(part);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }
}
