package org.plyscope.workbench.export.picture;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTable;
import javax.swing.JViewport;
import javax.swing.Scrollable;

/**
 * Room for a whole picture: grows a component until its scroll panes have nothing to hide, within
 * limits, and puts everything back afterwards. The user sees nothing of it, because all happens
 * within one event.
 */
public final class Room {
  /**
   * The largest number of pixels; painting them takes well below a second, even at twice the size.
   */
  private static final long LARGEST_AREA = 6_000_000;

  private static final int LONGEST = 16_000;

  /** One pane that grows may make others shrink, so that it takes more than one round. */
  private static final int ROUNDS = 4;

  /** Texts and bars that wrap need another height once they know their width. */
  private static final int LAYOUTS = 3;

  private final JComponent component;
  private final Rectangle before;
  private final List<Runnable> restore = new ArrayList<>();

  private Room(JComponent component) {
    this.component = component;
    this.before = component.getBounds();
  }

  /**
   * Does something with a component while there is room for all of it.
   *
   * @param start the size it gets, unless it needs more
   */
  static <T> T forAll(JComponent component, Dimension start, Supplier<T> work) {
    Room room = new Room(component);
    room.remember(component);
    try {
      room.resize(start);
      room.grow();
      return work.get();
    } finally {
      room.restore();
    }
  }

  /** Lays a component out at once, whether or not it is in a window. */
  public static void layOut(Component component) {
    if (component instanceof Container container) {
      container.doLayout();
      for (Component child : container.getComponents()) {
        layOut(child);
      }
    }
  }

  /** Gives tables outside a window the headings that they would otherwise get when shown. */
  public static void addHeadings(Component component) {
    if (component instanceof JTable table
        && table.getParent() instanceof JViewport port
        && port.getParent() instanceof JScrollPane pane
        && pane.getColumnHeader() == null) {
      pane.setColumnHeaderView(table.getTableHeader());
    }
    if (component instanceof Container container) {
      for (Component child : container.getComponents()) {
        addHeadings(child);
      }
    }
  }

  private void restore() {
    if (!component.getBounds().equals(before)) {
      component.setBounds(before);
      settle();
      restore.forEach(Runnable::run);
      layOut(component);
    }
  }

  /** Settles also at the size it has: another look may have made new parts, which have none yet. */
  private void resize(Dimension size) {
    component.setSize(size);
    settle();
  }

  /** Notifies views that arrange themselves by their size at once, not after the work. */
  private void settle() {
    layOut(component);
    component.dispatchEvent(new ComponentEvent(component, ComponentEvent.COMPONENT_RESIZED));
    for (int i = 0; i < LAYOUTS; i++) {
      layOut(component);
    }
  }

  private void remember(Component at) {
    if (at instanceof JSplitPane split) {
      int divider = split.getDividerLocation();
      restore.add(() -> split.setDividerLocation(divider));
    } else if (at instanceof JViewport port) {
      Point position = port.getViewPosition();
      restore.add(() -> port.setViewPosition(position));
    }
    if (at instanceof Container container) {
      for (Component child : container.getComponents()) {
        remember(child);
      }
    }
  }

  private void grow() {
    for (int round = 0; round < ROUNDS; round++) {
      Dimension missing = missing(component);
      if (missing.width == 0 && missing.height == 0) {
        return;
      }
      int width = Math.min(LONGEST, component.getWidth() + missing.width);
      long highest = Math.max(component.getHeight(), LARGEST_AREA / Math.max(1, width));
      int height = (int) Math.min(highest, component.getHeight() + missing.height);
      resize(new Dimension(width, Math.min(LONGEST, height)));
    }
  }

  /** Returns how much the fullest scroll pane hides. */
  private static Dimension missing(Component at) {
    Dimension most = new Dimension();
    if (!at.isVisible()) {
      return most;
    }
    if (at instanceof JViewport port
        && port.getParent() instanceof JScrollPane pane
        && pane.getViewport() == port
        && port.getView() != null) {
      Dimension wanted = port.getView().getPreferredSize();
      boolean fits = port.getView() instanceof Scrollable s && s.getScrollableTracksViewportWidth();
      most.width = fits ? 0 : Math.max(0, wanted.width - port.getWidth());
      most.height = Math.max(0, wanted.height - port.getHeight());
    }
    if (at instanceof Container container) {
      for (Component child : container.getComponents()) {
        Dimension inner = missing(child);
        most.width = Math.max(most.width, inner.width);
        most.height = Math.max(most.height, inner.height);
      }
    }
    return most;
  }
}
