package org.plyscope.workbench.builtin;

import java.awt.Toolkit;
import java.util.List;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.session.Session;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** Undo, redo, and the position as text on the clipboard. */
public final class EditFeature implements Feature {
  private static final String MENU = "Edit";

  private final Shell shell;

  /** Makes the room in a window. */
  public EditFeature(Shell shell) {
    this.shell = shell;
  }

  @Override
  public List<BuiltIn> commands() {
    Session session = shell.session();
    PositionClipboard clipboard =
        new PositionClipboard(
            session,
            () -> Toolkit.getDefaultToolkit().getSystemClipboard(),
            shell.workspace()::message);
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
}
