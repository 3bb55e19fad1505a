package org.plyscope.workbench.help;

import java.awt.Dialog;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.lab.file.ProgramVersion;
import org.plyscope.lab.file.TextFile;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.theme.Icons;

/** Describes the program: version, licences, and where its files are. */
final class AboutDialog {
  private static final int LARGEST = 1 << 20;

  private final JDialog dialog;

  /**
   * Makes the dialog.
   *
   * @param log the log file
   * @param data the user's data directory
   */
  AboutDialog(Window owner, Path log, Path data) {
    dialog = new JDialog(owner, "About Plyscope", Dialog.ModalityType.APPLICATION_MODAL);
    dialog.setName("dialog.about");
    dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets dialog, wrap 2",
                "[]unrel[grow, fill, 0::]",
                "[]rel[]rel[]rel[]unrel[grow, fill]unrel[]"));
    JLabel name = new JLabel("Plyscope " + ProgramVersion.text());
    name.setName("about.version");
    name.putClientProperty("FlatLaf.styleClass", "h2");
    content.add(new JLabel(Icons.large("plyscope")), "spany 4, top");
    content.add(name);
    content.add(new JLabel("A workbench for the study of adversarial game search."));
    content.add(
        selectable(
            "about.facts",
            "Java "
                + Runtime.version()
                + "\nData: "
                + data
                + "\nLog: "
                + log
                + "\nApache License 2.0, https://www.apache.org/licenses/LICENSE-2.0"));
    content.add(new JLabel("Libraries and their licences:"), "gaptop rel");
    JTextArea licences = selectable("about.licences", thirdParties());
    licences.putClientProperty("FlatLaf.styleClass", "monospaced");
    content.add(new JScrollPane(licences), "span 2, grow, height 0:200:");
    JButton close = new JButton("Close");
    close.setName("dialog.ok");
    close.addActionListener(e -> dialog.dispose());
    content.add(close, "span 2, growx 0, alignx right");
    dialog.setContentPane(content);
    dialog.getRootPane().setDefaultButton(close);
    dialog
        .getRootPane()
        .registerKeyboardAction(
            e -> dialog.dispose(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
  }

  /** Shows it until the user closes it. */
  void show() {
    Theme.fit(dialog, "helpDialog");
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  private static JTextArea selectable(String name, String text) {
    JTextArea area = new JTextArea(text);
    area.setName(name);
    area.setEditable(false);
    area.setCaretPosition(0);
    area.putClientProperty("FlatLaf.style", "background: null; border: 0,0,0,0");
    return area;
  }

  /** The list stands beside the program, which a test or a development build has no folder for. */
  private static String thirdParties() {
    Path file = Path.of(System.getProperty("plyscope.home", "."), "licenses", "THIRD-PARTY.txt");
    try {
      return Files.exists(file)
          ? TextFile.read(file, LARGEST)
          : "The folder 'licenses' of the program lists them.";
    } catch (IOException e) {
      return file + " cannot be read.";
    }
  }
}
