package org.plyscope.workbench.position.library;

import java.util.List;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import org.plyscope.api.view.Workspace;
import org.plyscope.workbench.command.BuiltIn;

/** The menu of the list. */
final class PositionMenu {
  private final Workspace workspace;
  private final List<BuiltIn> commands;

  /** Makes menus of the commands of the library. */
  PositionMenu(Workspace workspace, List<BuiltIn> commands) {
    this.workspace = workspace;
    this.commands = commands;
  }

  /**
   * Makes the menu for what is selected now.
   *
   * @param open puts what is selected on the board, or null if nothing is
   */
  JPopupMenu popup(Runnable open) {
    JPopupMenu menu = new JPopupMenu();
    menu.setName("positions.menu");
    JMenuItem first = item("Put on the board", "ENTER");
    first.setEnabled(open != null);
    first.addActionListener(e -> open.run());
    menu.add(first);
    add(menu, "Save position on the board…", LibraryCommands.SAVE, "ctrl B");
    menu.addSeparator();
    add(menu, "Rename…", LibraryCommands.RENAME, "F2");
    add(menu, "Tags…", LibraryCommands.TAGS, "");
    add(menu, "Delete", LibraryCommands.DELETE, "DELETE");
    menu.addSeparator();
    add(menu, "Undo", LibraryCommands.UNDO, "ctrl Z");
    add(menu, "Redo", LibraryCommands.REDO, "ctrl Y");
    menu.addSeparator();
    add(menu, "Import…", LibraryCommands.IMPORT, "");
    add(menu, "Export…", LibraryCommands.EXPORT, "");
    return menu;
  }

  private void add(JPopupMenu menu, String title, String command, String key) {
    JMenuItem item = item(title, key);
    item.setName("positions.menu." + command);
    item.setEnabled(
        commands.stream().anyMatch(c -> c.id().equals(command) && c.enabled(workspace)));
    item.addActionListener(e -> workspace.execute(command));
    menu.add(item);
  }

  private static JMenuItem item(String title, String key) {
    JMenuItem item = new JMenuItem(title);
    if (!key.isEmpty()) {
      item.setAccelerator(KeyStroke.getKeyStroke(key));
    }
    return item;
  }
}
