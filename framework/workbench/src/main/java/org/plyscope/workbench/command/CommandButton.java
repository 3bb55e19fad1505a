package org.plyscope.workbench.command;

import java.util.List;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.plyscope.api.window.Command;
import org.plyscope.workbench.theme.Icons;

/** A button with the commands of one menu, for the view that these commands are about. */
public final class CommandButton extends JButton {
  private final CommandRegistry registry;
  private final String menu;

  /**
   * Makes a button.
   *
   * @param registry knows the commands
   * @param menu the menu as commands name it, for example {@code "Search/Agents"}
   * @param help the subject of the commands
   */
  public CommandButton(CommandRegistry registry, String menu, String help) {
    super(Icons.of("more"));
    this.registry = registry;
    this.menu = menu;
    setToolTipText(help);
    addActionListener(e -> popup().show(this, 0, getHeight()));
  }

  /** Returns the commands as they are now. */
  private JPopupMenu popup() {
    JPopupMenu popup = new JPopupMenu();
    popup.setName("popup." + menu);
    List<Command> commands =
        registry.all().stream()
            .filter(command -> command.menu().equals(menu))
            .sorted(MenuOrder.COMMANDS)
            .toList();
    for (Command command : commands) {
      JMenuItem item = new JMenuItem(command.title(), Icons.of(command.icon()));
      item.setName("popup." + command.id());
      item.setEnabled(registry.enabled(command));
      item.addActionListener(e -> registry.execute(command.id()));
      popup.add(item);
    }
    return popup;
  }
}
