package org.plyscope.workbench.command;

import com.formdev.flatlaf.ui.FlatMenuItemRenderer;
import com.formdev.flatlaf.ui.FlatMenuItemUI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.swing.ButtonModel;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.event.MenuEvent;
import javax.swing.event.MenuListener;
import org.plyscope.api.window.Command;
import org.plyscope.workbench.theme.Icons;

/**
 * The menu bar, made of whatever commands there are. An item is grey only while its menu is open: a
 * disabled item would swallow its key, and the registry checks again anyway.
 */
public final class CommandMenus {
  private final CommandRegistry registry;
  private final JMenuBar bar = new JMenuBar();
  private List<Command> shown = List.of();
  private boolean rebuilding;

  /** Makes menus for the commands of a registry and follows it. */
  public CommandMenus(CommandRegistry registry) {
    this.registry = registry;
    bar.setName("menu.bar");
    registry.onChange(this::rebuildSoon);
    rebuild();
  }

  /** Returns the menu bar. */
  public JMenuBar bar() {
    return bar;
  }

  private void rebuildSoon() {
    if (!rebuilding) {
      rebuilding = true;
      SwingUtilities.invokeLater(
          () -> {
            rebuilding = false;
            rebuild();
          });
    }
  }

  private void rebuild() {
    List<Command> commands = registry.all();
    if (commands.equals(shown)) {
      return;
    }
    shown = commands;
    Map<String, List<Command>> byMenu = new LinkedHashMap<>();
    commands.stream()
        .sorted(MenuOrder.COMMANDS)
        .forEach(c -> byMenu.computeIfAbsent(MenuOrder.menu(c), n -> new ArrayList<>()).add(c));
    bar.removeAll();
    byMenu.forEach((name, own) -> bar.add(menu(name, own, 1)));
    bar.revalidate();
    bar.repaint();
  }

  private JMenu menu(String name, List<Command> commands, int level) {
    JMenu menu = new JMenu(name);
    menu.setName("menu." + name);
    if (level == 1) {
      menu.setMnemonic(name.charAt(0));
    }
    Map<Integer, List<Command>> groups = new TreeMap<>();
    commands.forEach(c -> groups.computeIfAbsent(c.group(), g -> new ArrayList<>()).add(c));
    List<JMenuItem> items = new ArrayList<>();
    for (List<Command> group : groups.values()) {
      if (menu.getItemCount() > 0) {
        menu.addSeparator();
      }
      addGroup(menu, group, level, items);
    }
    menu.addMenuListener(new Greying(items));
    return menu;
  }

  private void addGroup(JMenu menu, List<Command> group, int level, List<JMenuItem> items) {
    Map<String, List<Command>> submenus = new LinkedHashMap<>();
    for (Command command : group) {
      String[] path = command.menu().split("/", -1);
      if (path.length > level) {
        submenus.computeIfAbsent(path[level], n -> new ArrayList<>()).add(command);
      } else {
        JMenuItem item = item(command);
        items.add(item);
        menu.add(item);
      }
    }
    submenus.forEach((name, commands) -> menu.add(menu(name, commands, level + 1)));
  }

  private JMenuItem item(Command command) {
    JMenuItem item =
        registry.checked(command).isPresent()
            ? new KeyedItem.Switch(command.title())
            : new KeyedItem(command.title());
    item.setName(command.id());
    Keys.of(command).ifPresent(item::setAccelerator);
    item.setIcon(Icons.of(command.icon()));
    item.setToolTipText(command.description().isEmpty() ? null : command.description());
    String id = command.id();
    item.addActionListener(e -> registry.execute(id));
    return item;
  }

  /** Greys items while their menu is open. */
  private final class Greying implements MenuListener {
    private final List<JMenuItem> items;

    private Greying(List<JMenuItem> items) {
      this.items = items;
    }

    @Override
    public void menuSelected(MenuEvent event) {
      items.forEach(
          i -> i.setEnabled(registry.find(i.getName()).map(registry::enabled).orElse(false)));
      items.stream().filter(i -> i instanceof JCheckBoxMenuItem).forEach(this::tick);
    }

    private void tick(JMenuItem item) {
      item.setSelected(registry.find(item.getName()).flatMap(registry::checked).orElse(false));
    }

    @Override
    public void menuDeselected(MenuEvent event) {
      items.forEach(i -> i.setEnabled(true));
    }

    @Override
    public void menuCanceled(MenuEvent event) {
      menuDeselected(event);
    }
  }

  /** A menu item that writes its key as people do, where Swing would write {@code Ctrl+Comma}. */
  private static final class KeyedItem extends JMenuItem {
    KeyedItem(String title) {
      super(title);
    }

    /** The theme keeps text from being rendered as a page, but not for a look that is set here. */
    @Override
    public void updateUI() {
      putClientProperty("html.disable", true);
      setUI(new KeyedItemUI());
    }

    @Override
    public void doClick(int pressTime) {
      click(this);
    }

    /**
     * Clicks without the pause of 68 ms in which Swing shows a button as pressed. A key clicks the
     * item of its command, so the pause would stop the event thread at every key.
     */
    private static void click(JMenuItem item) {
      ButtonModel model = item.getModel();
      model.setArmed(true);
      model.setPressed(true);
      model.setPressed(false);
      model.setArmed(false);
    }

    /** A menu item with a tick. */
    static final class Switch extends JCheckBoxMenuItem {
      Switch(String title) {
        super(title);
      }

      @Override
      public void doClick(int pressTime) {
        click(this);
      }
    }

    private static final class KeyedItemUI extends FlatMenuItemUI {
      @Override
      protected FlatMenuItemRenderer createRenderer() {
        return new Renderer(this);
      }

      private static final class Renderer extends FlatMenuItemRenderer {
        private Renderer(KeyedItemUI ui) {
          super(
              ui.menuItem, ui.checkIcon, ui.arrowIcon, ui.acceleratorFont, ui.acceleratorDelimiter);
        }

        @Override
        protected String getTextForAccelerator(KeyStroke accelerator) {
          return Keys.text(accelerator);
        }
      }
    }
  }
}
