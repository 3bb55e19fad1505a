package org.plyscope.workbench.dialog;

import java.awt.Dialog;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginManager;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.theme.Icons;

/** Lists the plugins, says what is wrong with them, installs and removes. */
public final class PluginsDialog {
  private final PluginManager manager;
  private final Folders folders;
  private final Consumer<Path> install;
  private final Consumer<String> remove;
  private final JDialog dialog;
  private final PluginTable plugins = new PluginTable();
  private final JTable table = new JTable(plugins);
  private final Prose problem = new Prose("plugins.problem", "Label.foreground");
  private final JLabel fingerprint = new JLabel(" ");
  private final JButton removeButton = new JButton("Remove");
  private AutoCloseable listener;

  /**
   * Makes the dialog.
   *
   * @param folders knows the folder in which jars were found last
   * @param install installs a jar in the background
   * @param remove removes a plugin in the background
   */
  public PluginsDialog(
      Window owner,
      PluginManager manager,
      Folders folders,
      Consumer<Path> install,
      Consumer<String> remove) {
    this.manager = manager;
    this.folders = folders;
    this.install = install;
    this.remove = remove;
    dialog = new JDialog(owner, "Plugins", Dialog.ModalityType.MODELESS);
    dialog.setName("dialog.plugins");
    dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    name();
    fill();
    table.getSelectionModel().addListSelectionListener(e -> showSelected());
    dialog
        .getRootPane()
        .registerKeyboardAction(
            e -> dialog.dispose(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            stopListening();
          }
        });
  }

  /** Shows the dialog until the user closes it. */
  public void show() {
    listener = manager.onChange(() -> SwingUtilities.invokeLater(this::refresh));
    refresh();
    dialog.setSize(Theme.window("dialog"));
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  private void refresh() {
    int row = table.getSelectedRow();
    String name = row < 0 ? "" : plugins.plugin(row).symbolicName();
    plugins.show(manager.plugins());
    int again = Math.max(0, plugins.row(name));
    if (plugins.getRowCount() > 0) {
      table.setRowSelectionInterval(again, again);
    }
    showSelected();
  }

  private void showSelected() {
    int row = table.getSelectedRow();
    if (row < 0) {
      problem.setText("No plugin is installed.");
      fingerprint.setText(" ");
      removeButton.setEnabled(false);
      return;
    }
    Plugin plugin = plugins.plugin(row);
    problem.setText(plugin.problem().isEmpty() ? "This plugin works." : plugin.problem());
    fingerprint.setText(plugin.sha256().isEmpty() ? " " : "SHA-256 " + plugin.sha256());
    removeButton.setEnabled(!plugin.shipped());
  }

  private void choose() {
    JarChooser.ask(dialog, folders).ifPresent(install);
  }

  private void stopListening() {
    try {
      if (listener != null) {
        listener.close();
        listener = null;
      }
    } catch (Exception e) {
      throw new IllegalStateException("The plugin manager does not let go.", e);
    }
  }

  private void name() {
    table.setName("plugins.table");
    fingerprint.setName("plugins.sha256");
    removeButton.setName("plugins.remove");
  }

  private void fill() {
    JButton installButton = new JButton("Install…", Icons.of("open"));
    installButton.setName("plugins.install");
    installButton.addActionListener(e -> choose());
    removeButton.addActionListener(
        e -> remove.accept(plugins.plugin(table.getSelectedRow()).symbolicName()));
    JButton close = new JButton("Close");
    close.setName("dialog.cancel");
    close.addActionListener(e -> dialog.dispose());
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setFillsViewportHeight(true);
    fingerprint.putClientProperty("FlatLaf.styleClass", "monospaced");
    Prose note = new Prose("plugins.note", "Plyscope.muted");
    note.setText(
        "Plugins run with your rights: install only what you trust. A jar can also be"
            + " dropped on the window.");
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets dialog, wrap", "[grow, fill, 0::]", "[][grow, fill][][]para[]"));
    content.add(note, "width 0:100%:");
    content.add(new JScrollPane(table));
    content.add(problem, "width 0:100%:");
    content.add(fingerprint, "width 0:100:");
    content.add(installButton, "split 3, growx 0");
    content.add(removeButton, "growx 0");
    content.add(close, "growx 0, gapleft push");
    dialog.setContentPane(content);
  }
}
