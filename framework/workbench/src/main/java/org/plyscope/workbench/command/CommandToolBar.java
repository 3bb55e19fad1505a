package org.plyscope.workbench.command;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JToolBar;
import org.plyscope.api.view.Command;
import org.plyscope.workbench.theme.Icons;

/** The tool bar: the built-in commands that ask to be on it, in order, with a gap per menu. */
public final class CommandToolBar {
  private final CommandRegistry registry;
  private final JToolBar bar = new JToolBar();
  private final Map<BuiltIn, JButton> buttons = new LinkedHashMap<>();

  /** Makes a bar from the commands that are there now; they stay. */
  public CommandToolBar(CommandRegistry registry) {
    this.registry = registry;
    bar.setName("tool.bar");
    bar.setFloatable(false);
    String menu = "";
    for (Command command : registry.all()) {
      if (command instanceof BuiltIn builtIn && builtIn.toolbar()) {
        if (!menu.isEmpty() && !menu.equals(builtIn.menu())) {
          bar.addSeparator();
        }
        menu = builtIn.menu();
        bar.add(button(builtIn));
      }
    }
    bar.add(Box.createHorizontalGlue());
    registry.onChange(this::refresh);
    refresh();
  }

  /** Returns the bar. */
  public JToolBar bar() {
    return bar;
  }

  private JButton button(BuiltIn command) {
    JButton button = new JButton(Icons.of(command.icon()));
    String key = Keys.text(command);
    button.setName("tool." + command.id());
    button.setToolTipText(key.isEmpty() ? command.title() : command.title() + "  (" + key + ")");
    button.setFocusable(false);
    button.addActionListener(e -> registry.execute(command.id()));
    buttons.put(command, button);
    return button;
  }

  private void refresh() {
    buttons.forEach((command, button) -> button.setEnabled(registry.enabled(command)));
  }
}
