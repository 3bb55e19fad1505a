package org.plyscope.workbench.welcome;

import java.awt.Component;
import java.awt.Dialog;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.WindowConstants;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.view.Workspace;
import org.plyscope.plugins.template.PluginTemplates;
import org.plyscope.plugins.template.TemplateKind;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.dialog.JarChooser;
import org.plyscope.workbench.file.DesktopFiles;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.theme.Icons;

/** Starts a plugin: the kind, its name, the code it begins with, and a project to build it. */
public final class PluginDialog {
  /** The steps of an author. */
  static final String STEPS =
      """
      1.  Choose what to write, and make the project: code that works, a test, a README. It needs \
      JDK 17 and Maven.
      2.  “mvn package” in its folder builds and tests the jar.
      3.  Install it, or drop it on the window; do the same after every change. No restart.\
      """;

  private static final String FOLDER = "template";

  private final Workspace workspace;
  private final Consumer<Path> install;
  private final Folders folders;
  private final PluginTemplates templates;
  private final JDialog dialog;
  private final JTextArea code = new JTextArea();
  private final JTextField name = new JTextField("my-agent");
  private final Prose problem = new Prose("write-plugin.problem", "Label.disabledForeground");
  private final JComboBox<TemplateKind> kind = new JComboBox<>(TemplateKind.values());
  private final JButton save;

  /**
   * Makes the dialog.
   *
   * @param install installs a jar in the background
   */
  public PluginDialog(
      Window owner, Workspace workspace, PluginTemplates templates, Consumer<Path> install) {
    this.workspace = workspace;
    this.install = install;
    this.templates = templates;
    this.folders = Folders.of(workspace);
    save = button("save", "Make the project…", "", this::save);
    dialog = new JDialog(owner, "Write a plugin", Dialog.ModalityType.MODELESS);
    dialog.setName("dialog.write-plugin");
    dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    dialog.setContentPane(content());
    dialog
        .getRootPane()
        .registerKeyboardAction(
            e -> dialog.dispose(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
    showCode();
  }

  /** Shows the dialog until the user closes it. */
  public void show() {
    Theme.fit(dialog, "codeDialog");
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  private JPanel content() {
    Prose steps = new Prose("write-plugin.steps", "Label.foreground");
    steps.setText(STEPS);
    code.setName("write-plugin.code");
    code.setEditable(false);
    code.setTabSize(2);
    code.putClientProperty("FlatLaf.styleClass", "monospaced");
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets dialog, wrap",
                "[grow, fill, 0::]",
                "[]unrel[]rel[]rel[grow, fill]para[]"));
    content.add(steps, "width 0:100%:");
    content.add(choice());
    content.add(problem, "width 0:100%:");
    content.add(new JScrollPane(code));
    content.add(button("copy", "Copy the code", "copy", this::copy), "split 4, growx 0");
    content.add(button("install", "Install plugin…", "plugin", this::install), "growx 0");
    JButton close = new JButton("Close");
    close.setName("dialog.cancel");
    close.addActionListener(e -> dialog.dispose());
    content.add(close, "growx 0, gapleft push");
    Theme.primary(save);
    content.add(save, "growx 0");
    return content;
  }

  private JPanel choice() {
    kind.setName("write-plugin.kind");
    kind.setRenderer(new KindRenderer());
    kind.setMaximumRowCount(TemplateKind.values().length);
    kind.addActionListener(e -> chosen());
    name.setName("write-plugin.name");
    name.getDocument().addDocumentListener(new NameListener());
    JPanel choice = new JPanel(new MigLayout("insets 0", "[]rel[]unrel[]rel[grow, fill, 0::]"));
    choice.add(labelFor("Kind", kind));
    choice.add(kind);
    choice.add(labelFor("Name", name));
    choice.add(name);
    return choice;
  }

  private static JLabel labelFor(String text, JComponent field) {
    JLabel label = new JLabel(text);
    label.setLabelFor(field);
    return label;
  }

  private TemplateKind kind() {
    return kind.getItemAt(kind.getSelectedIndex());
  }

  /** A name that the user has not thought of follows the kind. */
  private void chosen() {
    for (TemplateKind one : TemplateKind.values()) {
      if (name.getText().equals("my-" + one.id())) {
        name.setText("my-" + kind().id());
      }
    }
    showCode();
  }

  private void showCode() {
    try {
      code.setText(templates.preview(kind(), name.getText()));
      code.setCaretPosition(0);
      problem.setText(kind().summary());
      save.setEnabled(true);
    } catch (InputException e) {
      problem.setText(e.getMessage());
      save.setEnabled(false);
    }
  }

  private static JButton button(String id, String text, String icon, Runnable action) {
    JButton button = new JButton(text, icon.isEmpty() ? null : Icons.of(icon));
    button.setName("write-plugin." + id);
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
    chooser.setDialogTitle("Make the project");
    chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
    if (chooser.showDialog(dialog, "Make it here") == JFileChooser.APPROVE_OPTION) {
      folders.put(FOLDER, chooser.getSelectedFile());
      make(chooser.getSelectedFile().toPath());
    }
  }

  /** Makes the project, says where it is, and shows its folder. */
  private void make(Path folder) {
    TemplateKind chosen = kind();
    String called = name.getText();
    workspace.submit(
        "Making the project",
        monitor -> templates.create(chosen, called, folder),
        project -> {
          workspace.message("The project is in " + project + "; its README has the next steps.");
          if (DesktopFiles.supported()) {
            workspace.submit(
                "Showing " + project.getFileName(), monitor -> shown(project), path -> {});
          }
        });
  }

  private static Path shown(Path project) {
    DesktopFiles.open(project);
    return project;
  }

  private void install() {
    JarChooser.ask(dialog, folders).ifPresent(install);
  }

  /** Shows the kinds as words. */
  private static final class KindRenderer extends DefaultListCellRenderer {
    private static final long serialVersionUID = 1;

    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focused) {
      String words = ((TemplateKind) value).id().replace('-', ' ');
      String shown = words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
      return super.getListCellRendererComponent(list, shown, index, selected, focused);
    }
  }

  /** Follows every change of the name. */
  private final class NameListener implements DocumentListener {
    @Override
    public void insertUpdate(DocumentEvent event) {
      showCode();
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
      showCode();
    }

    @Override
    public void changedUpdate(DocumentEvent event) {
      showCode();
    }
  }
}
