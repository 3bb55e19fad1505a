package org.plyscope.workbench.session;

import java.awt.Rectangle;
import java.util.HashMap;
import java.util.Map;

/**
 * Where the user left off.
 *
 * @param x left edge of the window
 * @param y upper edge of the window
 * @param width width of the window, 0 if it never had one
 * @param height height of the window
 * @param maximized whether the window filled the screen
 * @param game id of the game, opened again as soon as its plugin is there
 * @param options the options in which its rules differ from the defaults
 * @param position the position on the board, empty for the start
 * @param agent the agent that was chosen, as text
 */
public record Remembered(
    int x,
    int y,
    int width,
    int height,
    boolean maximized,
    String game,
    Map<String, String> options,
    String position,
    String agent) {
  /** The values of a new user. */
  public static final Remembered NOTHING =
      new Remembered(0, 0, 0, 0, false, "chinese-checkers", Map.of(), "", "");

  /** Fills in values that an older or hand-edited file leaves out. */
  public Remembered {
    game = game == null ? NOTHING.game() : game;
    options = known(options);
    position = position == null ? "" : position;
    agent = agent == null ? "" : agent;
  }

  /** An option without a value has its standard one. */
  private static Map<String, String> known(Map<String, String> options) {
    Map<String, String> known = new HashMap<>();
    if (options != null) {
      options.forEach(
          (name, value) -> {
            if (name != null && value != null) {
              known.put(name, value);
            }
          });
    }
    return Map.copyOf(known);
  }

  /** Returns this with another place of the window. */
  public Remembered withWindow(Rectangle bounds, boolean fillsScreen) {
    return new Remembered(
        bounds.x,
        bounds.y,
        bounds.width,
        bounds.height,
        fillsScreen,
        game,
        options,
        position,
        agent);
  }

  /** Returns this with another position. */
  public Remembered withPosition(String gameId, Map<String, String> changes, String text) {
    return new Remembered(x, y, width, height, maximized, gameId, changes, text, agent);
  }

  /** Returns this with another agent. */
  public Remembered withAgent(String text) {
    return new Remembered(x, y, width, height, maximized, game, options, position, text);
  }
}
