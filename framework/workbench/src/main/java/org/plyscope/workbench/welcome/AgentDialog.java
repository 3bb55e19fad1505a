package org.plyscope.workbench.welcome;

import java.awt.Dialog;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFileChooser;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.dialog.JarChooser;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.theme.Icons;

/** Shows how an agent is written: the code, the template, the way to install it. */
public final class AgentDialog {
  /** The steps of an author. */
  static final String STEPS =
      """
      1.  Save the template: a Maven project with the two agents below, and with the API they are \
      built against. It needs JDK 17 and Maven.
      2.  Write your search. It gets a state and limits, and returns a move with whatever it \
      counted; what it reports to the recorder is drawn as its tree.
      3.  “mvn package” makes the jar; Maven has to be online, because “-o” refuses the repository \
      of the template. Install it, or drop it on the window; do the same after \
      every change. No restart.\
      """;

  private static final String FOLDER = "template";
  private static final String SEARCHING = "An agent that searches and records its tree";

  private final Workspace workspace;
  private final Consumer<Path> install;
  private final Folders folders;
  private final JDialog dialog;
  private final JTextArea code = new JTextArea(AgentTemplate.text(AgentTemplate.HELLO));
  private final JComboBox<String> which =
      new JComboBox<>(new String[] {"An agent that looks at its moves", SEARCHING});

  /**
   * Makes the dialog.
   *
   * @param install installs a jar in the background
   */
  public AgentDialog(Window owner, Workspace workspace, Consumer<Path> install) {
    this.workspace = workspace;
    this.install = install;
    this.folders = Folders.of(workspace);
    dialog = new JDialog(owner, "Write an agent", Dialog.ModalityType.MODELESS);
    dialog.setName("dialog.write-agent");
    dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    dialog.setContentPane(content());
    dialog
        .getRootPane()
        .registerKeyboardAction(
            e -> dialog.dispose(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
  }

  /** Shows the dialog until the user closes it. */
  public void show() {
    Theme.fit(dialog, "codeDialog");
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  private JPanel content() {
    Prose steps = new Prose("write-agent.steps", "Label.foreground");
    steps.setText(STEPS);
    code.setName("write-agent.code");
    code.setEditable(false);
    code.setTabSize(2);
    code.putClientProperty("FlatLaf.styleClass", "monospaced");
    code.setCaretPosition(0);
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets dialog, wrap",
                "[grow, fill, 0::]",
                "[]unrel[]rel[grow, fill]para[]"));
    content.add(steps, "width 0:100%:");
    which.setName("write-agent.which");
    which.addActionListener(e -> showCode());
    content.add(which, "growx 0");
    content.add(new JScrollPane(code));
    content.add(button("copy", "Copy the code", "copy", this::copy), "split 4, growx 0");
    content.add(button("install", "Install plugin…", "plugin", this::install), "growx 0");
    JButton close = new JButton("Close");
    close.setName("dialog.cancel");
    close.addActionListener(e -> dialog.dispose());
    content.add(close, "growx 0, gapleft push");
    JButton save = button("save", "Save the template…", "", this::save);
    Theme.primary(save);
    content.add(save, "growx 0");
    return content;
  }

  private void showCode() {
    boolean searching = SEARCHING.equals(which.getSelectedItem());
    code.setText(AgentTemplate.text(searching ? AgentTemplate.SEARCH : AgentTemplate.HELLO));
    code.setCaretPosition(0);
  }

  private static JButton button(String id, String text, String icon, Runnable action) {
    JButton button = new JButton(text, icon.isEmpty() ? null : Icons.of(icon));
    button.setName("write-agent." + id);
    button.addActionListener(e -> action.run());
    return button;
  }

  private void copy() {
    TextClipboard.SYSTEM.copy(code.getText());
    workspace.message("The code is on the clipboard.");
  }

  private void save() {
    JFileChooser chooser = new JFileChooser(folders.get(FOLDER));
    chooser.setName("dialog.template-folder");
    chooser.setDialogTitle("Save the template");
    chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
    if (chooser.showDialog(dialog, "Save here") == JFileChooser.APPROVE_OPTION) {
      folders.put(FOLDER, chooser.getSelectedFile());
      Path folder = chooser.getSelectedFile().toPath();
      workspace.submit(
          "Saving the template",
          monitor -> AgentTemplate.save(folder, AgentTemplate.api()),
          project -> workspace.message("The template is in " + project + "."));
    }
  }

  private void install() {
    JarChooser.ask(dialog, folders).ifPresent(install);
  }
}
