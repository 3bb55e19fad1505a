package org.plyscope.workbench.file;

import java.awt.Component;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JOptionPane;

/** Asks before a file of the user is replaced. */
public final class Replacing {
  private Replacing() {}

  /**
   * Returns whether a file may be written: it does not exist yet, or the user agrees to replace it.
   */
  public static boolean allowed(Component parent, Path file, String title) {
    if (!Files.exists(file)) {
      return true;
    }
    String question = "There is a file " + file.getFileName() + " already. Replace it?";
    int answer = JOptionPane.showConfirmDialog(parent, question, title, JOptionPane.YES_NO_OPTION);
    return answer == JOptionPane.YES_OPTION;
  }
}
