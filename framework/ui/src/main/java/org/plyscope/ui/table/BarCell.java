package org.plyscope.ui.table;

import java.awt.AlphaComposite;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import org.plyscope.ui.chart.ChartStyler;

/** Draws a number with a bar behind it: the renderer of {@link Bar}. */
public final class BarCell extends DefaultTableCellRenderer {
  private static final float STRENGTH = 0.32f;
  private static final float CHOSEN_STRENGTH = 0.18f;
  private static final int GAP = 3;

  private double fraction;
  private boolean chosen;

  /** Makes a renderer. */
  public BarCell() {
    setHorizontalAlignment(SwingConstants.TRAILING);
    setOpaque(false);
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable table, Object value, boolean selected, boolean focus, int row, int column) {
    chosen = selected;
    fraction = value instanceof Bar bar ? bar.fraction() : 0;
    return super.getTableCellRendererComponent(table, value, selected, false, row, column);
  }

  /** The bar lies behind the text, which stays as clear as in other cells. */
  @Override
  protected void paintComponent(Graphics g) {
    Graphics2D pen = (Graphics2D) g.create();
    try {
      pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      pen.setColor(getBackground());
      pen.fillRect(0, 0, getWidth(), getHeight());
      pen.setComposite(AlphaComposite.SrcOver.derive(chosen ? CHOSEN_STRENGTH : STRENGTH));
      pen.setColor(chosen ? getForeground() : ChartStyler.series(0));
      int width = (int) Math.round((getWidth() - 2 * GAP) * fraction);
      pen.fillRoundRect(GAP, GAP, width, getHeight() - 2 * GAP, GAP, GAP);
    } finally {
      pen.dispose();
    }
    super.paintComponent(g);
  }
}
