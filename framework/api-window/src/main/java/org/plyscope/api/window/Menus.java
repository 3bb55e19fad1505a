package org.plyscope.api.window;

import java.util.List;

/**
 * The menus of the menu bar, for {@link Command#menu}. A command may name another menu, which then
 * appears before <em>Help</em>, or a submenu after a slash, for example {@code FILE + "/Import"}.
 */
public final class Menus {
  /** Games, positions and traces as files; preferences; quitting. */
  public static final String FILE = "File";

  /** Undo, redo and the clipboard. */
  public static final String EDIT = "Edit";

  /** What to put on the board. */
  public static final String POSITION = "Position";

  /** How the board is shown and edited. */
  public static final String BOARD = "Board";

  /** The game in play. */
  public static final String GAME = "Game";

  /** Searching the position on the board. */
  public static final String SEARCH = "Search";

  /** Perspectives and views. */
  public static final String VIEWS = "Views";

  /** Everything else; the default place of a command. */
  public static final String TOOLS = "Tools";

  /** Getting started, and about the program. */
  public static final String HELP = "Help";

  private static final List<String> ALL =
      List.of(FILE, EDIT, POSITION, BOARD, GAME, SEARCH, VIEWS, TOOLS, HELP);

  private Menus() {}

  /**
   * Returns the names of the menus that every window has.
   *
   * @return the names, from left to right
   */
  public static List<String> all() {
    return ALL;
  }
}
