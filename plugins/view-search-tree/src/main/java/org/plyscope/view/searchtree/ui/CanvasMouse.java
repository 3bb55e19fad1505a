package org.plyscope.view.searchtree.ui;

import java.awt.Cursor;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import javax.swing.SwingUtilities;
import org.plyscope.view.searchtree.layout.Camera;

/**
 * The mouse actions of the canvas: a click selects, a double click zooms to a subtree, dragging
 * moves, the wheel zooms to the cursor; with Shift it moves along the ply, with Control it spreads
 * the plies.
 */
final class CanvasMouse extends MouseAdapter {
  private static final double STEP = 1.25;
  private static final double ROLL = 60;
  private static final int THRESHOLD = 3;

  private final TreeCanvas canvas;
  private Point pressed;
  private Camera before;
  private boolean dragging;
  private boolean onMap;

  CanvasMouse(TreeCanvas canvas) {
    this.canvas = canvas;
  }

  private boolean ready() {
    return canvas.session().loaded() && canvas.camera() != null;
  }

  @Override
  public void mousePressed(MouseEvent e) {
    canvas.requestFocusInWindow();
    pressed = e.getPoint();
    before = canvas.camera();
    dragging = false;
    if (popup(e)) {
      return;
    }
    onMap = ready() && canvas.minimap().contains(e.getPoint());
    if (onMap) {
      canvas.camera(canvas.minimap().moved(canvas.camera(), canvas.session().layout(), pressed));
    }
  }

  /** Opens the menu if this is how the platform asks for one. */
  private boolean popup(MouseEvent e) {
    if (e.isPopupTrigger() && ready()) {
      canvas.openMenu(canvas.nodeAt(e.getX(), e.getY()), e.getPoint());
    }
    return e.isPopupTrigger();
  }

  @Override
  public void mouseDragged(MouseEvent e) {
    if (!ready() || pressed == null || before == null) {
      return;
    }
    if (onMap) {
      canvas.camera(
          canvas.minimap().moved(canvas.camera(), canvas.session().layout(), e.getPoint()));
      return;
    }
    int dx = e.getX() - pressed.x;
    int dy = e.getY() - pressed.y;
    if (dragging || Math.max(Math.abs(dx), Math.abs(dy)) >= THRESHOLD) {
      dragging = true;
      canvas.setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
      boolean sideways = canvas.session().layout().sideways();
      canvas.camera(before.pan(sideways ? dy : dx, sideways ? dx : dy));
    }
  }

  @Override
  public void mouseReleased(MouseEvent e) {
    canvas.setCursor(null);
    if (!dragging && popup(e)) {
      return;
    }
    if (!dragging && !onMap && ready() && SwingUtilities.isLeftMouseButton(e)) {
      int node = canvas.nodeAt(e.getX(), e.getY());
      if (node >= 0) {
        canvas.choose(node);
        if (e.getClickCount() == 2) {
          canvas.zoomTo(node);
        }
      }
    }
    pressed = null;
  }

  @Override
  public void mouseMoved(MouseEvent e) {
    if (ready()) {
      canvas.hover(
          canvas.minimap().contains(e.getPoint()) ? -1 : canvas.nodeAt(e.getX(), e.getY()));
    }
  }

  @Override
  public void mouseExited(MouseEvent e) {
    canvas.hover(-1);
  }

  @Override
  public void mouseWheelMoved(MouseWheelEvent e) {
    if (!ready()) {
      return;
    }
    boolean sideways = canvas.session().layout().sideways();
    double across = sideways ? e.getY() : e.getX();
    double along = sideways ? e.getX() : e.getY();
    double turn = e.getPreciseWheelRotation();
    if (e.isShiftDown()) {
      canvas.camera(canvas.camera().pan(-turn * ROLL, 0));
    } else if (e.isControlDown()) {
      canvas.camera(canvas.camera().stretch(Math.pow(STEP, -turn), along));
    } else {
      canvas.camera(canvas.camera().zoom(Math.pow(STEP, -turn), across));
    }
  }
}
