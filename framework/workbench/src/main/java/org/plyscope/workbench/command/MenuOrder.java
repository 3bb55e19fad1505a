package org.plyscope.workbench.command;

import java.util.Comparator;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;

/** Where commands stand: by menu, group and position; of equals the one that came first. */
final class MenuOrder {
  static final Comparator<Command> COMMANDS =
      Comparator.comparingInt((Command c) -> rank(menu(c)))
          .thenComparing(MenuOrder::menu)
          .thenComparingInt(Command::group)
          .thenComparingInt(Command::position);

  private MenuOrder() {}

  /** Returns the menu of the menu bar that a command stands in. */
  static String menu(Command command) {
    return command.menu().split("/", -1)[0];
  }

  /** Menus that only plugins know stand before Help. */
  private static int rank(String menu) {
    int known = Menus.all().indexOf(menu);
    return known < 0 ? 2 * Menus.all().size() - 3 : 2 * known;
  }
}
