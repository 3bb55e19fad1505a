package org.plyscope.view.compare.table;

import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Rules;
import org.plyscope.view.compare.model.PositionSet;

/** Says which positions are compared, and lets the user tick others. */
final class PositionButton extends JButton {
  private final transient Consumer<String> complaints;
  private transient PositionSet set;

  PositionButton(Rules rules, Consumer<String> complaints) {
    this.complaints = complaints;
    setName("compare.positions");
    setToolTipText("The positions that every configuration searches");
    addActionListener(e -> menu().show(this, 0, getHeight()));
    open(rules);
  }

  /** Starts over with other rules. */
  void open(Rules rules) {
    set = new PositionSet(rules);
    refresh();
  }

  PositionSet set() {
    return set;
  }

  private JPopupMenu menu() {
    JPopupMenu menu = new JPopupMenu();
    JCheckBoxMenuItem board = tick(PositionSet.BOARD, set.board());
    board.addActionListener(e -> change(() -> set.board(board.isSelected())));
    menu.add(board);
    List<Subject> others = set.others();
    for (int i = 0; i < others.size(); i++) {
      int which = i;
      JCheckBoxMenuItem item = tick(others.get(i).name(), set.chosen(i));
      item.addActionListener(e -> change(() -> set.choose(which, item.isSelected())));
      menu.add(item);
    }
    menu.addSeparator();
    menu.add(item("Only the position on the board", set::chooseBoard));
    if (!others.isEmpty()) {
      menu.add(item("All " + others.size() + " others", set::chooseOthers));
    }
    menu.add(item("Add from the clipboard, one position per line", this::paste));
    return menu;
  }

  private static JCheckBoxMenuItem tick(String text, boolean on) {
    JCheckBoxMenuItem item = new JCheckBoxMenuItem(text, on);
    // So that several can be ticked at once.
    item.putClientProperty("CheckBoxMenuItem.doNotCloseOnMouseClick", true);
    return item;
  }

  private JMenuItem item(String text, Runnable action) {
    JMenuItem item = new JMenuItem(text);
    item.addActionListener(e -> change(action));
    return item;
  }

  private void change(Runnable action) {
    try {
      action.run();
    } catch (InputException e) {
      complaints.accept(e.getMessage());
    }
    refresh();
  }

  private void paste() {
    try {
      Object text =
          Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
      set.add((String) text);
    } catch (UnsupportedFlavorException | IOException | IllegalStateException e) {
      complaints.accept("There is no text on the clipboard; copy one position per line.");
    }
  }

  private void refresh() {
    setText(set.title() + " ▾");
  }
}
