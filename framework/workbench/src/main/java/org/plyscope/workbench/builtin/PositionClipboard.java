package org.plyscope.workbench.builtin;

import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.workbench.session.Session;

/** Carries the position on the board to the clipboard and back, as text. */
public final class PositionClipboard {
  private final Session session;
  private final TextClipboard clipboard;
  private final Consumer<String> messages;

  /** Uses a clipboard, normally that of the system. */
  public PositionClipboard(Session session, TextClipboard clipboard, Consumer<String> messages) {
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
              clipboard.copy(selection.position());
              messages.accept("The position is on the clipboard.");
            });
  }

  /** Puts the position of the clipboard on the board, under the rules that are open. */
  public void paste() {
    String text =
        clipboard
            .text()
            .orElseThrow(
                () ->
                    new InputException(
                        "There is no text on the clipboard; copy a position first."));
    session
        .selection()
        .ifPresent(
            selection -> {
              session.open(selection.rules(), text);
              messages.accept("The position was pasted.");
            });
  }
}
