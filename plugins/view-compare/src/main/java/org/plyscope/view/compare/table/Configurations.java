package org.plyscope.view.compare.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.swing.table.AbstractTableModel;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Configuration;

/** The configurations as an editable table. */
final class Configurations extends AbstractTableModel {
  private static final List<String> COLUMNS = List.of("Name", "Agent", "Limits", "Seed");

  private final List<Configuration> rows = new ArrayList<>();
  private final UnaryOperator<String> reader;
  private final Consumer<String> complaints;

  /**
   * Makes an empty table.
   *
   * @param reader returns the text of an agent as the host writes it, or throws
   * @param complaints gets a sentence about what was typed wrongly, an empty string if all is well
   */
  Configurations(UnaryOperator<String> reader, Consumer<String> complaints) {
    this.reader = reader;
    this.complaints = complaints;
  }

  List<Configuration> all() {
    return List.copyOf(rows);
  }

  /** Adds configurations at the end. */
  void add(List<Configuration> more) {
    if (!more.isEmpty()) {
      int first = rows.size();
      rows.addAll(more);
      fireTableRowsInserted(first, rows.size() - 1);
    }
  }

  /** Shows these configurations instead. */
  void replace(List<Configuration> others) {
    rows.clear();
    rows.addAll(others);
    fireTableDataChanged();
  }

  /** Adds a copy of a row below it. */
  void duplicate(int row) {
    Configuration original = rows.get(row);
    rows.add(row + 1, original.withName(original.name() + " (copy)"));
    fireTableRowsInserted(row + 1, row + 1);
  }

  void remove(int row) {
    rows.remove(row);
    fireTableRowsDeleted(row, row);
  }

  /** Returns what is wrong with the agent of a row under the rules of now, or an empty string. */
  String problem(int row) {
    try {
      String unused = reader.apply(rows.get(row).agent());
      return "";
    } catch (InputException e) {
      return e.getMessage();
    }
  }

  @Override
  public int getRowCount() {
    return rows.size();
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
  public boolean isCellEditable(int row, int column) {
    return true;
  }

  @Override
  public Object getValueAt(int row, int column) {
    Configuration configuration = rows.get(row);
    return switch (column) {
      case 0 -> configuration.name();
      case 1 -> configuration.agent();
      case 2 -> configuration.limits().toString();
      default -> Long.toString(configuration.seed());
    };
  }

  /** Takes what was typed; nonsense changes nothing and is explained. */
  @Override
  public void setValueAt(Object value, int row, int column) {
    Configuration old = rows.get(row);
    String text = value.toString().strip();
    try {
      Configuration changed =
          switch (column) {
            case 0 -> old.withName(text.isEmpty() ? old.agent() : text);
            case 1 -> old.withAgent(reader.apply(text));
            case 2 -> old.withLimits(limits(text));
            default -> old.withSeed(seed(text));
          };
      rows.set(row, changed);
      complaints.accept("");
    } catch (InputException e) {
      complaints.accept(e.getMessage());
    }
    fireTableRowsUpdated(row, row);
  }

  private static Limits limits(String text) {
    Limits limits = Limits.parse(text);
    if (limits.equals(Limits.NONE)) {
      throw new InputException("A search needs an end; write for example depth=5 or time=2s.");
    }
    return limits;
  }

  private static long seed(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new InputException("The seed '" + text + "' is not a whole number such as 42.");
    }
  }
}
