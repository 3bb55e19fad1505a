package org.plyscope.workbench.dialog;

import java.awt.Component;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import org.plyscope.lab.file.ProgramVersion;
import org.plyscope.workbench.theme.Icons;

/** Says what the program is. */
public final class AboutDialog {
  private AboutDialog() {}

  /** Shows it. */
  public static void show(Component owner) {
    JLabel name = new JLabel("Plyscope");
    name.putClientProperty("FlatLaf.styleClass", "h2");
    JOptionPane.showMessageDialog(
        owner,
        new Object[] {
          name,
          "A workbench for people who study adversarial game search.",
          "Version " + ProgramVersion.text() + ", Java " + Runtime.version(),
          "Apache License 2.0"
        },
        "About Plyscope",
        JOptionPane.PLAIN_MESSAGE,
        Icons.large("plyscope"));
  }
}
