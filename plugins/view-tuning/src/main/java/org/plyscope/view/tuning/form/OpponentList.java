package org.plyscope.view.tuning.form;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.ui.form.AgentMenu;

/** A list of opponents, to which agents are added by name. */
public final class OpponentList extends JPanel {
  private static final int ROWS = 4;

  private final DefaultListModel<Opponent> model = new DefaultListModel<>();
  private final JList<Opponent> list = new JList<>(model);
  private final JButton remove = new JButton("Remove");
  private final Runnable edited;

  /**
   * Makes an empty list.
   *
   * @param name the prefix of the names of the controls
   * @param agents returns the agents that can be added
   * @param edited runs after every change
   */
  public OpponentList(String name, Supplier<List<InstalledAgent>> agents, Runnable edited) {
    super(new MigLayout("fillx, insets 0, wrap 2", "[grow, fill][]", "[][]push"));
    this.edited = edited;
    list.setName(name + "opponents");
    list.setVisibleRowCount(ROWS);
    NameRenderer.install(list, Opponent.class, Opponent::name);
    JButton add = new JButton("Add agent ▾");
    add.setName(name + "add-agent");
    add.addActionListener(
        e -> AgentMenu.of(name + "add.", agents.get(), this::add).show(add, 0, add.getHeight()));
    remove.setName(name + "remove-agent");
    remove.addActionListener(e -> remove());
    list.addListSelectionListener(e -> update());
    add(new JScrollPane(list), "spany 2, width 0:100%:");
    add(add, "growx");
    add(remove, "growx");
    update();
  }

  private void update() {
    remove.setEnabled(list.isEnabled() && !list.isSelectionEmpty());
  }

  /** Adds an agent, under another name if its own is taken. */
  public void add(InstalledAgent agent) {
    List<String> taken = all().stream().map(Opponent::name).toList();
    String name = agent.name();
    for (int number = 2; taken.contains(name); number++) {
      name = agent.name() + " " + number;
    }
    model.addElement(Opponent.of(agent, name));
    list.setSelectedIndex(model.size() - 1);
    edited.run();
  }

  private void remove() {
    int[] rows = list.getSelectedIndices();
    IntStream.range(0, rows.length).forEach(i -> model.remove(rows[rows.length - 1 - i]));
    edited.run();
  }

  /** Shows opponents. */
  public void show(List<Opponent> opponents) {
    model.clear();
    opponents.forEach(model::addElement);
  }

  /** Returns the opponents in their order. */
  public List<Opponent> all() {
    return IntStream.range(0, model.size()).mapToObj(model::get).toList();
  }
}
