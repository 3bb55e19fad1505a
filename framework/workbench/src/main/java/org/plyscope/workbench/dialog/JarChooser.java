package org.plyscope.workbench.dialog;

import java.awt.Component;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.plyscope.workbench.file.Folders;

/** Asks for the jar of a plugin, starting in the folder used last. */
public final class JarChooser {
  private static final String FOLDER = "plugins";

  private JarChooser() {}

  /** Asks above a component; empty if the user cancelled. */
  public static Optional<Path> ask(Component parent, Folders folders) {
    JFileChooser chooser = new JFileChooser(folders.get(FOLDER));
    chooser.setName("dialog.plugin-file");
    chooser.setDialogTitle("Install plugin");
    chooser.setFileFilter(new FileNameExtensionFilter("Plugins", "jar"));
    if (chooser.showOpenDialog(parent) != JFileChooser.APPROVE_OPTION) {
      return Optional.empty();
    }
    folders.put(FOLDER, chooser.getCurrentDirectory());
    return Optional.of(chooser.getSelectedFile().toPath());
  }
}
