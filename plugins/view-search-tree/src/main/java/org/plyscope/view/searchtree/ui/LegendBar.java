package org.plyscope.view.searchtree.ui;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JComponent;
import javax.swing.UIManager;
import org.plyscope.view.searchtree.paint.LegendPainter;
import org.plyscope.view.searchtree.paint.Scene;

/** Explains colours and shapes in one line below the tree. */
final class LegendBar extends JComponent {
  private final TreeCanvas canvas;

  LegendBar(TreeCanvas canvas, TreeSession session) {
    this.canvas = canvas;
    setName("tree.legend");
    session.onChange(this::repaint);
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(10, (int) (UIManager.getFont("Label.font").getSize2D() * 1.8));
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    if (canvas.session().loaded() && canvas.camera() != null) {
      Graphics2D g = (Graphics2D) graphics.create();
      Scene scene = canvas.scene();
      g.setColor(scene.palette().background());
      g.fillRect(0, 0, getWidth(), getHeight());
      new LegendPainter(g, scene, getHeight(), getWidth())
          .paint(canvas.session().colourBy(), canvas.session().all());
      g.dispose();
    }
  }
}
