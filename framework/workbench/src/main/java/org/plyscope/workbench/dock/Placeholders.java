package org.plyscope.workbench.dock;

import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.workbench.theme.Icons;

/** Fills a slot without a view, and explains why it is empty. */
final class Placeholders {
  private static final String NAME = "placeholder.sentence";

  private Placeholders() {}

  static EmptyHint noPlugin() {
    return new EmptyHint(
        NAME,
        Icons.large("plugin"),
        "This view is not here",
        "It belongs to a plugin that is not installed; install the plugin, or close this tab.");
  }

  static EmptyHint noGame() {
    return new EmptyHint(
        NAME,
        Icons.large("board"),
        "No game yet",
        "Drop the jar of a game plugin on the window, or choose File ▸ New game.");
  }

  /** The plugin of the game on the board was removed, or is being replaced. */
  static EmptyHint gameLeft(String game) {
    return new EmptyHint(
        NAME,
        Icons.large("plugin"),
        game + " is not here",
        "The plugin of this game has left. The game on the board is kept and comes back when the"
            + " plugin does; File ▸ New game starts another one.");
  }

  static EmptyHint closed(String title) {
    return new EmptyHint(NAME, Icons.large("plugin"), title, "This view is closed.");
  }
}
