package org.plyscope.view.compare.table;

import java.awt.CardLayout;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.table.DefaultTableCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.compare.model.QuickAdds;

/** The table of configurations with what changes it. */
final class ConfigurationPanel extends JPanel {
  private static final int[] WIDTHS = {200, 130, 80, 50};
  private static final int DEPTH = 4;

  private final transient Supplier<List<QuickAdds.Entry>> offers;
  private final transient Supplier<String> firstAgent;
  private final Configurations model;
  private final JTable table;
  private final Prose complaint = new Prose("compare.complaint", "Plyscope.error");
  private final JButton duplicate = new JButton("Duplicate");
  private final JButton remove = new JButton("Remove");
  private final CardLayout cards = new CardLayout();
  private final JPanel deck = new JPanel(cards);

  /**
   * Makes the panel.
   *
   * @param reader reads the text of an agent under the rules of now, or throws
   * @param offers returns sets of configurations that fit the rules of now
   * @param firstAgent returns the text of an agent to start with
   */
  ConfigurationPanel(
      UnaryOperator<String> reader,
      Supplier<List<QuickAdds.Entry>> offers,
      Supplier<String> firstAgent) {
    super(new MigLayout("fill, insets 0, wrap, gapy rel", "[grow, fill]", "[][grow, fill][]"));
    this.offers = offers;
    this.firstAgent = firstAgent;
    model = new Configurations(reader, complaint::setText);
    table = new JTable(model);
    table.setName("compare.configurations");
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setDefaultRenderer(Object.class, new WholeText());
    table.putClientProperty("terminateEditOnFocusLost", true);
    for (int i = 0; i < WIDTHS.length; i++) {
      table.getColumnModel().getColumn(i).setPreferredWidth(WIDTHS[i]);
    }
    table.getSelectionModel().addListSelectionListener(e -> selected());
    model.addTableModelListener(e -> refresh());
    deck.add(empty(), "empty");
    deck.add(new JScrollPane(table), "table");
    add(buttons(), "width 0:100%:");
    add(deck, "width 0:100%:");
    add(complaint, "width 0:100%:");
    refresh();
  }

  /** Returns the configurations, what is being typed included. */
  List<Configuration> configurations() {
    if (table.isEditing()) {
      table.getCellEditor().stopCellEditing();
    }
    return model.all();
  }

  /** Shows other configurations. */
  void show(List<Configuration> configurations) {
    model.replace(configurations);
  }

  /** Checks again, because the rules have changed. */
  void rulesChanged() {
    selected();
  }

  private WrapBar buttons() {
    JButton add = new JButton("Add");
    add.setName("compare.add");
    add.addActionListener(e -> add());
    JButton more = new JButton("Add set…");
    more.setName("compare.add-set");
    more.setToolTipText("Adds several configurations at once");
    more.addActionListener(e -> menu().show(more, 0, more.getHeight()));
    duplicate.setName("compare.duplicate");
    duplicate.addActionListener(e -> model.duplicate(table.getSelectedRow()));
    remove.setName("compare.remove");
    remove.addActionListener(e -> remove());
    return new WrapBar(add, more, duplicate, remove);
  }

  private static EmptyHint empty() {
    return new EmptyHint(
        "compare.empty",
        "Nothing to compare yet",
        "Add configurations, that is agents with options and limits, or a whole set of them; then"
            + " press Run to let all of them search the same positions.");
  }

  private JPopupMenu menu() {
    JPopupMenu menu = new JPopupMenu();
    for (QuickAdds.Entry entry : offers.get()) {
      JMenuItem item = new JMenuItem(entry.title());
      item.addActionListener(e -> model.add(entry.configurations()));
      menu.add(item);
    }
    if (menu.getComponentCount() == 0) {
      JMenuItem none = new JMenuItem("No agent for this game uses move orderings");
      none.setEnabled(false);
      menu.add(none);
    }
    return menu;
  }

  private void add() {
    String agent = firstAgent.get();
    if (agent.isEmpty()) {
      complaint.setText("No installed agent can play this game; install one first.");
      return;
    }
    model.add(List.of(Configuration.of(agent, Limits.depth(DEPTH))));
    int row = model.getRowCount() - 1;
    table.setRowSelectionInterval(row, row);
  }

  private void remove() {
    int row = table.getSelectedRow();
    model.remove(row);
    int next = Math.min(row, model.getRowCount() - 1);
    if (next >= 0) {
      table.setRowSelectionInterval(next, next);
    }
  }

  private void selected() {
    int row = table.getSelectedRow();
    boolean any = row >= 0 && row < model.getRowCount();
    duplicate.setEnabled(any);
    remove.setEnabled(any);
    complaint.setText(any ? model.problem(row) : "");
  }

  /** Tells what does not fit into its cell. */
  private static final class WholeText extends DefaultTableCellRenderer {
    @Override
    protected void setValue(Object value) {
      super.setValue(value);
      setToolTipText(getText());
    }
  }

  private void refresh() {
    cards.show(deck, model.getRowCount() == 0 ? "empty" : "table");
    boolean any = table.getSelectedRow() >= 0 && model.getRowCount() > 0;
    duplicate.setEnabled(any);
    remove.setEnabled(any);
  }
}
