package org.plyscope.view.board;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Point2D;
import javax.swing.SwingUtilities;
import org.plyscope.board.scene.BoardScene;
import org.plyscope.view.board.model.MovePicker;
import org.plyscope.view.board.model.SetupEditor;

/**
 * Mouse gestures. Playing: click a piece and then where it goes, or drag it. Editing: click places
 * the chosen piece, dragging moves the piece, with the control key or the middle button copies it,
 * the right button clears, the wheel counts.
 */
final class CanvasMouse extends MouseAdapter {
  private static final double DRAG_DISTANCE = 0.25;

  private final BoardCanvas canvas;
  private int pressed = MovePicker.NOWHERE;
  private Point2D pressedAt;
  private boolean continues;
  private boolean again;
  private boolean dragging;

  CanvasMouse(BoardCanvas canvas) {
    this.canvas = canvas;
  }

  @Override
  public void mousePressed(MouseEvent event) {
    canvas.requestFocusInWindow();
    canvas.stopAnimation();
    pressed = cellAt(event);
    pressedAt = event.getPoint();
    dragging = false;
    if (canvas.board().isEmpty() || canvas.editor().isPresent()) {
      return;
    }
    if (!SwingUtilities.isLeftMouseButton(event)) {
      pressed = MovePicker.NOWHERE;
      canvas.picker().cancel();
    } else {
      continues = canvas.picker().accepts(pressed);
      again = !continues && pressed == canvas.picker().start();
      if (!continues && !again) {
        canvas.picker().begin(pressed);
      }
    }
    canvas.repaint();
  }

  @Override
  public void mouseDragged(MouseEvent event) {
    canvas.setHovered(cellAt(event));
    if (pressed < 0 || canvas.board().isEmpty()) {
      return;
    }
    int content = canvas.contents().content(pressed);
    boolean far = pressedAt.distance(event.getPoint()) > DRAG_DISTANCE * canvas.geometry().unit();
    boolean holds = canvas.editor().isPresent() || canvas.picker().start() == pressed;
    boolean clears = SwingUtilities.isRightMouseButton(event);
    if (content > 0 && holds && (far || dragging) && !clears && !playsByPit()) {
      dragging = true;
      canvas.setDrag(new BoardScene.Drag(copies(event) ? -1 : pressed, content, event.getPoint()));
    }
  }

  @Override
  public void mouseReleased(MouseEvent event) {
    boolean dragged = dragging;
    dragging = false;
    canvas.setDrag(null);
    if (canvas.board().isEmpty() || pressed < 0) {
      return;
    }
    int released = cellAt(event);
    if (canvas.editor().isPresent()) {
      edit(canvas.editor().get(), event, released, dragged);
    } else if (released >= 0) {
      play(released, dragged);
    }
    canvas.repaint();
  }

  private void play(int released, boolean dragged) {
    MovePicker picker = canvas.picker();
    if (dragged) {
      if (picker.accepts(released)) {
        canvas.play(picker.click(released));
      }
    } else if (released == pressed && continues) {
      canvas.play(picker.click(released));
    } else if (released == pressed && again) {
      picker.cancel();
    } else if (released == pressed && picker.decidedByStart()) {
      picker.cancel();
      canvas.play(picker.click(released));
    }
  }

  private void edit(SetupEditor editor, MouseEvent event, int released, boolean dragged) {
    if (dragged) {
      drop(editor, event, released);
    } else if (released == pressed) {
      if (SwingUtilities.isRightMouseButton(event)) {
        editor.set(released, 0);
      } else if (SwingUtilities.isLeftMouseButton(event)) {
        editor.place(released);
      }
    }
  }

  private void drop(SetupEditor editor, MouseEvent event, int released) {
    if (released < 0) {
      if (!copies(event)) {
        editor.set(pressed, 0);
      }
    } else if (copies(event)) {
      editor.copy(pressed, released);
    } else {
      editor.move(pressed, released);
    }
  }

  @Override
  public void mouseMoved(MouseEvent event) {
    canvas.setHovered(cellAt(event));
  }

  @Override
  public void mouseExited(MouseEvent event) {
    canvas.setHovered(MovePicker.NOWHERE);
  }

  @Override
  public void mouseWheelMoved(MouseWheelEvent event) {
    int cell = cellAt(event);
    int amount = event.getWheelRotation() < 0 ? 1 : -1;
    if (cell >= 0 && event.getWheelRotation() != 0) {
      canvas.editor().ifPresent(e -> e.add(cell, amount));
    }
  }

  /** A pit is sown by a click; its seeds are dragged only in the editor. */
  private boolean playsByPit() {
    return canvas.editor().isEmpty() && canvas.board().orElseThrow().counts();
  }

  private static boolean copies(MouseEvent event) {
    return event.isControlDown() || SwingUtilities.isMiddleMouseButton(event);
  }

  private int cellAt(MouseEvent event) {
    return canvas.board().isEmpty()
        ? MovePicker.NOWHERE
        : canvas.geometry().cellAt(event.getX(), event.getY());
  }
}
