package org.plyscope.view.compare.table;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Subject;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.view.compare.model.PositionSet;

/** Shows which positions are compared, and lets the user tick others. */
final class PositionButton extends JButton {
  private final transient Supplier<PositionSet> positions;
  private final transient Supplier<List<Subject>> mine;
  private final transient Consumer<String> complaints;
  private final transient Runnable whenChanged;
  private JCheckBoxMenuItem board = new JCheckBoxMenuItem();

  /**
   * Makes a button.
   *
   * @param positions which positions are chosen
   * @param mine the positions that the user has saved
   * @param whenChanged runs when others are chosen
   */
  PositionButton(
      Supplier<PositionSet> positions,
      Supplier<List<Subject>> mine,
      Consumer<String> complaints,
      Runnable whenChanged) {
    this.positions = positions;
    this.mine = mine;
    this.complaints = complaints;
    this.whenChanged = whenChanged;
    setName("compare.positions");
    setToolTipText("The positions that every configuration searches");
    addActionListener(e -> menu().show(this, 0, getHeight()));
    refresh();
  }

  /** Shows which positions are chosen now. */
  void refresh() {
    setText(positions.get().title() + " ▾");
  }

  private JPopupMenu menu() {
    PositionSet set = positions.get();
    set.mine(mine.get());
    JPopupMenu menu = new JPopupMenu();
    board = tick(PositionSet.BOARD, set.board());
    board.addActionListener(e -> change(() -> set.board(board.isSelected())));
    menu.add(board);
    section(menu, "", set.named());
    section(menu, "My positions", set.mine());
    section(menu, "From a file or the clipboard", set.others());
    menu.addSeparator();
    menu.add(item("Only the position on the board", set::onlyBoard));
    if (set.named().size() > 1) {
      menu.add(item("All " + set.named().size() + " test positions", () -> set.only(set.named())));
    }
    if (set.mine().size() > 1) {
      menu.add(item("All " + set.mine().size() + " of my positions", () -> set.only(set.mine())));
    }
    menu.add(item("Add from the clipboard, one position per line", this::paste));
    return menu;
  }

  private void section(JPopupMenu menu, String title, List<Subject> subjects) {
    if (subjects.isEmpty()) {
      return;
    }
    menu.addSeparator();
    if (!title.isEmpty()) {
      JLabel label = new JLabel("   " + title);
      label.putClientProperty("FlatLaf.styleClass", "small");
      label.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
      menu.add(label);
    }
    PositionSet set = positions.get();
    for (Subject subject : subjects) {
      JCheckBoxMenuItem item = tick(subject.name(), set.chosen(subject));
      item.addActionListener(e -> change(() -> take(set, subject, item.isSelected())));
      menu.add(item);
    }
  }

  /** A first position of its own takes the place of the one on the board. */
  private static void take(PositionSet set, Subject subject, boolean in) {
    boolean only = in && set.onlyBoardChosen();
    set.choose(subject, in);
    if (only) {
      set.board(false);
    }
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
    board.setSelected(positions.get().board());
    refresh();
    whenChanged.run();
  }

  private void paste() {
    TextClipboard.SYSTEM
        .text()
        .ifPresentOrElse(
            positions.get()::add,
            () ->
                complaints.accept(
                    "There is no text on the clipboard; copy one position per line."));
  }
}
