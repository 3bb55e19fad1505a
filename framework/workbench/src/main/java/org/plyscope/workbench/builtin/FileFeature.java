package org.plyscope.workbench.builtin;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JFrame;
import org.plyscope.api.view.Workspace;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.FileNames;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.file.OpenDialog;
import org.plyscope.workbench.file.OpenFiles;
import org.plyscope.workbench.session.About;
import org.plyscope.workbench.session.Session;

/** Opening files, saving the position, quitting. */
public final class FileFeature implements Feature {
  private static final String MENU = "File";

  private final Session session;
  private final Workspace workspace;
  private final JFrame frame;
  private final OpenFiles openers;
  private final Supplier<Optional<About>> about;
  private final Runnable quit;

  /** Creates the feature for a window. */
  public FileFeature(
      Session session,
      Workspace workspace,
      JFrame frame,
      OpenFiles openers,
      Supplier<Optional<About>> about,
      Runnable quit) {
    this.session = session;
    this.workspace = workspace;
    this.frame = frame;
    this.openers = openers;
    this.about = about;
    this.quit = quit;
  }

  @Override
  public List<BuiltIn> commands() {
    Folders folders = Folders.of(workspace);
    PositionFiles positions =
        new PositionFiles(
            session,
            frame,
            folders,
            () -> FileNames.plain(about.get().orElseThrow().title()),
            workspace);
    return List.of(
        new BuiltIn(MENU, "file.open", "Open…", new OpenDialog(openers, frame, folders)::show)
            .key("ctrl O")
            .icon("open")
            .onToolbar(),
        new BuiltIn(MENU, "file.save-position", "Save position…", positions::save)
            .key("ctrl S")
            .icon("save")
            .onToolbar()
            .when(() -> session.selection().isPresent(), "There is no game on the board."),
        new BuiltIn(MENU, "file.quit", "Quit", quit).key("ctrl Q").group(9));
  }
}
