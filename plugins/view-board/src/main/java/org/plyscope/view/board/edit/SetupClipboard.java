package org.plyscope.view.board.edit;

import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.plyscope.api.InputException;
import org.plyscope.view.board.model.SetupEditor;

/** Carries the setup being edited to the clipboard and back, as the text of a position. */
public final class SetupClipboard {
  private final SetupEditor editor;
  private final Supplier<Clipboard> clipboard;
  private final Consumer<String> problem;

  /**
   * Joins an editor and a clipboard.
   *
   * @param editor the editor
   * @param clipboard the clipboard, normally that of the system
   * @param problem takes the sentence if something goes wrong
   */
  public SetupClipboard(
      SetupEditor editor, Supplier<Clipboard> clipboard, Consumer<String> problem) {
    this.editor = editor;
    this.clipboard = clipboard;
    this.problem = problem;
  }

  /** Copies the text of the position; a setup that cannot be played has none. */
  public void copy() {
    try {
      clipboard.get().setContents(new StringSelection(editor.position()), null);
    } catch (InputException e) {
      problem.accept("The setup has no text yet: " + e.getMessage());
    }
  }

  /** Shows the position whose text is on the clipboard. */
  public void paste() {
    try {
      editor.paste((String) clipboard.get().getData(DataFlavor.stringFlavor));
    } catch (InputException e) {
      problem.accept("The clipboard holds no position of this game. " + e.getMessage());
    } catch (UnsupportedFlavorException | IOException | IllegalStateException e) {
      problem.accept("There is no text on the clipboard; copy a position first.");
    }
  }
}
