package org.plyscope.workbench.file;

import java.awt.Desktop;
import java.io.IOException;
import java.nio.file.Path;
import org.plyscope.api.InputException;

/** Hands files and folders that Plyscope itself has made to the desktop. */
public final class DesktopFiles {
  private DesktopFiles() {}

  /** Returns whether there is a desktop that shows files. */
  public static boolean supported() {
    return Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.OPEN);
  }

  /**
   * Shows a page in the browser or a folder in the file manager of the user. May take seconds.
   *
   * @param file the page or folder
   * @throws InputException if the desktop shows nothing; the message names the file
   */
  public static void open(Path file) {
    try {
      if (!supported()) {
        throw new InputException("No program here shows " + file + "; open it yourself.");
      }
      Desktop.getDesktop().open(file.toFile());
    } catch (IOException e) {
      throw new InputException("No program here shows " + file + "; open it yourself.");
    }
  }
}
