package org.plyscope.view.tuning.form;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.ui.form.AgentMenu;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.form.draft.FileText;

/** A list of opponents, to which agents are added by name. */
public final class OpponentList extends JPanel {
  private static final int ROWS = 4;

  private final FileDraft draft;
  private final String key;
  private final JList<String> list = new JList<>();
  private final JButton remove = new JButton("Remove");

  /**
   * Makes an empty list.
   *
   * @param key the key of the file that holds the opponents
   * @param agents returns the agents that can be added
   * @param added adds an agent to a text
   */
  public OpponentList(
      FileDraft draft,
      String key,
      Supplier<List<InstalledAgent>> agents,
      BiFunction<FileText, InstalledAgent, FileText> added) {
    super(new MigLayout("fillx, insets 0, wrap 2", "[grow, fill][]", "[][]push"));
    this.draft = draft;
    this.key = key;
    list.setName(draft.name() + "opponents");
    list.setVisibleRowCount(ROWS);
    JButton add = new JButton("Add agent ▾");
    add.setName(draft.name() + "add-agent");
    add.addActionListener(
        e ->
            AgentMenu.of(
                    draft.name() + "add.",
                    agents.get(),
                    agent -> draft.edit(key, text -> added.apply(text, agent)))
                .show(add, 0, add.getHeight()));
    remove.setName(draft.name() + "remove-agent");
    remove.addActionListener(e -> remove());
    list.addListSelectionListener(e -> remove.setEnabled(!list.isSelectionEmpty()));
    add(new JScrollPane(list), "spany 2, width 0:100%:");
    add(add, "growx");
    add(remove, "growx");
    remove.setEnabled(false);
  }

  private void remove() {
    List<String> rest = new ArrayList<>(draft.readable().texts(key));
    int[] rows = list.getSelectedIndices();
    for (int i = rows.length - 1; i >= 0; i--) {
      rest.remove(rows[i]);
    }
    draft.edit(key, text -> text.withValue(rest, key));
  }

  /** Shows opponents by their names. */
  public void show(List<String> opponents, UnaryOperator<String> name) {
    list.setListData(opponents.stream().map(name).toArray(String[]::new));
  }
}
