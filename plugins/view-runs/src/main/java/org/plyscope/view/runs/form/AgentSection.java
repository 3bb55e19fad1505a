package org.plyscope.view.runs.form;

import java.awt.Dimension;
import java.awt.event.ActionListener;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.option.Option;
import org.plyscope.ui.form.AgentMenu;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.widget.Heading;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.runs.text.ExperimentText;
import org.plyscope.view.runs.text.SweepText;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;

/** The agents: a list, and the options and limits of the selected one. */
final class AgentSection extends JPanel {
  private static final FileKey USE = ExperimentKeys.AGENT.at("use");
  private static final FileKey ZIP = ExperimentKeys.AGENT.at("zip");

  private static final int ROWS = 6;

  private final Draft draft;
  private final AgentTable model = new AgentTable();
  private final FittedTable table = new FittedTable(model);
  private final JButton copy = button("copy", "Duplicate", e -> copy());
  private final JButton remove = button("remove", "Remove", e -> remove());
  private final Section editor = new Section("");
  private String selected = "";

  /** What the fields of the editor were made for. */
  private List<Object> made = List.of();

  private boolean filling;

  AgentSection(Draft draft) {
    super(new MigLayout("fillx, insets 0 0 unrel 0, wrap", "[grow, fill]", "[][][]rel[]"));
    this.draft = draft;
    table.setName("experiment.agents");
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.limit(16);
    table.getSelectionModel().addListSelectionListener(e -> selectionChanged());
    JScrollPane pane = new JScrollPane(table);
    pane.setPreferredSize(new Dimension(100, table.getRowHeight() * ROWS));
    add(new Heading("Agents"));
    add(new WrapBar(button("add", "Add…", e -> choose()), copy, remove), "width 0:100%:");
    add(pane, "width 0:100%:");
    add(editor, "width 0:100%:");
  }

  private static JButton button(String id, String text, ActionListener action) {
    JButton button = new JButton(text);
    button.setName("experiment.agent-" + id);
    button.addActionListener(action);
    return button;
  }

  /** Offers the agents that can play the game. */
  private void choose() {
    AgentMenu.of("experiment.add.", draft.agents(), agent -> added(agent.id()))
        .show(this, 0, table.getParent().getParent().getY());
  }

  /** Adds an entrant and selects it, so that its options can be set at once. */
  void added(String agent) {
    addedBy(text -> text.withAgent(agent));
  }

  private void addedBy(UnaryOperator<ExperimentText> change) {
    draft.edit(change);
    List<String> names = draft.readable().agents();
    selected = names.isEmpty() ? "" : names.get(names.size() - 1);
    refresh();
  }

  private void copy() {
    String agent = selected;
    addedBy(text -> text.withCopy(agent));
  }

  private void remove() {
    String agent = selected;
    draft.edit(text -> text.withoutAgent(agent));
  }

  private void selectionChanged() {
    int row = table.getSelectedRow();
    if (!filling && row >= 0) {
      selected = model.names().get(table.convertRowIndexToModel(row));
      refresh();
    }
  }

  /** Shows the content of the text. */
  void refresh() {
    filling = true;
    try {
      model.show(draft.readable());
      int row = model.names().indexOf(selected);
      if (row < 0 && !model.names().isEmpty()) {
        row = Math.max(0, Math.min(table.getSelectedRow(), model.names().size() - 1));
        selected = model.names().get(row);
      }
      if (row < 0) {
        selected = "";
        table.clearSelection();
      } else {
        table.setRowSelectionInterval(row, row);
      }
    } finally {
      filling = false;
    }
    copy.setEnabled(!selected.isEmpty());
    remove.setEnabled(!selected.isEmpty());
    rebuild();
    editor.refresh();
  }

