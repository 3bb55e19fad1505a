package org.plyscope.workbench.dialog;

import java.awt.Component;
import java.awt.Dialog;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.WindowConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginManager;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.theme.Icons;

/** Lists the plugins with their problems, installs and removes. */
public final class PluginsDialog {
  private final PluginManager manager;
  private final Folders folders;
  private final Actions actions;
  private final JDialog dialog;
  private final PluginTable plugins = new PluginTable();
  private final JTable table = new JTable(plugins);
  private final Prose problem = new Prose("plugins.problem", "Label.foreground");
  private final Prose outcome = new Prose("plugins.outcome", "Label.foreground");
  private final Prose about = new Prose("plugins.about", "Plyscope.muted");
  private final JLabel fingerprint = new JLabel(" ");
  private final JButton removeButton = new JButton("Remove");
  private final JButton switchButton = new JButton("Disable");
  private final JButton reportButton = new JButton("Report…");
  private final JTextField filter = new JTextField();
  private Registration listener;

  /** The actions of the buttons. */
  public interface Actions {
    /** Installs a jar in the background and reports the result to the dialog. */
    void install(Path jar);

    /** Removes a plugin in the background. */
    void remove(Plugin plugin);

    /** Disables a plugin that runs, or enables one that is disabled, in the background. */
    void setEnabled(Plugin plugin, boolean enabled);

    /** Shows a report about a plugin. */
    void report(Plugin plugin);
  }

