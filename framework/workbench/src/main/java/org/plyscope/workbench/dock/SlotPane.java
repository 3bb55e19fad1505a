package org.plyscope.workbench.dock;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.Scrollable;

/**
 * Gives a view all the room there is. Where that is less than the view needs at least, the view is
 * scrolled, so that nothing is lost in a small window or with large letters.
 */
final class SlotPane extends JScrollPane {
  /** The most a view may ask for, in lines of text: a window is no place for more. */
  private static final int MOST_LINES = 26;

  SlotPane(JComponent view) {
    super(new Room(view));
    setBorder(BorderFactory.createEmptyBorder());
    setOpaque(false);
    getViewport().setOpaque(false);
  }

  /** Keys belong to the view and to the commands of the window. */
  @Override
  protected boolean processKeyBinding(
      KeyStroke stroke, KeyEvent event, int condition, boolean pressed) {
    return false;
  }

  /** As large as the viewport, or as the view needs to be. */
  private static final class Room extends JPanel implements Scrollable {
    private final JComponent view;

    private Room(JComponent view) {
      super(new BorderLayout());
      this.view = view;
      setOpaque(false);
      add(view);
    }

    @Override
    public Dimension getPreferredSize() {
      Dimension least = view.getMinimumSize();
      int most = MOST_LINES * line();
      return new Dimension(Math.min(most, least.width), Math.min(most, least.height));
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
      return getPreferredSize();
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
      return getParent().getWidth() >= getPreferredSize().width;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
      return getParent().getHeight() >= getPreferredSize().height;
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
      return line();
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
      return visible.height;
    }

    private int line() {
      return getFontMetrics(getFont()).getHeight();
    }
  }
}
