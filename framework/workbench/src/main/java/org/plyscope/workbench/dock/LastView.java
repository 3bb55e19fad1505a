package org.plyscope.workbench.dock;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.MouseEvent;
import java.beans.PropertyChangeListener;
import javax.swing.JFrame;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;

/**
 * Knows in which view the user was last, by mouse or keyboard: a click counts even where it gives
 * no focus, as on a chart or a tab. Used on the user-interface thread.
 */
public final class LastView implements AutoCloseable {
  private static final String FOCUS = "permanentFocusOwner";

  private final JFrame frame;
  private final PropertyChangeListener focus = e -> at((Component) e.getNewValue());
  private final AWTEventListener clicks = this::clicked;
  private String id = "";

  /** Follows the user in a window. */
  public LastView(JFrame frame) {
    this.frame = frame;
    KeyboardFocusManager.getCurrentKeyboardFocusManager().addPropertyChangeListener(FOCUS, focus);
    Toolkit.getDefaultToolkit().addAWTEventListener(clicks, AWTEvent.MOUSE_EVENT_MASK);
  }

  /** Returns the id of the view, or the empty text before any was used. */
  public String id() {
    return id;
  }

  /** Notes that the user works in a view, wherever the focus is. */
  public void use(String view) {
    id = view;
  }

  private void clicked(AWTEvent event) {
    if (event.getID() == MouseEvent.MOUSE_PRESSED && event.getSource() instanceof Component part) {
      at(part);
    }
  }

  private void at(Component part) {
    if (part == null || SwingUtilities.getWindowAncestor(part) != frame) {
      return;
    }
    ViewSlot slot = (ViewSlot) SwingUtilities.getAncestorOfClass(ViewSlot.class, part);
    JTabbedPane tabs =
        part instanceof JTabbedPane own
            ? own
            : (JTabbedPane) SwingUtilities.getAncestorOfClass(JTabbedPane.class, part);
    if (slot != null) {
      id = slot.id();
    } else if (tabs != null) {
      // The tab is chosen by the same click, after this.
      SwingUtilities.invokeLater(() -> tab(tabs));
    }
  }

  private void tab(JTabbedPane tabs) {
    ViewSlot slot = TabStrips.slot(tabs.getSelectedComponent());
    id = slot == null ? id : slot.id();
  }

  @Override
  public void close() {
    KeyboardFocusManager.getCurrentKeyboardFocusManager()
        .removePropertyChangeListener(FOCUS, focus);
    Toolkit.getDefaultToolkit().removeAWTEventListener(clicks);
  }
}
