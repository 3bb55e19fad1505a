package org.plyscope.workbench.file;

import java.io.File;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.Workspace;

/** The folders in which the user last chose files of each kind. */
public final class Folders {
  private final Choices choices;

  /** Keeps folders among some choices. */
  public Folders(Choices choices) {
    this.choices = choices;
  }

  /** Returns the folders of a window. */
  public static Folders of(Workspace workspace) {
    return new Folders(workspace.choices("folder"));
  }

  /** Returns the folder in which the user last chose files of a kind; null for none. */
  public File get(String kind) {
    File folder = new File(choices.text(kind, ""));
    return folder.isDirectory() ? folder : null;
  }

  /** Keeps the folder in which the user chose a file. */
  public void put(String kind, File folder) {
    choices.put(kind, folder.getPath());
  }
}
