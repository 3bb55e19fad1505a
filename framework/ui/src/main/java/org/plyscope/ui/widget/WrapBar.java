package org.plyscope.ui.widget;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.LayoutManager;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/** Controls in a row, or in as many rows as a narrow view needs. */
public final class WrapBar extends JPanel {
  private static final int GAP = 5;

  /**
   * Makes a bar of controls.
   *
   * @param controls from left to right
   */
  public WrapBar(Component... controls) {
    super(new Rows());
    for (Component control : controls) {
      add(control);
    }
  }

  /** How high it has to be depends on how wide it became, so that the layout has to look again. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean otherWidth = width != getWidth();
    super.setBounds(x, y, width, height);
    if (otherWidth) {
      SwingUtilities.invokeLater(this::revalidate);
    }
  }

  /** Fills one row after the other. */
  private static final class Rows implements LayoutManager {
    @Override
    public void addLayoutComponent(String name, Component component) {
      // Components need no constraints.
    }

    @Override
    public void removeLayoutComponent(Component component) {
      // Nothing is kept about a component.
    }

    @Override
    public Dimension preferredLayoutSize(Container bar) {
      return arrange(bar, bar.getWidth() == 0 ? Integer.MAX_VALUE : bar.getWidth(), false);
    }

    @Override
    public Dimension minimumLayoutSize(Container bar) {
      return new Dimension(0, preferredLayoutSize(bar).height);
    }

    @Override
    public void layoutContainer(Container bar) {
      arrange(bar, bar.getWidth(), true);
    }

    private static Dimension arrange(Container bar, int width, boolean place) {
      Insets insets = bar.getInsets();
      int room = width - insets.left - insets.right;
      List<Component> row = new ArrayList<>();
      int used = 0;
      int widest = 0;
      int y = insets.top;
      for (Component control : bar.getComponents()) {
        if (control.isVisible()) {
          int wide = control.getPreferredSize().width;
          if (!row.isEmpty() && used + GAP + wide > room) {
            y += fill(row, insets.left, y, room, place) + GAP;
            row.clear();
            used = 0;
          }
          used += (row.isEmpty() ? 0 : GAP) + wide;
          widest = Math.max(widest, used);
          row.add(control);
        }
      }
      y += fill(row, insets.left, y, room, place);
      return new Dimension(insets.left + widest + insets.right, y + insets.bottom);
    }

    /** Puts controls beside each other, their middles on one line, and returns their height. */
    private static int fill(List<Component> row, int left, int y, int room, boolean place) {
      int height = row.stream().mapToInt(c -> c.getPreferredSize().height).max().orElse(0);
      int x = left;
      for (Component control : row) {
        Dimension size = control.getPreferredSize();
        if (place) {
          int wide = Math.min(size.width, room);
          control.setBounds(x, y + (height - size.height) / 2, wide, size.height);
        }
        x += size.width + GAP;
      }
      return height;
    }
  }
}
