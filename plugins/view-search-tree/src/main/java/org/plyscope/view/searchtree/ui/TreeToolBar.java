package org.plyscope.view.searchtree.ui;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import javax.swing.JToolBar;
import org.plyscope.ui.text.Numbers;
import org.plyscope.view.searchtree.layout.TreeLayout;
import org.plyscope.view.searchtree.model.Filter;
import org.plyscope.view.searchtree.model.Iterations;
import org.plyscope.view.searchtree.paint.ColourBy;

/** Chooses what is shown of a tree, and how. */
final class TreeToolBar extends JToolBar {
  private final TreeSession session;
  private final JComboBox<TreeLayout> layout = new JComboBox<>(TreeLayout.values());
  private final JComboBox<ColourBy> colour = new JComboBox<>(ColourBy.values());
  private final JComboBox<String> iteration = new JComboBox<>();
  private final JButton filter = new JButton("Filter");
  private final JTextField find = new JTextField(10);
  private Iterations listed;
  private boolean showing;

  /**
   * Makes the bar.
   *
   * @param chooseIteration takes the iteration the user wants to see
   * @param findMove takes the text of a move to find
   */
  TreeToolBar(
      TreeSession session,
      TreeCanvas canvas,
      IntConsumer chooseIteration,
      Consumer<String> findMove) {
    this.session = session;
    setFloatable(false);
    setName("tree.toolbar");
    choice(layout, "tree.layout", "How the tree is arranged");
    choice(colour, "tree.colour", "What the colour of a node says");
    choice(iteration, "tree.iteration", "Which iteration of deepening is shown");
    layout.addActionListener(
        e -> {
          if (!showing) {
            canvas.layout((TreeLayout) layout.getSelectedItem());
          }
        });
    colour.addActionListener(
        e -> {
          if (!showing) {
            session.colourBy((ColourBy) colour.getSelectedItem());
          }
        });
    iteration.addActionListener(
        e -> {
          if (!showing && iteration.getSelectedIndex() >= 0) {
            chooseIteration.accept(iteration.getSelectedIndex());
          }
        });
    filter.setName("tree.filterButton");
    filter.setToolTipText("Show only some nodes");
    filter.addActionListener(e -> openFilter());
    JButton fit = new JButton(LineIcon.FIT);
    fit.setName("tree.fit");
    fit.setToolTipText("Show the whole tree (F)");
    fit.addActionListener(e -> canvas.fit());
    find.setName("tree.find");
    find.putClientProperty("JTextField.placeholderText", "Find a move  /");
    find.setToolTipText("Type a move and press Enter to go to the next node it leads to");
    find.addActionListener(e -> findMove.accept(find.getText()));
    find.setMaximumSize(find.getPreferredSize());
    add(layout);
    add(new JLabel("  Colour "));
    add(colour);
    add(iteration);
    add(filter);
    add(fit);
    add(Box.createHorizontalGlue());
    add(find);
    session.onChange(this::changed);
  }

  private static void choice(JComboBox<?> box, String name, String tip) {
    box.setName(name);
    box.setToolTipText(tip);
    box.setMaximumSize(box.getPreferredSize());
  }

  /** Lets the user write a move to find. */
  void askForMove() {
    find.requestFocusInWindow();
    find.selectAll();
  }

  private void changed() {
    if (!session.loaded()) {
      listed = null;
      return;
    }
    showing = true;
    layout.setSelectedItem(session.layout());
    colour.setSelectedItem(session.colourBy());
    listIterations();
    iteration.setSelectedIndex(session.all().iteration());
    showing = false;
    filter.setText(
        session.filter().all()
            ? "Filter"
            : "Filter: " + Numbers.count(session.shown().count()) + " nodes");
  }

  private void listIterations() {
    Iterations current = session.all().iterations();
    if (current != listed) {
      listed = current;
      iteration.removeAllItems();
      for (int i = 0; i < current.count(); i++) {
        iteration.addItem(current.label(i));
      }
      iteration.setVisible(current.count() > 1);
      iteration.setMaximumSize(iteration.getPreferredSize());
    }
  }

  private void openFilter() {
    if (session.loaded()) {
      JPopupMenu menu = new JPopupMenu();
      JComponent panel =
          new FilterPanel(session.filter(), session.tree().height(0), this::applyFilter);
      menu.add(panel);
      menu.show(filter, 0, filter.getHeight());
    }
  }

  private void applyFilter(Filter wanted) {
    session.filter(wanted);
  }
}
