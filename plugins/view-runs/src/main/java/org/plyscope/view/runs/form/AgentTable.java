package org.plyscope.view.runs.form;

import java.util.List;
import org.plyscope.ui.table.ExplainedTable;
import org.plyscope.view.runs.text.ExperimentText;

/** The entrants as the experiment writes them, sweeps not expanded. */
final class AgentTable extends ExplainedTable {
  private transient ExperimentText text;
  private transient List<String> names = List.of();

  AgentTable() {
    super(
        new Column("Name", "Name in tables; {depth} stands for a value of a sweep"),
        new Column("Agent", "The agent and its options"),
        new Column("Options and limits", "Differences from the defaults"));
  }

  void show(ExperimentText now) {
    int before = getRowCount();
    text = now;
    names = now.agents();
    changed(before);
  }

  List<String> names() {
    return names;
  }

  @Override
  public int getRowCount() {
    return names == null ? 0 : names.size();
  }

  @Override
  public Object getValueAt(int row, int column) {
    String name = names.get(row);
    return switch (column) {
      case 0 -> name;
      case 1 -> text.use(name);
      default -> text.settings(name);
    };
  }
}
