package org.plyscope.view.runs.form;

import java.awt.Dimension;
import java.awt.event.ActionListener;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.ui.form.AgentMenu;
import org.plyscope.ui.form.draft.FileText;
import org.plyscope.ui.form.field.AgentFields;
import org.plyscope.ui.form.field.EntryField;
import org.plyscope.ui.form.field.FieldValue;
import org.plyscope.ui.form.field.FormField;
import org.plyscope.ui.form.field.FormProblem;
import org.plyscope.ui.form.field.Section;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.widget.Heading;
import org.plyscope.ui.widget.Keys;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.runs.draft.Draft;

/** The agents: a list, and the options and limits of the selected one. */
final class AgentSection extends JPanel {
  private static final String AGENTS = "agents";
  private static final int ROWS = 6;

  private final Draft draft;
  private final AgentTable model = new AgentTable();
  private final FittedTable table = new FittedTable(model);
  private final JButton add = button("add", "Add agent ▾", e -> choose());
  private final JButton copy = button("copy", "Duplicate", e -> copy());
  private final JButton remove = button("remove", "Remove", e -> remove());
  private final Prose problem = new Prose("experiment.problem", "Plyscope.error");
  private final Section editor;
  private final Section more;
  private String selected = "";

  /** The agent that the fields of the editor were made for. */
  private List<Object> made = List.of();

  private boolean filling;

  AgentSection(Draft draft) {
    super(
        new MigLayout(
            "fillx, insets 0 0 unrel 0, wrap, hidemode 3", "[grow, fill]", "[][][][]rel[][]"));
    this.draft = draft;
    editor = Section.of(draft, "");
    more = Section.folded(draft, "More options");
    table.setName("experiment.agents");
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.limit(24);
    table.getSelectionModel().addListSelectionListener(e -> selectionChanged());
    Keys.bind(table, "DELETE", this::remove);
    JScrollPane pane = new JScrollPane(table);
    pane.setPreferredSize(new Dimension(100, table.getRowHeight() * ROWS));
    problem.setVisible(false);
    add(new Heading("Agents"));
    add(new WrapBar(add, copy, remove), "width 0:100%:");
    add(pane, "width 0:100%:");
    add(problem, "width 0:100%:");
    add(editor, "width 0:100%:");
    add(more, "width 0:100%:");
  }

  private static JButton button(String id, String text, ActionListener action) {
    JButton button = new JButton(text);
    button.setName("experiment.agent-" + id);
    button.addActionListener(action);
    return button;
  }

  /** Offers the agents that can play the game. */
  private void choose() {
    JPopupMenu menu = AgentMenu.of("experiment.add.", draft.agents(), agent -> added(agent.id()));
    menu.show(add, 0, add.getHeight());
  }

  /** Adds an entrant and selects it, so that its options can be set at once. */
  void added(String agent) {
    addedBy(text -> text.withAgent(agent));
  }

  private void addedBy(UnaryOperator<FileText> change) {
    draft.edit(AGENTS, change);
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
    if (!agent.isEmpty()) {
      draft.edit(AGENTS, text -> text.withoutAgent(agent));
    }
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
      model.show(draft);
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
    add.setEnabled(draft.rules().isPresent());
    add.setToolTipText(add.isEnabled() ? null : "Choose a game first.");
    copy.setEnabled(!selected.isEmpty());
    remove.setEnabled(!selected.isEmpty());
    rebuild();
  }

  /** Makes the fields of the selected entrant, if it is another or has other options. */
  private void rebuild() {
    Optional<InstalledAgent> agent = draft.agent(AGENTS, selected);
    List<Object> wanted =
        List.of(
            selected,
            agent.map(AgentSection::shown).orElse(List.of()),
            draft.agents().stream().map(InstalledAgent::id).toList(),
            draft.source("limits").fields("limits", "default"));
    if (made.equals(wanted)) {
      return;
    }
    made = wanted;
    AgentFields fields = new AgentFields(draft, true, this::write, AGENTS, selected);
    boolean any = !selected.isEmpty();
    more.setVisible(any);
    editor.remake(
        () -> {
          if (any) {
            editor.add(name()).add(fields.agent());
            fields.limits(agent).forEach(editor::add);
          }
        });
    more.remake(
        () -> {
          if (any) {
            agent.ifPresent(a -> fields.options(a).forEach(more::add));
            more.add(fields.zip());
          }
        });
    sections().forEach(Section::refresh);
  }

  /** Returns the values that the fields of an agent depend on. */
  private static List<Object> shown(InstalledAgent agent) {
    return List.of(agent.id(), agent.values(), agent.values().options());
  }

  /** Follows the selected entrant when its name changes. */
  private FileText followed(FileText before, FileText after) {
    int index = before.agents().indexOf(selected);
    if (index >= 0 && index < after.agents().size()) {
      selected = after.agents().get(index);
    }
    return after;
  }

  /** Returns the sections with the fields of the selected entrant. */
  List<Section> sections() {
    return List.of(editor, more);
  }

  private FormField name() {
    String entrant = selected;
    FieldValue name =
        new FieldValue(
            draft,
            "agent-name",
            text -> text.agents().contains(entrant) ? entrant : "",
            value -> draft.edit(AGENTS, text -> followed(text, text.withName(entrant, value))));
    return new EntryField("Name", name)
        .explained("Name in tables and charts; {depth} stands for a value that is swept over.", "");
  }

  /** Without an agent an entrant is nothing, so that there is no empty choice. */
  private FileText write(FileText text, String key, String value) {
    FileText after =
        !key.equals("use")
            ? text.withSetting(selected, key, value)
            : value.isEmpty() ? text : text.withText(value, AGENTS, selected, key);
    return followed(text, after);
  }

  /** Shows the first problem of agents that are not selected below the list; returns the others. */
  List<FormProblem> show(List<FormProblem> problems) {
    List<FormProblem> mine = problems.stream().filter(one -> one.isIn(AGENTS)).toList();
    String words = mine.isEmpty() ? "" : words(mine.get(0));
    problem.setText(words);
    problem.setVisible(!words.isEmpty());
    return problems.stream().filter(one -> !mine.contains(one)).toList();
  }

  private String words(FormProblem one) {
    Optional<String> agent = draft.source(AGENTS).agentAt(one.path());
    String words = one.inWords(agent.orElse("Agents"));
    boolean named = agent.isEmpty() || one.sentence().startsWith(" ");
    return named ? words : agent.get() + ": " + words;
  }
}
