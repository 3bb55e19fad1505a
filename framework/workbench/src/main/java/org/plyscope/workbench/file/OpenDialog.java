package org.plyscope.workbench.file;

import java.awt.Component;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileFilter;

/** Asks for a file of any kind and opens it. */
public final class OpenDialog {
  private static final String FOLDER = "open";

  private final OpenFiles files;
  private final Component parent;
  private final Folders folders;

  /** Asks above a window, starting in the folder used last. */
  public OpenDialog(OpenFiles files, Component parent, Folders folders) {
    this.files = files;
    this.parent = parent;
    this.folders = folders;
  }

  /** Makes a filter that knows endings with several dots, as that of Swing does not. */
  static FileFilter filter(String name, Predicate<Path> fits) {
    return new FileFilter() {
      @Override
      public boolean accept(File file) {
        return file.isDirectory() || fits.test(file.toPath());
      }

      @Override
      public String getDescription() {
        return name;
      }
    };
  }

  /** Asks and opens the chosen file. */
  public void show() {
    JFileChooser chooser = new JFileChooser(folders.get(FOLDER));
    chooser.setName("dialog.open");
    chooser.setDialogTitle("Open");
    chooser.setAcceptAllFileFilterUsed(false);
    List<OpenFiles.Kind> kinds = files.kinds();
    chooser.setFileFilter(
        filter("All that can be opened", file -> kinds.stream().anyMatch(k -> k.fits(file))));
    for (OpenFiles.Kind kind : kinds) {
      chooser.addChoosableFileFilter(filter(kind.name(), kind::fits));
    }
    if (chooser.showOpenDialog(parent) == JFileChooser.APPROVE_OPTION) {
      folders.put(FOLDER, chooser.getCurrentDirectory());
      files.openExisting(chooser.getSelectedFile().toPath());
    }
  }
}
