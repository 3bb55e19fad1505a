package org.plyscope.agent.fauhalma.internal;

import java.util.List;
import org.plyscope.api.board.Cell;
import org.plyscope.api.game.Rules;

/**
 * The board as a player of the study sees it: the course's server turns it so that the own pegs
 * start at the bottom and go to the tip (-3,6). Cells are labelled {@code x,y}.
 */
public final class PlayerView {
  private static final int TIP_X = -3;
  private static final int TIP_Y = 6;

  private final int players;
  private final int[] x;
  private final int[] y;

  public PlayerView(Rules rules) {
    List<Cell> cells = rules.board().cells();
    players = rules.players();
    x = cells.stream().mapToInt(cell -> coordinate(cell, 0)).toArray();
    y = cells.stream().mapToInt(cell -> coordinate(cell, 1)).toArray();
  }

  /** Returns whether the cells of a board are labelled as this view expects. */
  public static boolean fits(Rules rules) {
    return rules.game().id().equals("fauhalma");
  }

  private static int coordinate(Cell cell, int axis) {
    return Integer.parseInt(cell.label().split(",", 2)[axis].strip());
  }

  int cells() {
    return x.length;
  }

  /** The first coordinate of a cell in the view of a player. */
  int x(int cell, int player) {
    int z = -x[cell] - y[cell];
    return switch (turns(player)) {
      case 0 -> x[cell];
      case 1 -> y[cell];
      case 2 -> z;
      default -> -x[cell];
    };
  }

  /** The second coordinate of a cell in the view of a player. */
  int y(int cell, int player) {
    int z = -x[cell] - y[cell];
    return switch (turns(player)) {
      case 0 -> y[cell];
      case 1 -> z;
      case 2 -> x[cell];
      default -> -y[cell];
    };
  }

  /** Two players look from opposite sides, three from every third corner. */
  private int turns(int player) {
    return players == 2 && player == 1 ? 3 : player;
  }

  /** How far a cell is from the tip of the player's goal, as the study measures: |dx| + |dy|. */
  int distance(int cell, int player) {
    return Math.abs(x(cell, player) - TIP_X) + Math.abs(y(cell, player) - TIP_Y);
  }

  /** The steps between two cells on an empty board. */
  int steps(int from, int to) {
    int dx = x[from] - x[to];
    int dy = y[from] - y[to];
    return Math.max(Math.max(Math.abs(dx), Math.abs(dy)), Math.abs(dx + dy));
  }

  /** Returns whether a cell lies in one of the four corners at the player's sides. */
  boolean sideCorner(int cell, int player) {
    int px = x(cell, player);
    int py = y(cell, player);
    return Math.max(Math.abs(px), Math.abs(px + py)) > 3;
  }
}
