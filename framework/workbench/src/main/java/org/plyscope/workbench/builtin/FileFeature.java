package org.plyscope.workbench.builtin;

import java.awt.Component;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.FileNames;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.file.OpenDialog;
import org.plyscope.workbench.file.OpenFiles;
import org.plyscope.workbench.file.Replacing;
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
        new BuiltIn(MENU + "/Save", "file.save-position", "Save position…", positions::save)
            .key("ctrl S")
            .icon("save")
            .onToolbar()
            .when(() -> session.selection().isPresent(), "There is no game on the board."),
        new BuiltIn(MENU, "file.quit", "Quit", quit).key("ctrl Q").group(9));
  }

  /** Saves the position on the board as a text file of one line. */
  private static final class PositionFiles {
    private static final String FOLDER = "positions";
    private static final String SUFFIX = "position";

    private final Session session;
    private final Component parent;
    private final Folders folders;
    private final Supplier<String> proposal;
    private final Workspace workspace;

    /**
     * Asks for files above a window, starting in the folder used last.
     *
     * @param proposal makes a name for the position on the board
     */
    PositionFiles(
        Session session,
        Component parent,
        Folders folders,
        Supplier<String> proposal,
        Workspace workspace) {
      this.session = session;
      this.parent = parent;
      this.folders = folders;
      this.proposal = proposal;
      this.workspace = workspace;
    }

    /** Asks for a file and writes the position on the board to it. */
    void save() {
      JFileChooser chooser = chooser("Save position");
      chooser.setSelectedFile(
          new File(chooser.getCurrentDirectory(), proposal.get() + "." + SUFFIX));
      if (chooser.showSaveDialog(parent) == JFileChooser.APPROVE_OPTION) {
        Path file = chosen(chooser);
        boolean named = file.getFileName().toString().contains(".");
        Path target = named ? file : file.resolveSibling(file.getFileName() + "." + SUFFIX);
        if (Replacing.allowed(parent, target, "Save position")) {
          save(target);
        }
      }
    }

    /** Writes the position on the board to a file. */
    private void save(Path file) {
      String text = session.selection().orElseThrow().position() + System.lineSeparator();
      workspace.submit(
          "Saving " + file.getFileName(),
          monitor -> {
            SafeFile.write("The position", file, text);
            return "Saved " + file.getFileName() + ".";
          },
          workspace::message);
    }

    private JFileChooser chooser(String title) {
      JFileChooser chooser = new JFileChooser(folders.get(FOLDER));
      chooser.setName("dialog.position-file");
      chooser.setDialogTitle(title);
      chooser.setFileFilter(new FileNameExtensionFilter("Positions", SUFFIX, "txt"));
      return chooser;
    }

    private Path chosen(JFileChooser chooser) {
      folders.put(FOLDER, chooser.getCurrentDirectory());
      return chooser.getSelectedFile().toPath();
    }
  }
}
