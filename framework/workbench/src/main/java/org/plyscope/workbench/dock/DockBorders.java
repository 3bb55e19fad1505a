package org.plyscope.workbench.dock;

import java.awt.Component;
import java.awt.Container;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.UIManager;
import javax.swing.border.Border;
import javax.swing.border.CompoundBorder;
import javax.swing.border.LineBorder;

/**
 * Gives the frames around views the colour of another theme. The docking library colours them when
 * it makes them, and afterwards only the one that the mouse is in.
 */
final class DockBorders {
  private static final String COLOR = "ModernDocking.highlighterNotSelectedBorder";

  private DockBorders() {}

  /** Colours the frame around a view. */
  static void refresh(Component view) {
    for (Container around = view.getParent(); around != null; around = around.getParent()) {
      if (around instanceof JComponent panel) {
        Border border = panel.getBorder();
        if (border instanceof CompoundBorder both
            && both.getInsideBorder() instanceof LineBorder line) {
          panel.setBorder(
              BorderFactory.createCompoundBorder(both.getOutsideBorder(), coloured(line)));
          return;
        }
        if (border instanceof LineBorder line && line.getClass() == LineBorder.class) {
          panel.setBorder(coloured(line));
          return;
        }
      }
    }
  }

  private static Border coloured(LineBorder line) {
    return BorderFactory.createLineBorder(UIManager.getColor(COLOR), line.getThickness());
  }
}
