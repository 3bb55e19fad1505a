package org.plyscope.distribution;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.JSlider;
import javax.swing.JSpinner;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;

/** Finds what a user cannot see for lack of room. */
final class Room {
  /** How many rows of a table are to be in sight. */
  private static final double ROWS = 2;

  /** Rounding of scaled sizes. */
  private static final int ROUNDING = 2;

  private final Container root;
  private final List<String> lost = new ArrayList<>();

  private Room(Container root) {
    this.root = root;
  }

  /** Returns a sentence for everything that is cut off, squeezed to nothing or starved. */
  static List<String> lost(Container root) {
    Room room = new Room(root);
    room.walk(root);
    return room.lost;
  }

  private void walk(Container parent) {
    for (Component child : parent.getComponents()) {
      if (!child.isShowing() || child instanceof JScrollBar) {
        continue;
      }
      if (child instanceof JComponent control && isControl(control)) {
        check(control);
      } else if (child instanceof Container inner) {
        walk(inner);
      }
    }
  }

  private static boolean isControl(JComponent component) {
    return component instanceof AbstractButton
        || component instanceof JComboBox
        || component instanceof JTextField
        || component instanceof JSpinner
        || component instanceof JSlider
        || component instanceof JTable
        || (component instanceof JLabel label && label.getText() != null);
  }

  private void check(JComponent control) {
    if (control instanceof JTable table) {
      starved(table);
      return;
    }
    if (control instanceof JLabel label && label.getText().isBlank()) {
      return;
    }
    if (control.getWidth() == 0 || control.getHeight() == 0) {
      lost.add("no room for " + name(control));
      return;
    }
    String edge = cutBy(control);
    if (!edge.isEmpty()) {
      lost.add(edge + " cuts " + name(control));
    }
  }

  /** Returns the name of whatever does not show all of a component; empty if all of it is seen. */
  private String cutBy(JComponent control) {
    Component inner = control;
    while (inner != root && inner.getParent() != null) {
      Container outer = inner.getParent();
      Rectangle seen =
          SwingUtilities.convertRectangle(control.getParent(), control.getBounds(), outer);
      boolean scrolls = outer instanceof JViewport;
      boolean wide = scrolls && scrollsAcross((JViewport) outer);
      boolean across = wide || inside(seen.x, seen.width, outer.getWidth());
      boolean down = scrolls || inside(seen.y, seen.height, outer.getHeight());
      if (!across || !down) {
        return name(outer instanceof JComponent c ? c : control);
      }
      if (scrolls) {
        return "";
      }
      inner = outer;
    }
    return "";
  }

  private static boolean inside(int from, int length, int room) {
    return from >= -ROUNDING && from + length <= room + ROUNDING;
  }

  private static boolean scrollsAcross(JViewport viewport) {
    return !(viewport.getParent() instanceof JScrollPane pane)
        || pane.getHorizontalScrollBarPolicy() != JScrollPane.HORIZONTAL_SCROLLBAR_NEVER;
  }

  private void starved(JTable table) {
    if (table.getParent() instanceof JViewport viewport && table.getRowCount() > 0) {
      double rows = Math.min(ROWS, table.getRowCount());
      if (viewport.getHeight() < rows * table.getRowHeight()) {
        lost.add("starved is " + name(table));
      }
    }
  }

  private static String name(JComponent component) {
    String text =
        component instanceof JLabel label
            ? label.getText()
            : component instanceof AbstractButton button ? button.getText() : "";
    return component.getClass().getSimpleName()
        + " "
        + component.getName()
        + " '"
        + text
        + "' at "
        + component.getBounds();
  }
}
