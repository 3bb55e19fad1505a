package org.plyscope.ui.widget;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.Scrollable;

/**
 * Lets a form in a scroll pane be as wide as the pane, so that it only scrolls up and down, and at
 * least as high.
 */
public final class WidthTracking extends JPanel implements Scrollable {
  /**
   * Wraps a form.
   *
   * @param form what is scrolled
   */
  public WidthTracking(JComponent form) {
    super(new BorderLayout());
    setOpaque(false);
    add(form, BorderLayout.CENTER);
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
