package org.plyscope.workbench.dock.perspective;

import static org.plyscope.api.window.Arrangement.across;
import static org.plyscope.api.window.Arrangement.down;
import static org.plyscope.api.window.Arrangement.tabs;

import java.util.List;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Perspective;

/** The perspectives the program comes with. */
public final class StandardPerspectives {
  /** The one a new user starts with. */
  public static final String FIRST = "analyse";

  /** The one for playing games. */
  public static final String PLAY = "play";

  private static final String BOARD = "board";
  private static final String PLY_CHART = "ply-chart";

  private StandardPerspectives() {}

  /** Returns them in the order of their keys. */
  public static List<Perspective> all() {
    return List.of(
        new Described(
            PLAY, "Play", "play", "Play a game against agents or people", "ctrl 1", play()),
        new Described(FIRST, "Analyse", "analyse", "Inspect a search", "ctrl 2", analyse()),
        new Described("compare", "Compare", "chart", "Compare searches", "ctrl 3", compare()));
  }

  private static Arrangement play() {
    return across(
        0.7,
        down(0.7, tabs(Place.CENTER, BOARD), tabs(Place.BOTTOM, "game-graph", "evaluation")),
        tabs(Place.RIGHT, "game"));
  }

  /** The position and the result side by side, the tree as wide as both; the agents last. */
  private static Arrangement analyse() {
    Arrangement found = across(0.48, tabs(Place.CENTER, BOARD), tabs(Place.RIGHT, "result"));
    return across(
        0.75,
        down(0.6, found, tabs(Place.BOTTOM, "search-tree", PLY_CHART, "evaluation", "details")),
        tabs(Place.RIGHT, "agents", "positions", "searches"));
  }

  private static Arrangement compare() {
    return down(
        0.53,
        across(0.68, tabs(Place.CENTER, "compare"), tabs(Place.RIGHT, BOARD)),
        across(
            0.45,
            tabs(Place.BOTTOM, PLY_CHART),
            tabs(Place.BOTTOM, "move-order", "tree-diff", "cut-offs")));
  }

  /** A perspective as any plugin may offer one. */
  private record Described(
      String id, String title, String symbol, String help, String shortcut, Arrangement layout)
      implements Perspective {
    @Override
    public IconRef icon() {
      return IconRef.host(symbol);
    }
  }
}
