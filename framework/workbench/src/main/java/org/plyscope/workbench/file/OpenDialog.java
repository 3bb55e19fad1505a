package org.plyscope.workbench.file;

import java.awt.Component;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;

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

  /** Asks and opens what the user chose. */
  public void show() {
    JFileChooser chooser = new JFileChooser(folders.get(FOLDER));
    chooser.setName("dialog.open");
    chooser.setDialogTitle("Open");
    chooser.setAcceptAllFileFilterUsed(false);
    String[] all =
        files.kinds().stream().flatMap(k -> k.endings().stream()).distinct().toArray(String[]::new);
    chooser.setFileFilter(new FileNameExtensionFilter("All that can be opened", all));
    for (OpenFiles.Kind kind : files.kinds()) {
      String[] endings = kind.endings().toArray(String[]::new);
      chooser.addChoosableFileFilter(new FileNameExtensionFilter(kind.name(), endings));
    }
    if (chooser.showOpenDialog(parent) == JFileChooser.APPROVE_OPTION) {
      folders.put(FOLDER, chooser.getCurrentDirectory());
      files.openExisting(chooser.getSelectedFile().toPath());
    }
  }
}
