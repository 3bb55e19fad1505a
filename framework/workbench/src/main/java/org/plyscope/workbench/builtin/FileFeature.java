package org.plyscope.workbench.builtin;

import java.util.List;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dialog.PreferencesDialog;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.file.OpenDialog;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** Opening files, saving the position, preferences, quitting. */
public final class FileFeature implements Feature {
  private static final String MENU = "File";

  private final Shell shell;
  private final Runnable quit;

  /**
   * Makes the room in a window.
   *
   * @param quit closes the window
   */
  public FileFeature(Shell shell, Runnable quit) {
    this.shell = shell;
    this.quit = quit;
  }

  @Override
  public List<BuiltIn> commands() {
    Folders folders = Folders.of(shell.workspace());
    PositionFiles positions =
        new PositionFiles(shell.session(), shell.frame(), folders, shell.workspace()::message);
    return List.of(
        new BuiltIn(
                MENU,
                "file.open",
                "Open…",
                new OpenDialog(shell.openers(), shell.frame(), folders)::show)
            .key("ctrl O")
            .icon("open")
            .onToolbar(),
        new BuiltIn(MENU, "file.save-position", "Save position…", positions::save)
            .key("ctrl S")
            .icon("save")
            .onToolbar()
            .when(() -> shell.session().selection().isPresent()),
        new BuiltIn(
                MENU,
                "file.preferences",
                "Preferences…",
                () -> new PreferencesDialog(shell.frame(), shell.preferences()).show())
            .key("ctrl COMMA")
            .icon("settings")
            .group(1),
        new BuiltIn(MENU, "file.quit", "Quit", quit).key("ctrl Q").group(2));
  }
}
