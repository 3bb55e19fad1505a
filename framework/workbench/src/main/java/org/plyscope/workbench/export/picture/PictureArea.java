package org.plyscope.workbench.export.picture;

import java.awt.Component;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import javax.swing.border.Border;
import org.plyscope.api.view.View;

/** Finds what of a view belongs on its picture. */
final class PictureArea {
  private PictureArea() {}

  /**
   * Returns the visible part of a view that is marked as its picture, or all of it. The headings of
   * a table stand in the pane around it.
   */
  static JComponent of(JComponent view) {
    JComponent marked = marked(view);
    if (marked instanceof JTable
        && SwingUtilities.getAncestorOfClass(JScrollPane.class, marked) instanceof JScrollPane pane
        && pane.getViewport().getView() == marked) {
      return pane;
    }
    return marked == null ? view : marked;
  }

  /**
   * Does something with a part of a view while it has no border, which does not belong to the
   * picture.
   */
  static <T> T unframed(JComponent area, Supplier<T> work) {
    if (!(area instanceof JScrollPane)) {
      return work.get();
    }
    Border frame = area.getBorder();
    area.setBorder(null);
    try {
      return work.get();
    } finally {
      area.setBorder(frame);
    }
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