  /** Makes the fields of the selected entrant, if it is another or has other options. */
  private void rebuild() {
    Optional<InstalledAgent> agent = draft.agent(selected);
    List<Object> wanted = List.of(selected, agent.map(AgentSection::shown).orElse(List.of()));
    if (made.equals(wanted)) {
      return;
    }
    made = wanted;
    editor.clear();
    if (!selected.isEmpty()) {
      String path = "agents." + selected;
      editor.add(
          "Name",
          FormField.text("agent-name", () -> selected, this::rename)
              .explained("Name of the agent; {depth} stands for a value that is swept over.", ""));
      editor.add(
          USE.label(),
          FormField.choice(
                  path + ".use",
                  draft.agents().stream().map(InstalledAgent::id).toList(),
                  () -> draft.readable().use(selected),
                  use -> set("use", use))
              .explained(USE, "Presets that you keep begin with mine/."));
      for (String limit : ExperimentKeys.LIMITS.ids()) {
        FileKey key = ExperimentKeys.AGENT.at(limit);
        editor.add(key.label(), field(path, limit, List.of()).explained(key, SweepText.HELP));
      }
      agent.ifPresent(a -> a.values().options().forEach(option -> option(path, option, a)));
      editor.add(
          ZIP.label(),
          FormField.text(
                  path + ".zip",
                  () -> draft.readable().list("agents", selected, "zip"),
                  keys -> zip(keys))
              .explained(ZIP, ""));
    }
    editor.end();
    editor.revalidate();
    editor.repaint();
  }

  /** Returns what the fields of an agent depend on. */
  private static List<Object> shown(InstalledAgent agent) {
    return List.of(agent.values(), agent.values().options());
  }

  private void option(String path, Option<?> option, InstalledAgent agent) {
    if (ExperimentKeys.LIMITS.ids().contains(option.id())) {
      return;
    }
    List<String> proposals =
        FormField.withNone(option.partKind().map(draft::parts).orElseGet(() -> option.choices()));
    String value = String.valueOf(agent.values().get(option));
    String standard = value.isEmpty() ? option.emptyMeaning() : value;
    boolean listed = option.kind() != Option.Kind.FILE && proposals.size() > 1;
    editor.add(
        option.label(),
        field(path, option.id(), listed ? proposals : List.of())
            .explained(option.help() + " " + SweepText.HELP, standard));
  }

  private FormField field(String path, String key, List<String> proposals) {
    String place = path + "." + key;
    return proposals.isEmpty()
        ? FormField.text(place, () -> value(key), text -> set(key, text))
        : FormField.choice(place, proposals, () -> value(key), text -> set(key, text));
  }

  private String value(String key) {
    return draft.readable().field("agents", selected, key);
  }

  private void set(String key, String field) {
    String agent = selected;
    draft.edit(
        text -> {
          ExperimentText changed =
              key.equals("use")
                  ? text.withText(field, "agents", agent, key)
                  : text.withSetting(agent, key, field);
          renamed(text, changed);
          return changed;
        });
  }

  private void zip(String keys) {
    String agent = selected;
    draft.edit(text -> text.withList(keys, "agents", agent, "zip"));
  }

  /** Follows the selected entrant when its name changes. */
  private void renamed(ExperimentText before, ExperimentText after) {
    int index = before.agents().indexOf(selected);
    if (index >= 0 && index < after.agents().size()) {
      String now = after.agents().get(index);
      if (!now.equals(selected)) {
        // The fields stay: they belong to the same entrant.
        selected = now;
        made = List.of(selected, made.get(1));
      }
    }
  }

  private void rename(String name) {
    String agent = selected;
    draft.edit(
        text -> {
          ExperimentText changed = text.withName(agent, name);
          renamed(text, changed);
          return changed;
        });
  }

  /** Shows a problem at the field it belongs to; returns whether it is about agents. */
  boolean show(String path, String sentence) {
    boolean mine = path != null && (path.equals("agents") || path.startsWith("agents."));
    Optional<String> agent = mine ? draft.readable().agentAt(path) : Optional.empty();
    if (agent.isPresent() && !agent.get().equals(selected)) {
      editor.say(agent.get() + ": " + sentence);
      return true;
    }
    if (!editor.show(path, sentence) && mine) {
      editor.say(sentence);
    }
    return mine;
  }
}
