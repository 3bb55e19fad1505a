package org.plyscope.view.compare.table;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.table.FilterField;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.compare.model.QuickAdds;
import org.plyscope.view.compare.model.SampleComparisons.Sample;

/** The buttons that change the rows, and the field that finds some of them. */
final class RowBar extends JPanel {
  private final transient CompareView view;
  private final JButton edit = new JButton("Edit…");
  private final JButton duplicate = new JButton("Duplicate");
  private final JButton remove = new JButton("Remove");

  /**
   * Makes the bar.
   *
   * @param filter gets the field with the words that rows are to contain, after every edit
   * @param more further controls at its end
   */
  RowBar(CompareView view, Consumer<FilterField> filter, List<? extends Component> more) {
    super(new MigLayout("insets 0, fillx, hidemode 3", "[grow, fill, 0::][]"));
    this.view = view;
    JButton add = new JButton("Add ▾");
    add.setName("compare.add");
    add.addActionListener(e -> menu().show(add, 0, add.getHeight()));
    button(
        edit,
        "compare.edit",
        "Agent, limits, seed and options of the rows chosen  (Enter)",
        view::edit);
    button(duplicate, "compare.duplicate", "Adds copies of the rows chosen", view::duplicate);
    button(remove, "compare.remove", "Removes the rows chosen  (Delete)", view::remove);
    JButton clear = new JButton("Clear");
    button(clear, "compare.clear", "Removes all rows", view::clear);
    FilterField words = new FilterField("compare.filter", "Find a row");
    words.setToolTipText("Shows only rows in whose name or agent these words occur");
    words.onFilter(() -> filter.accept(words));
    WrapBar bar = new WrapBar(add, edit, duplicate, remove, clear);
    more.forEach(bar::add);
    add(bar, "width 0:100%:");
    add(words, "aligny top, width 110lp!");
  }

  /** Follows how many rows are chosen. */
  void chosen(int count) {
    edit.setEnabled(count > 0);
    duplicate.setEnabled(count > 0);
    remove.setEnabled(count > 0);
    edit.setText(count > 1 ? "Edit " + count + "…" : "Edit…");
  }

  private static void button(JButton button, String name, String help, Runnable action) {
    button.setName(name);
    button.setToolTipText(help);
    button.addActionListener(e -> action.run());
  }

  private JPopupMenu menu() {
    JPopupMenu menu = new JPopupMenu();
    view.agent()
        .ifPresent(agent -> menu.add(item("As in Agents: " + agent.name(), view::addAgent)));
    menu.add(item("Choose an agent…", view::addChosen));
    menu.add(item("Vary an option…", view::vary));
    List<JMenuItem> sets = new ArrayList<>();
    for (QuickAdds.Entry entry : view.sets()) {
      sets.add(item(entry.title(), () -> view.add(entry.configurations())));
    }
    for (Sample sample : view.samples()) {
      sets.add(item("Sample: " + sample.title(), () -> view.add(sample)));
    }
    if (!sets.isEmpty()) {
      menu.addSeparator();
      sets.forEach(menu::add);
    }
    return menu;
  }

  private static JMenuItem item(String text, Runnable action) {
    JMenuItem item = new JMenuItem(text);
    item.addActionListener(e -> action.run());
    return item;
  }
}
