package org.plyscope.view.runs.form;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.option.Option;
import org.plyscope.ui.form.IdentifierText;
import org.plyscope.ui.form.draft.FileText;
import org.plyscope.ui.form.field.OptionFields;
import org.plyscope.ui.table.ExplainedTable;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.wire.keys.ExperimentKeys;

/** The entrants as the experiment writes them, sweeps not expanded. */
final class AgentTable extends ExplainedTable {
  private transient List<List<String>> rows = List.of();

  AgentTable() {
    super(
        new Column("Name", "Name in tables and charts; {depth} stands for a value of a sweep"),
        new Column("Agent", "The agent or preset"),
        new Column("Limits and options", "Differences from the defaults"));
  }

  void show(Draft draft) {
    int before = getRowCount();
    FileText text = draft.source("agents");
    rows = text.agents().stream().map(name -> row(draft, text, name)).toList();
    changed(before);
  }

  private static List<String> row(Draft draft, FileText text, String name) {
    Optional<InstalledAgent> agent = draft.agent("agents", name);
    return List.of(
        name,
        agent.map(InstalledAgent::name).orElseGet(() -> text.use(name)),
        settings(draft, text, name, agent));
  }

  /** Writes limits and options by the names that the fields have. */
  private static String settings(
      Draft draft, FileText text, String name, Optional<InstalledAgent> agent) {
    Map<String, String> fields = text.fields("agents", name);
    fields.remove("use");
    Stream<String> shown =
        fields.entrySet().stream()
            .map(field -> setting(draft, agent, field.getKey(), field.getValue()));
    return shown.collect(Collectors.joining(" · "));
  }

  private static String setting(
      Draft draft, Optional<InstalledAgent> agent, String key, String value) {
    Optional<Option<?>> option =
        agent.stream()
            .flatMap(a -> a.values().options().stream())
            .filter(o -> o.id().equals(key) && !ExperimentKeys.LIMITS.ids().contains(key))
            .<Option<?>>map(o -> o)
            .findFirst();
    if (option.isEmpty()) {
      return ExperimentKeys.LIMITS
              .find(key)
              .map(k -> k.label())
              .orElseGet(() -> IdentifierText.of(key))
          + " "
          + value;
    }
    return option.get().label() + " " + OptionFields.shown(draft, option.get(), value);
  }

  List<String> names() {
    return rows.stream().map(row -> row.get(0)).toList();
  }

  @Override
  public int getRowCount() {
    return rows == null ? 0 : rows.size();
  }

  @Override
  public Object getValueAt(int row, int column) {
    return rows.get(row).get(column);
  }
}
