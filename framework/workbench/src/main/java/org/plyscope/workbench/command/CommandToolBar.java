package org.plyscope.workbench.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JToolBar;
import javax.swing.SwingUtilities;
import org.plyscope.api.window.Command;
import org.plyscope.workbench.theme.Icons;

/** The tool bar: the commands that ask to be on it, in the order of the menus, a gap per menu. */
public final class CommandToolBar {
  private final CommandRegistry registry;
  private final JComponent end;
  private final JToolBar bar = new JToolBar();
  private final Map<String, JButton> buttons = new LinkedHashMap<>();
  private List<Command> shown = List.of();
  private boolean rebuilding;

  /**
   * Makes a bar for the commands of a registry and follows it.
   *
   * @param end stands at the right end
   */
  public CommandToolBar(CommandRegistry registry, JComponent end) {
    this.registry = registry;
    this.end = end;
    bar.setName("tool.bar");
    bar.setFloatable(false);
    registry.onChange(this::changed);
    rebuild();
  }

  /** Returns the bar. */
  public JToolBar bar() {
    return bar;
  }

  /** Commands may come one by one, so that only the last of many changes counts. */
  private void changed() {
    refresh();
    if (!rebuilding && !wanted().equals(shown)) {
      rebuilding = true;
      SwingUtilities.invokeLater(
          () -> {
            rebuilding = false;
            rebuild();
          });
    }
  }

  private List<Command> wanted() {
    return registry.all().stream().filter(Command::onToolBar).sorted(MenuOrder.COMMANDS).toList();
  }

  private void rebuild() {
    shown = wanted();
    bar.removeAll();
    buttons.clear();
    String menu = "";
    for (Command command : shown) {
      if (!menu.isEmpty() && !menu.equals(MenuOrder.menu(command))) {
        bar.addSeparator();
      }
      menu = MenuOrder.menu(command);
      bar.add(button(command));
    }
    bar.add(Box.createHorizontalGlue());
    bar.add(end);
    bar.revalidate();
    bar.repaint();
    refresh();
  }

  private JButton button(Command command) {
    String id = command.id();
    JButton button = new JButton(Icons.of(command.icon()));
    if (command.icon().isNone()) {
      button.setText(command.title());
    }
    button.setName("tool." + id);
    button.setToolTipText(Keys.tip(command));
    button.getAccessibleContext().setAccessibleName(command.title());
    button.setFocusable(false);
    button.addActionListener(e -> registry.execute(id));
    buttons.put(id, button);
    return button;
  }

  private void refresh() {
    buttons.forEach(
        (id, button) -> button.setEnabled(registry.find(id).map(registry::enabled).orElse(false)));
  }
}
