package org.plyscope.workbench.command;

import java.util.Objects;
import org.plyscope.api.window.Command;

/** Asks a new command everything that menus will ask, so that a broken one harms no menu. */
final class MenuEntryCheck {
  private MenuEntryCheck() {}

  /**
   * Asks.
   *
   * @throws RuntimeException if the command throws or leaves something out
   */
  static void check(Command command) {
    need(command.id(), "id");
    need(command.title(), "title");
    need(command.menu(), "menu");
    need(command.icon(), "icon");
    need(command.shortcut(), "shortcut");
    need(command.description(), "description");
    need(command.keywords(), "list of keywords");
    MenuOrder.COMMANDS.compare(command, command);
  }

  private static void need(Object part, String name) {
    Objects.requireNonNull(part, () -> "it has no " + name);
  }
}
