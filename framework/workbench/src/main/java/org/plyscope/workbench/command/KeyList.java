package org.plyscope.workbench.command;

import java.util.List;

/**
 * A key and its action, for the help.
 *
 * @param key as people write it
 * @param title the title of its command
 * @param menu where the command stands
 */
public record KeyList(String key, String title, String menu) {
  /** Returns the keys of all commands, in the order of the menus. */
  public static List<KeyList> of(CommandRegistry commands) {
    return commands.all().stream()
        .filter(command -> !Keys.text(command).isEmpty())
        .sorted(MenuOrder.COMMANDS)
        .map(
            command ->
                new KeyList(
                    Keys.text(command), command.title(), command.menu().replace("/", " ▸ ")))
        .toList();
  }
}
