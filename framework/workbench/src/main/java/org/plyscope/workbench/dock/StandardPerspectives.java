package org.plyscope.workbench.dock;

import static org.plyscope.workbench.dock.Arrangement.across;
import static org.plyscope.workbench.dock.Arrangement.down;
import static org.plyscope.workbench.dock.Arrangement.tabs;

import java.util.List;
import org.plyscope.api.view.ViewFactory.Place;

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
        new Perspective(PLAY, "Play", "play", "Play a game against agents or people", play()),
        new Perspective("analyse", "Analyse", "search", "See what a search did", analyse()),
        new Perspective("compare", "Compare", "chart", "Compare searches", compare()));
  }

  private static Arrangement play() {
    return across(0.7, tabs(Place.CENTER, BOARD), tabs(Place.RIGHT, "game"));
  }

  /** The position and what was found side by side, the tree as wide as both; who searches last. */
  private static Arrangement analyse() {
    Arrangement found = across(0.6, tabs(Place.CENTER, BOARD), tabs(Place.RIGHT, "result"));
    return across(
        0.77,
        down(0.62, found, tabs(Place.BOTTOM, "search-tree", PLY_CHART)),
        tabs(Place.RIGHT, "agents", "positions"));
  }

  private static Arrangement compare() {
    return down(
        0.52,
        across(0.66, tabs(Place.CENTER, "compare"), tabs(Place.RIGHT, BOARD)),
        across(0.45, tabs(Place.BOTTOM, PLY_CHART), tabs(Place.BOTTOM, "tree-diff", "move-order")));
  }
}
