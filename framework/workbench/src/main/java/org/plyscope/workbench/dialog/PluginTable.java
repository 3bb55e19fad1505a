package org.plyscope.workbench.dialog;

import java.util.List;
import java.util.Locale;
import javax.swing.table.AbstractTableModel;
import org.plyscope.plugins.Plugin;

/** The plugins as rows. */
final class PluginTable extends AbstractTableModel {
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
