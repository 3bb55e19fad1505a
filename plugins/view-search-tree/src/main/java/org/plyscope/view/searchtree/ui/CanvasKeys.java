package org.plyscope.view.searchtree.ui;

import java.util.function.IntUnaryOperator;
import javax.swing.JComponent;
import org.plyscope.ui.widget.Keys;
import org.plyscope.view.searchtree.model.Navigator;

/** The keys of the canvas. */
final class CanvasKeys {
  private static final double STEP = 1.5;

  private final TreeCanvas canvas;
  private final TreeSession session;

  private CanvasKeys(TreeCanvas canvas) {
    this.canvas = canvas;
    this.session = canvas.session();
  }

  /**
   * Installs the keys.
   *
   * @param find starts to ask for a move
   * @param play starts or pauses the replay
   * @param copy copies the facts of the selected node
   */
  static void install(TreeCanvas canvas, Runnable find, Runnable play, Runnable copy) {
    CanvasKeys keys = new CanvasKeys(canvas);
    for (String arrow : new String[] {"UP", "DOWN", "LEFT", "RIGHT"}) {
      keys.bind(arrow, () -> keys.walk(n -> keys.arrow(arrow, n)));
    }
    keys.bind("HOME", () -> keys.walk(n -> 0));
    keys.bind("END", () -> keys.walk(n -> keys.session.all().line().last()));
    keys.bind("ENTER", keys::toggle);
    keys.bind("SPACE", play);
    keys.bind("typed .", () -> keys.walk(n -> keys.session.navigator().nextCut(n)));
    keys.bind("typed /", find);
    keys.bind("typed f", canvas::fit);
    keys.bind("ctrl C", copy);
    keys.bind("CONTEXT_MENU", keys::menu);
    keys.bind("shift F10", keys::menu);
    keys.bind("typed +", () -> keys.zoom(STEP));
    keys.bind("typed -", () -> keys.zoom(1 / STEP));
  }

  private void bind(String key, Runnable what) {
    Keys.bind(canvas, JComponent.WHEN_FOCUSED, key, what, session::loaded);
  }

  private void walk(IntUnaryOperator way) {
    canvas.choose(session.selected() < 0 ? 0 : way.applyAsInt(session.selected()));
    canvas.reveal();
  }

  private int arrow(String key, int node) {
    Navigator navigator = session.navigator();
    boolean sideways = session.layout().sideways();
    return switch (key) {
      case "UP" -> sideways ? navigator.beside(node, -1) : navigator.up(node);
      case "DOWN" ->
          sideways ? navigator.beside(node, 1) : navigator.down(node, session.all().line());
      case "LEFT" -> sideways ? navigator.up(node) : navigator.beside(node, -1);
      default -> sideways ? navigator.down(node, session.all().line()) : navigator.beside(node, 1);
    };
  }

  private void toggle() {
    if (session.selected() >= 0) {
      session.toggle(session.selected());
    }
  }

  private void menu() {
    canvas.openMenu(Math.max(0, session.selected()), null);
  }

  private void zoom(double factor) {
    int node = session.selected();
    double middle = canvas.camera().width() / 2;
    double at = node < 0 ? middle : canvas.camera().pixel(session.extents().middle(node));
    canvas.camera(canvas.camera().zoom(factor, at));
  }
}
