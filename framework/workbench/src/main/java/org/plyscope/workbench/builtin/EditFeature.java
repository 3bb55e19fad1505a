package org.plyscope.workbench.builtin;

import java.util.List;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.session.Session;

/** Undo, redo, and the position as text on the clipboard. */
public final class EditFeature implements Feature {
  private static final String MENU = "Edit";

  private final Session session;
  private final Consumer<String> messages;

  /** Creates the feature for a window. */
  public EditFeature(Session session, Consumer<String> messages) {
    this.session = session;
    this.messages = messages;
  }

  @Override
  public List<BuiltIn> commands() {
    PositionClipboard clipboard = new PositionClipboard(session, TextClipboard.SYSTEM, messages);
    return List.of(
        new BuiltIn(MENU, "edit.undo", "Undo", session::undo)
            .key("ctrl Z")
            .icon("undo")
            .onToolbar()
            .when(session::canUndo),
        new BuiltIn(MENU, "edit.redo", "Redo", session::redo)
            .key("ctrl Y")
            .icon("redo")
            .onToolbar()
            .when(session::canRedo),
        new BuiltIn(MENU, "edit.copy-position", "Copy position", clipboard::copy)
            .key("ctrl C")
            .icon("copy")
            .group(1)
            .when(() -> session.selection().isPresent()),
        new BuiltIn(MENU, "edit.paste-position", "Paste position", clipboard::paste)
            .key("ctrl V")
            .icon("paste")
            .group(1)
            .when(() -> session.selection().isPresent()));
  }

  /** Carries the position on the board to the clipboard and back, as text. */
  private static final class PositionClipboard {
    private final Session session;
    private final TextClipboard clipboard;
    private final Consumer<String> messages;

    /** Uses a clipboard, normally that of the system. */
    PositionClipboard(Session session, TextClipboard clipboard, Consumer<String> messages) {
      this.session = session;
      this.clipboard = clipboard;
      this.messages = messages;
    }

    /** Copies the position on the board. */
    void copy() {
      session
          .selection()
          .ifPresent(
              selection -> {
                clipboard.copy(selection.position());
                messages.accept("The position is on the clipboard.");
              });
    }

    /** Puts the position of the clipboard on the board, under the rules that are open. */
    void paste() {
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
}
