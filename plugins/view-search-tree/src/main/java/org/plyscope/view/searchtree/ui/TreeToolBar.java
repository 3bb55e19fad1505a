package org.plyscope.view.searchtree.ui;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.JToolBar;
import javax.swing.SwingUtilities;
import javax.swing.event.PopupMenuEvent;
import javax.swing.event.PopupMenuListener;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.ui.text.NumberText;
import org.plyscope.view.searchtree.colour.ColourBy;
import org.plyscope.view.searchtree.layout.TreeLayout;
import org.plyscope.view.searchtree.model.Filter;
import org.plyscope.view.searchtree.model.Iterations;
import org.plyscope.view.searchtree.paint.LineIcon;

/** Chooses the visible part of a tree and its look. */
final class TreeToolBar extends JToolBar {
  private final TreeSession session;
  private final JComboBox<TreeLayout> layout = new JComboBox<>(TreeLayout.values());
  private final JComboBox<ColourBy> colour = new JComboBox<>(ColourBy.values());
  private final JComboBox<String> iteration = new JComboBox<>();
  private final JComboBox<Wanted> filter = new JComboBox<>(Wanted.values());
  private final JToggleButton node = new JToggleButton("Node");
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
    choice(colour, "tree.colour", "The meaning of the colour of a node");
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
    choice(filter, "tree.show", "Which nodes are shown");
    filter.addActionListener(
        e -> {
          if (!showing && filter.getSelectedItem() != null) {
            filter((Wanted) filter.getSelectedItem());
          }
        });
    node.setName("tree.showNode");
    node.setToolTipText("Show the facts of the selected node beside the tree");
    JButton fit = new JButton(LineIcon.FIT);
    fit.setName("tree.fit");
    fit.setToolTipText("Show the whole tree (F)");
    fit.addActionListener(e -> canvas.fit());
    // Keys such as F mean the tree after a click on its bar, not the field that had the focus.
    fit.addActionListener(e -> canvas.requestFocusInWindow());
    node.addActionListener(e -> canvas.requestFocusInWindow());
    for (JComboBox<?> box : List.of(layout, colour, iteration, filter)) {
      box.addPopupMenuListener(new Leaving(canvas));
    }
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
    add(node);
    session.onChange(this::changed);
  }

  /** Shows whether the facts of a node are visible, and reports when the user changes that. */
  void showsNode(boolean shown, Consumer<Boolean> change) {
    node.setSelected(shown);
    node.addActionListener(e -> change.accept(node.isSelected()));
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
    filter.setSelectedItem(Wanted.of(session.filter()));
    filter.setToolTipText(
        session.filter().all()
            ? "Which nodes are shown"
            : NumberText.count(session.shown().count()) + " nodes and those above them are shown");
    showing = false;
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

  private void filter(Wanted wanted) {
    if (!session.loaded()) {
      return;
    }
    if (wanted.filter().isPresent()) {
      session.filter(wanted.filter().get());
      return;
    }
    JPopupMenu menu = new JPopupMenu();
    menu.add(new FilterPanel(session.filter(), session.tree().height(0), session::filter));
    // Until something is chosen in it, the box shows the current state.
    changed();
    SwingUtilities.invokeLater(() -> menu.show(filter, 0, filter.getHeight()));
  }

  /** Gives the focus to the tree once a list of choices has closed. */
  private record Leaving(TreeCanvas canvas) implements PopupMenuListener {
    @Override
    public void popupMenuWillBecomeVisible(PopupMenuEvent event) {
      // The list itself takes the keys while it is open.
    }

    @Override
    public void popupMenuWillBecomeInvisible(PopupMenuEvent event) {
      SwingUtilities.invokeLater(canvas::requestFocusInWindow);
    }

    @Override
    public void popupMenuCanceled(PopupMenuEvent event) {
      // It becomes invisible, too.
    }
  }

  /** The usual filters of a tree, each one choice away. */
  private enum Wanted {
    /** Everything. */
    ALL("All nodes"),
    /** Where a bound was met. */
    CUTS("Only cuts"),
    /** Where a position was judged. */
    LEAVES("Only leaves"),
    /** The nodes that the table settled. */
    TABLE("Only table hits"),
    /** Anything else, to be entered in a form. */
    OTHER("Filter…");

    private final String title;

    Wanted(String title) {
      this.title = title;
    }

    private static Optional<Filter> only(NodeEnd first, NodeEnd... others) {
      return Optional.of(
          new Filter(
              Integer.MAX_VALUE,
              Double.NEGATIVE_INFINITY,
              Double.POSITIVE_INFINITY,
              EnumSet.of(first, others)));
    }

    /** Finds the choice that gives a filter. */
    static Wanted of(Filter filter) {
      for (Wanted wanted : values()) {
        if (wanted.filter().filter(filter::equals).isPresent()) {
          return wanted;
        }
      }
      return OTHER;
    }

    /** Returns the filter; empty for the one that is entered in a form. */
    Optional<Filter> filter() {
      return switch (this) {
        case ALL -> Optional.of(Filter.ALL);
        case CUTS -> only(NodeEnd.CUTOFF);
        case LEAVES -> only(NodeEnd.LEAF, NodeEnd.TERMINAL);
        case TABLE -> only(NodeEnd.TABLE);
        case OTHER -> Optional.empty();
      };
    }

    @Override
    public String toString() {
      return title;
    }
  }
}
