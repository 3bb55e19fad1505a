package org.plyscope.workbench.builtin;

import java.awt.Component;
import java.util.Locale;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.dock.perspective.Perspectives;
import org.plyscope.workbench.theme.Icons;

/** The menu of one view, behind the button at the end of its tabs. */
final class ViewMenu {
  private final Perspectives perspectives;
  private final CommandRegistry commands;

  ViewMenu(Perspectives perspectives, CommandRegistry commands) {
    this.perspectives = perspectives;
    this.commands = commands;
  }

  /** Shows the menu of a view below a button. */
  void show(String id, Component button) {
    JPopupMenu menu = new JPopupMenu();
    menu.setName("menu.view");
    boolean filled = perspectives.filled();
    JMenuItem fill = new JMenuItem(filled ? "Bring the other views back" : "Fill the window");
    fill.setName("menu.view.fill");
    fill.setIcon(Icons.of("fill"));
    fill.addActionListener(e -> perspectives.fill(id));
    menu.add(fill);
    menu.add(item("file.export", "Export…", "export"));
    menu.addSeparator();
    JMenu move = new JMenu("Move to");
    for (Place place : Place.values()) {
      String name = place.name().toLowerCase(Locale.ROOT);
      String shown = place == Place.CENTER ? "the centre" : "the " + name;
      move.add(item("view.move." + id + "." + name, shown, null));
    }
    menu.add(move);
    menu.add(item("view.close." + id, "Close", null));
    menu.show(button, 0, button.getHeight());
  }

  private JMenuItem item(String command, String text, String icon) {
    JMenuItem item = new JMenuItem(text);
    item.setName("menu.view." + command);
    item.setIcon(icon == null ? null : Icons.of(icon));
    item.setEnabled(commands.find(command).filter(commands::enabled).isPresent());
    item.addActionListener(e -> commands.execute(command));
    return item;
  }
}
