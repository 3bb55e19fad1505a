package org.plyscope.workbench.builtin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.file.FileNames;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.file.OpenDialog;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** Opening files, also those opened last, saving the position, quitting. */
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
        new PositionFiles(
            shell.session(),
            shell.frame(),
            folders,
            () -> FileNames.plain(shell.about().orElseThrow().title()),
            shell.workspace()::message);
    shell.openers().onOpened(shell.recent()::add);
    shell.recent().onChange(this::recentChanged);
    recentChanged();
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
            .when(() -> shell.session().selection().isPresent(), "There is no game on the board."),
        new BuiltIn(MENU, "file.quit", "Quit", quit).key("ctrl Q").group(9));
  }

  private void recentChanged() {
    List<BuiltIn> commands = new ArrayList<>();
    for (Path file : shell.recent().all()) {
      commands.add(
          new BuiltIn(
                  MENU + "/Open recent",
                  "file.recent." + commands.size(),
                  file.getFileName() + "  –  " + file.getParent(),
                  () -> shell.openers().openExisting(file))
              .description(file.toString()));
    }
    shell.commands().family("recent", commands);
  }
}
