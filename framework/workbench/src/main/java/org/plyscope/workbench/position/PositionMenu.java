package org.plyscope.workbench.position;

import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import org.plyscope.api.view.Workspace;

/** The menu of the list. */
final class PositionMenu {
  private final Workspace workspace;

  PositionMenu(Workspace workspace) {
    this.workspace = workspace;
  }

  /** Makes the menu for what is selected now. */
  JPopupMenu popup() {
    JPopupMenu menu = new JPopupMenu();
    menu.setName("positions.menu");
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
    JMenuItem item = new JMenuItem(title);
    item.setName("positions.menu." + command);
    if (!key.isEmpty()) {
      item.setAccelerator(KeyStroke.getKeyStroke(key));
    }
    item.addActionListener(e -> workspace.execute(command));
    menu.add(item);
  }
}
