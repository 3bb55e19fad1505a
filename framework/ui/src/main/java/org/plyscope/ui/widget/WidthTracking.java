package org.plyscope.ui.widget;

import java.awt.AWTEvent;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.beans.PropertyChangeListener;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.Scrollable;
import javax.swing.SwingUtilities;

/**
 * Lets a form in a scroll pane be as wide as the pane, so that it only scrolls up and down, and at
 * least as high.
 */
public final class WidthTracking extends JPanel implements Scrollable {
  private static final String FOCUS = "permanentFocusOwner";

  private final transient PropertyChangeListener follow = e -> show(e.getNewValue());
  private final transient AWTEventListener wheel = this::turned;

  /**
   * Wraps a form.
   *
   * @param form the form to scroll
   */
  public WidthTracking(JComponent form) {
    super(new BorderLayout());
    setOpaque(false);
    add(form, BorderLayout.CENTER);
  }

  @Override
  public void addNotify() {
    super.addNotify();
    KeyboardFocusManager.getCurrentKeyboardFocusManager().addPropertyChangeListener(FOCUS, follow);
    Toolkit.getDefaultToolkit().addAWTEventListener(wheel, AWTEvent.MOUSE_WHEEL_EVENT_MASK);
  }

  @Override
  public void removeNotify() {
    Toolkit.getDefaultToolkit().removeAWTEventListener(wheel);
    KeyboardFocusManager.getCurrentKeyboardFocusManager()
        .removePropertyChangeListener(FOCUS, follow);
    super.removeNotify();
  }

  /** Scrolls to the field that the user has come to by the keyboard. */
  private void show(Object focused) {
    if (focused instanceof Component field && SwingUtilities.isDescendingFrom(field, this)) {
      // A long list in a pane of its own may be taller than the form.
      JScrollPane own = pane(field);
      Component part = own == null || own == pane(this) ? field : own;
      scrollRectToVisible(
          SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), this));
    }
  }

  /** A list inside the form keeps the wheel to itself, even where it has nothing to scroll. */
  private void turned(AWTEvent event) {
    if (event instanceof MouseWheelEvent turn
        && turn.getID() == MouseEvent.MOUSE_WHEEL
        && turn.getSource() instanceof Component at
        && SwingUtilities.isDescendingFrom(at, this)) {
      JScrollPane inner = pane(at);
      JScrollPane outer = pane(this);
      if (outer != null && inner != outer && !scrolls(inner, turn.getWheelRotation())) {
        JScrollBar bar = outer.getVerticalScrollBar();
        int step = bar.getUnitIncrement(turn.getWheelRotation()) * turn.getScrollAmount();
        bar.setValue(bar.getValue() + turn.getWheelRotation() * step);
      }
    }
  }

  private static JScrollPane pane(Component part) {
    return part instanceof JScrollPane own
        ? own
        : (JScrollPane) SwingUtilities.getAncestorOfClass(JScrollPane.class, part);
  }

  private static boolean scrolls(JScrollPane pane, int rotation) {
    JScrollBar bar = pane.getVerticalScrollBar();
    return bar.isVisible()
        && (rotation < 0
            ? bar.getValue() > bar.getMinimum()
            : bar.getValue() + bar.getVisibleAmount() < bar.getMaximum());
  }

  @Override
  public Dimension getPreferredScrollableViewportSize() {
    return getPreferredSize();
  }

  @Override
  public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
    return getFontMetrics(getFont()).getHeight();
  }

  @Override
  public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
    return visible.height;
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  @Override
  public boolean getScrollableTracksViewportHeight() {
    return getParent() != null && getParent().getHeight() > getPreferredSize().height;
  }
}
