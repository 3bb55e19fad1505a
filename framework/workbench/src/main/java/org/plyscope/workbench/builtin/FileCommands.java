package org.plyscope.workbench.builtin;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.plyscope.workbench.command.BuiltIn;

/** New game, files, preferences, quit. */
public final class FileCommands {
  private static final String MENU = "File";

  private FileCommands() {}

  /** Makes the commands. */
  public static List<BuiltIn> of(
      Runnable newGame,
      Runnable open,
      Runnable savePosition,
      Runnable preferences,
      Runnable quit,
      BooleanSupplier hasGame) {
    return List.of(
        new BuiltIn(MENU, "file.new-game", "New game…", newGame)
            .key("ctrl N")
            .icon("new")
            .onToolbar(),
        new BuiltIn(MENU, "file.open", "Open…", open).key("ctrl O").icon("open").onToolbar(),
        new BuiltIn(MENU, "file.save-position", "Save position…", savePosition)
            .key("ctrl S")
            .icon("save")
            .onToolbar()
            .when(hasGame),
        new BuiltIn(MENU, "file.preferences", "Preferences…", preferences)
            .key("ctrl COMMA")
            .icon("settings")
            .group(1),
        new BuiltIn(MENU, "file.quit", "Quit", quit).key("ctrl Q").group(2));
  }
}
