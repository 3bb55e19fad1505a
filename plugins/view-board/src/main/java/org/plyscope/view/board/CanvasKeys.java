package org.plyscope.view.board;

import java.util.function.BooleanSupplier;
import javax.swing.JComponent;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.ui.widget.Keys;
import org.plyscope.view.board.model.SetupEditor;

/**
 * Keys of the board. Arrows move a cursor from cell to cell, Enter or Space uses the cell, Escape
 * clears the picked cells. Editing: digits choose a piece or write a number of seeds, Plus and
 * Minus count, Delete clears.
 */
final class CanvasKeys {
  private final BoardCanvas canvas;

  private CanvasKeys(BoardCanvas canvas) {
    this.canvas = canvas;
  }

  static void install(BoardCanvas canvas) {
    CanvasKeys keys = new CanvasKeys(canvas);
    keys.bind("LEFT", () -> keys.step(-1, 0));
    keys.bind("RIGHT", () -> keys.step(1, 0));
    keys.bind("UP", () -> keys.step(0, -1));
    keys.bind("DOWN", () -> keys.step(0, 1));
    keys.bind("ENTER", keys::use);
    keys.bind("SPACE", keys::use);
    keys.bind("ESCAPE", keys::cancel, keys::busy);
    keys.bindEdit("DELETE", () -> keys.edit(0));
    keys.bindEdit("BACK_SPACE", () -> keys.edit(0));
    keys.bindEdit("PLUS", () -> keys.add(1));
    keys.bindEdit("ADD", () -> keys.add(1));
    keys.bindEdit("MINUS", () -> keys.add(-1));
    keys.bindEdit("SUBTRACT", () -> keys.add(-1));
    for (int digit = 0; digit <= 9; digit++) {
      int value = digit;
      keys.bindEdit(String.valueOf(digit), () -> keys.digit(value));
      keys.bindEdit("NUMPAD" + digit, () -> keys.digit(value));
    }
  }

  private void bind(String key, Runnable action) {
    bind(key, action, () -> canvas.board().isPresent());
  }

  private void bindEdit(String key, Runnable action) {
    bind(key, action, () -> canvas.editor().isPresent());
  }

  /** Binds a key; while the condition does not hold, the key belongs to the window. */
  private void bind(String key, Runnable action, BooleanSupplier condition) {
    Keys.bind(canvas, JComponent.WHEN_FOCUSED, key, action, condition);
  }

  /** Returns whether there is something for Escape to end. */
  private boolean busy() {
    boolean picked = canvas.board().isPresent() && canvas.picker().start() >= 0;
    return picked || canvas.animating();
  }

  private void step(int dx, int dy) {
    if (canvas.cursor() < 0) {
      canvas.moveCursor(first());
    } else {
      canvas.moveCursor(canvas.geometry().step(canvas.cursor(), dx, dy));
    }
  }

  /** Where the cursor appears: on a piece that can move if there is one. */
  private int first() {
    Board board = canvas.board().orElseThrow();
    return board.cells().stream()
        .filter(Cell::playable)
        .map(Cell::index)
        .filter(c -> !canvas.picker().targetsFrom(c).isEmpty())
        .findFirst()
        .orElseGet(
            () -> board.cells().stream().filter(Cell::playable).findFirst().orElseThrow().index());
  }

  private void use() {
    int cell = canvas.cursor();
    canvas.stopAnimation();
    if (cell < 0) {
      step(0, 0);
    } else if (canvas.editor().isPresent()) {
      canvas.editor().get().place(cell);
    } else if (cell == canvas.picker().start() && !canvas.picker().accepts(cell)) {
      cancel();
    } else {
      canvas.play(canvas.picker().click(cell));
    }
  }

  private void cancel() {
    canvas.picker().cancel();
    canvas.stopAnimation();
    canvas.setDrag(null);
  }

  private void digit(int value) {
    SetupEditor editor = canvas.editor().orElseThrow();
    int cell = canvas.cursor();
    if (editor.board().counts() && cell >= 0) {
      int joined = 10 * editor.setup().content(cell) + value;
      editor.set(cell, joined <= editor.board().largestCount() ? joined : value);
    } else {
      editor.choose(value);
    }
  }

  private void edit(int content) {
    if (canvas.cursor() >= 0) {
      canvas.editor().ifPresent(e -> e.set(canvas.cursor(), content));
    }
  }

  private void add(int amount) {
    if (canvas.cursor() >= 0) {
      canvas.editor().ifPresent(e -> e.add(canvas.cursor(), amount));
    }
  }
}
