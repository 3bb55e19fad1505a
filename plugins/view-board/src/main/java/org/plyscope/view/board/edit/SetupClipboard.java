package org.plyscope.view.board.edit;

import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.view.board.model.SetupEditor;

/** Carries the setup being edited to the clipboard and back, as the text of a position. */
public final class SetupClipboard {
  private final SetupEditor editor;
  private final TextClipboard clipboard;
  private final Consumer<String> problem;

  /**
   * Joins an editor and a clipboard.
   *
   * @param editor the editor
   * @param clipboard the clipboard, normally that of the system
   * @param problem takes the sentence if something goes wrong
   */
  public SetupClipboard(SetupEditor editor, TextClipboard clipboard, Consumer<String> problem) {
    this.editor = editor;
    this.clipboard = clipboard;
    this.problem = problem;
  }

  /** Copies the text of the position; a setup that cannot be played has none. */
  public void copy() {
    try {
      clipboard.copy(editor.position());
    } catch (InputException e) {
      problem.accept("The setup has no text yet: " + e.getMessage());
    }
  }

  /** Shows the position whose text is on the clipboard. */
  public void paste() {
    clipboard
        .text()
        .ifPresentOrElse(
            this::paste,
            () -> problem.accept("There is no text on the clipboard; copy a position first."));
  }

  private void paste(String text) {
    try {
      editor.paste(text);
    } catch (InputException e) {
      problem.accept("The clipboard holds no position of this game. " + e.getMessage());
    }
  }
}
