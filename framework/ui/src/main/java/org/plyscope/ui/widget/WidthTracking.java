package org.plyscope.ui.widget;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.beans.PropertyChangeListener;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.Scrollable;
import javax.swing.SwingUtilities;

/**
 * Lets a form in a scroll pane be as wide as the pane, so that it only scrolls up and down, and at
 * least as high.
 */
public final class WidthTracking extends JPanel implements Scrollable {
  private static final String FOCUS = "permanentFocusOwner";

  private final transient PropertyChangeListener follow = e -> show(e.getNewValue());

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
  }

  @Override
  public void removeNotify() {
    KeyboardFocusManager.getCurrentKeyboardFocusManager()
        .removePropertyChangeListener(FOCUS, follow);
    super.removeNotify();
  }

  /** Scrolls to the field that the user has come to by the keyboard. */
  private void show(Object focused) {
    if (focused instanceof Component field && SwingUtilities.isDescendingFrom(field, this)) {
      scrollRectToVisible(
          SwingUtilities.convertRectangle(field.getParent(), field.getBounds(), this));
    }
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
