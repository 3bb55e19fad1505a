package org.plyscope.view.board;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import org.plyscope.api.board.Board;
import org.plyscope.api.view.View;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.view.board.fixture.FakeWorkspace;

/** Works the board view with events of its own, so that it needs no display. */
final class BoardDriver {
  private static final int SIZE = 700;

  private final View view;
  private final Board board;

  BoardDriver(FakeWorkspace workspace) {
    this(workspace, new BoardViewFactory());
  }

  BoardDriver(FakeWorkspace workspace, BoardViewFactory factory) {
    view = factory.create(workspace);
    workspace.follow(view);
    board = workspace.selection().rules().board();
    arrange();
  }

  View view() {
    return view;
  }

  /** Lays everything out, which Swing does only for components on a screen. */
  void arrange() {
    arrange(SIZE);
  }

  /** Lays everything out in a view of the given width; texts may change how much fits. */
  void arrange(int width) {
    view.component().setSize(width, SIZE);
    arrange(view.component());
    arrange(view.component());
  }

  private static void arrange(Container container) {
    container.doLayout();
    for (Component child : container.getComponents()) {
      if (child instanceof Container inner) {
        arrange(inner);
      }
    }
  }

  JComponent canvas() {
    return find("board.canvas", JComponent.class);
  }

  /** Paints the canvas. */
  BufferedImage picture() {
    move(new Point(1, 1));
    JComponent canvas = canvas();
    BufferedImage image =
        new BufferedImage(canvas.getWidth(), canvas.getHeight(), BufferedImage.TYPE_INT_RGB);
    canvas.paint(image.createGraphics());
    return image;
  }

  <T extends Component> T find(String name, Class<T> type) {
    Component found = find(view.component(), name);
    if (found == null) {
      throw new AssertionError("There is no component '" + name + "'.");
    }
    return type.cast(found);
  }

  boolean has(String name) {
    return find(view.component(), name) != null;
  }

  private static Component find(Container container, String name) {
    for (Component child : container.getComponents()) {
      if (name.equals(child.getName())) {
        return child;
      }
      Component inner = child instanceof Container c ? find(c, name) : null;
      if (inner != null) {
        return inner;
      }
    }
    return null;
  }

  void press(String button) {
    find(button, AbstractButton.class).doClick(0);
    arrange();
  }

  Point at(int cell) {
    JComponent canvas = canvas();
    Point2D c = BoardLayout.fit(board, canvas.getWidth(), canvas.getHeight(), 0).center(cell);
    return new Point((int) c.getX(), (int) c.getY());
  }

  void click(int cell) {
    click(cell, MouseEvent.BUTTON1, InputEvent.BUTTON1_DOWN_MASK);
  }

  void rightClick(int cell) {
    click(cell, MouseEvent.BUTTON3, InputEvent.BUTTON3_DOWN_MASK);
  }

  private void click(int cell, int button, int mask) {
    Point p = at(cell);
    mouse(MouseEvent.MOUSE_PRESSED, p, button, mask);
    mouse(MouseEvent.MOUSE_RELEASED, p, button, 0);
  }

  void drag(int from, int to, int modifiers) {
    drag(at(from), at(to), modifiers);
  }

  void drag(Point from, Point to, int modifiers) {
    int mask = InputEvent.BUTTON1_DOWN_MASK | modifiers;
    mouse(MouseEvent.MOUSE_PRESSED, from, MouseEvent.BUTTON1, mask);
    Point half = new Point((from.x + to.x) / 2, (from.y + to.y) / 2);
    mouse(MouseEvent.MOUSE_DRAGGED, half, MouseEvent.NOBUTTON, mask);
    mouse(MouseEvent.MOUSE_DRAGGED, to, MouseEvent.NOBUTTON, mask);
    mouse(MouseEvent.MOUSE_RELEASED, to, MouseEvent.BUTTON1, modifiers);
  }

  void move(Point to) {
    mouse(MouseEvent.MOUSE_MOVED, to, MouseEvent.NOBUTTON, 0);
  }

  void wheel(int cell, int rotation) {
    Point p = at(cell);
    canvas()
        .dispatchEvent(
            new MouseWheelEvent(
                canvas(),
                MouseEvent.MOUSE_WHEEL,
                0,
                0,
                p.x,
                p.y,
                0,
                false,
                MouseWheelEvent.WHEEL_UNIT_SCROLL,
                1,
                rotation));
  }

  private void mouse(int id, Point p, int button, int modifiers) {
    canvas().dispatchEvent(new MouseEvent(canvas(), id, 0, modifiers, p.x, p.y, 1, false, button));
  }

  /** Does what a key is bound to on the board. */
  void key(String key) {
    key(canvas(), JComponent.WHEN_FOCUSED, key);
  }

  /** Does what a key is bound to around the board. */
  void viewKey(String key) {
    key(view.component(), JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, key);
  }

  private static void key(JComponent component, int condition, String key) {
    Object name = component.getInputMap(condition).get(KeyStroke.getKeyStroke(key));
    Action action = name == null ? null : component.getActionMap().get(name);
    if (action == null) {
      throw new AssertionError("The key " + key + " is bound to nothing.");
    }
    if (action.isEnabled()) {
      action.actionPerformed(new ActionEvent(component, ActionEvent.ACTION_PERFORMED, key));
    }
  }

  /** Returns whether the board itself would use a key now. */
  boolean uses(String key) {
    JComponent canvas = canvas();
    Object name = canvas.getInputMap(JComponent.WHEN_FOCUSED).get(KeyStroke.getKeyStroke(key));
    return name != null && canvas.getActionMap().get(name).isEnabled();
  }
}
