package org.plyscope.workbench.dialog;

import java.awt.Component;
import javax.swing.JOptionPane;
import org.plyscope.workbench.theme.Icons;

/** Says what the program is. */
public final class AboutDialog {
  private AboutDialog() {}

  /** Shows it. */
  public static void show(Component owner) {
    JOptionPane.showMessageDialog(
        owner,
        "<html><h2>Plyscope</h2>A workbench for people who study adversarial game search."
            + "<p>Java "
            + Runtime.version()
            + "</html>",
        "About Plyscope",
        JOptionPane.PLAIN_MESSAGE,
        Icons.large("plyscope"));
  }
}
