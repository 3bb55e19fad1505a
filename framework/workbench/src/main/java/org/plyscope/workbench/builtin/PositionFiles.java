package org.plyscope.workbench.builtin;

import java.awt.Component;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.file.Replacing;
import org.plyscope.workbench.session.Session;

/** Saves the position on the board as a text file of one line. */
public final class PositionFiles {
  private static final String FOLDER = "positions";
  private static final String SUFFIX = "position";

  private final Session session;
  private final Component parent;
  private final Folders folders;
  private final Supplier<String> proposal;
  private final Consumer<String> messages;

  /**
   * Asks for files above a window, starting in the folder used last.
   *
   * @param proposal makes a name for the position on the board
   */
  public PositionFiles(
      Session session,
      Component parent,
      Folders folders,
      Supplier<String> proposal,
      Consumer<String> messages) {
    this.session = session;
    this.parent = parent;
    this.folders = folders;
    this.proposal = proposal;
    this.messages = messages;
  }

  /** Asks for a file and writes the position on the board to it. */
  public void save() {
    JFileChooser chooser = chooser("Save position");
    chooser.setSelectedFile(new File(chooser.getCurrentDirectory(), proposal.get() + "." + SUFFIX));
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
  public void save(Path file) {
    Optional<Selection> selection = session.selection();
    if (selection.isPresent()) {
      SafeFile.write("The position", file, selection.get().position() + System.lineSeparator());
      messages.accept("Saved " + file.getFileName() + ".");
    }
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
