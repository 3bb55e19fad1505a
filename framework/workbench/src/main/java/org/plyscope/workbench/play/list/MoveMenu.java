package org.plyscope.workbench.play.list;

import java.awt.Component;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.workbench.play.control.PlayControl;

/** The context menu of a move. */
public final class MoveMenu {
  private final PlayControl control;

  public MoveMenu(PlayControl control) {
    this.control = control;
  }

  void show(Component above, int x, int y, GameTree tree, GameNode node) {
    JPopupMenu menu = new JPopupMenu();
    menu.setName("game.menu");
    add(menu, "game.menu.go", "Go to " + MoveDescription.brief(node), true, () -> control.go(node));
    menu.addSeparator();
    boolean main = tree.mainLine().contains(node);
    add(menu, "game.menu.promote", "Promote variation", !main, () -> control.promote(node));
    add(menu, "game.menu.delete", "Delete from here", true, () -> control.delete(node));
    menu.show(above, x, y);
  }

  private static void add(
      JPopupMenu menu, String name, String text, boolean enabled, Runnable action) {
    JMenuItem item = new JMenuItem(text);
    item.setName(name);
    item.setEnabled(enabled);
    item.addActionListener(e -> action.run());
    menu.add(item);
  }
}
