package org.plyscope.workbench.builtin;

import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.plyscope.api.InputException;
import org.plyscope.workbench.session.Session;

/** Carries the position on the board to the clipboard and back, as text. */
public final class PositionClipboard {
  private final Session session;
  private final Supplier<Clipboard> clipboard;
  private final Consumer<String> messages;

  /** Uses a clipboard, normally that of the system. */
  public PositionClipboard(
      Session session, Supplier<Clipboard> clipboard, Consumer<String> messages) {
    this.session = session;
    this.clipboard = clipboard;
    this.messages = messages;
  }

  /** Copies the position on the board. */
  public void copy() {
    session
        .selection()
        .ifPresent(
            selection -> {
              clipboard.get().setContents(new StringSelection(selection.position()), null);
              messages.accept("The position is on the clipboard.");
            });
  }

  /** Puts the position of the clipboard on the board, under the rules that are open. */
  public void paste() {
    String text = text();
    session
        .selection()
        .ifPresent(
            selection -> {
              session.open(selection.rules(), text);
              messages.accept("The position was pasted.");
            });
  }

  private String text() {
    try {
      return (String) clipboard.get().getData(DataFlavor.stringFlavor);
    } catch (UnsupportedFlavorException | IOException | IllegalStateException e) {
      throw new InputException("There is no text on the clipboard; copy a position first.");
    }
  }
}
