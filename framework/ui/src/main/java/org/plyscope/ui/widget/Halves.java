package org.plyscope.ui.widget;

import java.awt.Component;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;

/** Two parts of a view: side by side where it is wide and low, else one above the other. */
public final class Halves extends JSplitPane {
  private static final double FIRST = 0.4;
  private static final double WIDE = 1.8;

  /**
   * Makes two halves.
   *
   * @param first at the left or on top
   * @param second at the right or below
   */
  public Halves(Component first, Component second) {
    super(VERTICAL_SPLIT, first, second);
    setResizeWeight(FIRST);
    setBorder(null);
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    int wanted = width > WIDE * height ? HORIZONTAL_SPLIT : VERTICAL_SPLIT;
    if (wanted != getOrientation()) {
      setOrientation(wanted);
      // Later, when the halves have their new place.
      SwingUtilities.invokeLater(() -> setDividerLocation(FIRST));
    }
  }
}