  /**
   * Makes the dialog.
   *
   * @param folders knows the folder in which jars were found last
   */
  public PluginsDialog(Window owner, PluginManager manager, Folders folders, Actions actions) {
    this.manager = manager;
    this.folders = folders;
    this.actions = actions;
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

  /** Shows the dialog until the user closes it, and selects a plugin if it is there. */
  public void show(String symbolicName) {
    if (listener == null) {
      listener = manager.onChange(() -> SwingUtilities.invokeLater(this::refresh));
      Theme.fit(dialog, "dialog");
      dialog.setLocationRelativeTo(dialog.getOwner());
    }
    refresh();
    select(symbolicName);
    dialog.setVisible(true);
    dialog.toFront();
  }

  /** Returns whether the user sees the dialog. */
  public boolean showing() {
    return dialog.isShowing();
  }

  /** Shows why a jar could not be installed. */
  public void failed(String sentence) {
    outcome.setForeground(UIManager.getColor("Plyscope.error"));
    outcome.setText(sentence);
  }

  /** Shows the installed plugin, and selects it. */
  public void installed(Installation done) {
    outcome.setForeground(UIManager.getColor("Label.foreground"));
    outcome.setText(done.summary());
    refresh();
    select(done.plugin().symbolicName());
  }

  private void select(String symbolicName) {
    int row = plugins.row(symbolicName);
    if (row >= 0) {
      table.setRowSelectionInterval(row, row);
      table.scrollRectToVisible(table.getCellRect(row, 0, true));
    }
  }

  private void refresh() {
    int row = table.getSelectedRow();
    String name = row < 0 ? "" : plugins.plugin(row).symbolicName();
    plugins.show(manager.plugins().stream().filter(this::matches).toList());
    int again = Math.max(0, plugins.row(name));
    if (plugins.getRowCount() > 0) {
      table.setRowSelectionInterval(again, again);
    }
    showSelected();
  }

  private boolean matches(Plugin plugin) {
    String all =
        "%s %s %s %s %s"
            .formatted(
                plugin.name(),
                plugin.symbolicName(),
                plugin.about().vendor(),
                plugin.about().description(),
                String.join(" ", plugin.offers()))
            .toLowerCase(Locale.ROOT);
    return Stream.of(filter.getText().toLowerCase(Locale.ROOT).split("\\s+", -1))
        .allMatch(all::contains);
  }

  private void showSelected() {
    int row = table.getSelectedRow();
    if (row < 0) {
      problem.setText(
          filter.getText().isBlank() ? "No plugin is installed." : "No plugin matches.");
      fingerprint.setText(" ");
      about.setText("");
      removeButton.setEnabled(false);
      switchButton.setEnabled(false);
      reportButton.setEnabled(false);
      return;
    }
    Plugin plugin = plugins.plugin(row);
    problem.setText(story(plugin));
    fingerprint.setText(plugin.sha256().isEmpty() ? " " : "SHA-256 " + plugin.sha256());
    about.setText(about(plugin));
    removeButton.setEnabled(!plugin.shipped());
    switchButton.setText(plugin.state() == Plugin.State.DISABLED ? "Enable" : "Disable");
    switchButton.setEnabled(true);
    reportButton.setEnabled(true);
  }

  private static String story(Plugin plugin) {
    if (!plugin.problem().isEmpty()) {
      return plugin.problem();
    }
    return plugin.offers().isEmpty()
        ? "This plugin works."
        : "This plugin works and adds " + String.join(", ", plugin.offers()) + ".";
  }

  /** Describes a plugin as its manifest does. */
  private static String about(Plugin plugin) {
    List<String> facts = new ArrayList<>();
    facts.add(plugin.symbolicName());
    if (!plugin.about().vendor().isEmpty()) {
      facts.add("by " + plugin.about().vendor());
    }
    if (!plugin.about().licence().isEmpty()) {
      facts.add("licence " + plugin.about().licence());
    }
    if (plugin.size() > 0) {
      facts.add((plugin.size() + 1023) / 1024 + " KB");
    }
    if (!plugin.about().link().isEmpty()) {
      facts.add(plugin.about().link());
    }
    String description = plugin.about().description();
    return (description.isEmpty() ? "" : description.replaceFirst("\\.?$", ". "))
        + String.join(" · ", facts);
  }

  private void choose() {
    outcome.setText("");
    JarChooser.ask(dialog, folders).ifPresent(actions::install);
  }

  private Plugin selected() {
    return plugins.plugin(table.getSelectedRow());
  }

  /** Lets the states that want attention stand out. */
  private final class StateRenderer extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable owner, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(owner, value, selected, focused, row, column);
      if (!selected) {
        boolean troubled = plugins.plugin(row).troubled();
        setForeground(troubled ? UIManager.getColor("Plyscope.error") : owner.getForeground());
      }
      return this;
    }
  }

  private void stopListening() {
    if (listener != null) {
      listener.close();
      listener = null;
    }
  }

  private void name() {
    table.setName("plugins.table");
    fingerprint.setName("plugins.sha256");
    removeButton.setName("plugins.remove");
    reportButton.setName("plugins.report");
    switchButton.setName("plugins.switch");
    filter.setName("plugins.filter");
    filter.putClientProperty("JTextField.placeholderText", "Filter by name, vendor or content");
    filter.putClientProperty("JTextField.showClearButton", true);
    filter.getAccessibleContext().setAccessibleName("Filter of plugins");
  }

  private void fill() {
    JButton installButton = new JButton("Install…", Icons.of("open"));
    installButton.setName("plugins.install");
    installButton.addActionListener(e -> choose());
    removeButton.addActionListener(e -> actions.remove(selected()));
    switchButton.addActionListener(
        e -> actions.setEnabled(selected(), selected().state() == Plugin.State.DISABLED));
    Fields.onEdit(filter, this::refresh);
    reportButton.addActionListener(e -> actions.report(selected()));
    JButton close = new JButton("Close");
    close.setName("dialog.cancel");
    close.addActionListener(e -> dialog.dispose());
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setFillsViewportHeight(true);
    table.getColumnModel().getColumn(PluginTable.STATE).setCellRenderer(new StateRenderer());
    fingerprint.putClientProperty("FlatLaf.styleClass", "monospaced");
    Prose note = new Prose("plugins.note", "Plyscope.muted");
    note.setText(
        "Plugins run with your rights: install only what you trust. A jar can also be"
            + " dropped on the window.");
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets dialog, wrap",
                "[grow, fill, 0::]",
                "[][][grow, fill][][][][]para[]"));
    content.add(note, "width 0:100%:");
    content.add(filter);
    content.add(new JScrollPane(table));
    content.add(problem, "width 0:100%:");
    content.add(about, "width 0:100%:");
    content.add(fingerprint, "width 0:100:");
    content.add(outcome, "width 0:100%:, hidemode 3");
    content.add(installButton, "split 5, growx 0");
    content.add(switchButton, "growx 0");
    content.add(removeButton, "growx 0");
    content.add(reportButton, "growx 0");
    content.add(close, "growx 0, gapleft push");
    dialog.setContentPane(content);
  }

  /** The plugins as rows. */
  private static final class PluginTable extends AbstractTableModel {
    /** The column with the state of a plugin. */
    static final int STATE = 2;

    private static final List<String> COLUMNS = List.of("Plugin", "Version", "State", "Source");

    private List<Plugin> plugins = List.of();

    void show(List<Plugin> newPlugins) {
      plugins = List.copyOf(newPlugins);
      fireTableDataChanged();
    }

    Plugin plugin(int row) {
      return plugins.get(row);
    }

    /** Returns the row of a plugin, or -1. */
    int row(String symbolicName) {
      for (int i = 0; i < plugins.size(); i++) {
        if (plugins.get(i).symbolicName().equals(symbolicName)) {
          return i;
        }
      }
      return -1;
    }

    @Override
    public int getRowCount() {
      return plugins.size();
    }

    @Override
    public int getColumnCount() {
      return COLUMNS.size();
    }

    @Override
    public String getColumnName(int column) {
      return COLUMNS.get(column);
    }

    @Override
    public Object getValueAt(int row, int column) {
      Plugin plugin = plugins.get(row);
      return switch (column) {
        case 0 -> plugin.name();
        case 1 -> plugin.version();
        case STATE -> plugin.state().name().toLowerCase(Locale.ROOT);
        default -> plugin.shipped() ? "Plyscope" : "installed by you";
      };
    }
  }
}
