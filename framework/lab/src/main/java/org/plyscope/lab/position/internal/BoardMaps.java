package org.plyscope.lab.position.internal;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.lab.position.Symmetry.Kind;

/** Finds all ways to lay a board on itself, by the coordinates of its cells. */
public final class BoardMaps {
  private static final int[] TURNS = {60, 90, 120, 180, 240, 270, 300};
  private static final int[] AXES = {90, 0, 30, 45, 60, 120, 135, 150};
  private static final double TOLERANCE = 0.05;

  /**
   * One way.
   *
   * @param kind the kind of change on the board
   * @param degrees by how much it is turned, or the angle of the axis
   * @param cells for each cell the one it comes to lie on
   */
  public record Placed(Kind kind, int degrees, List<Integer> cells) {}

  private final Board board;
  private final double centerX;
  private final double centerY;
  private final Set<Long> lines = new HashSet<>();

  private BoardMaps(Board board) {
    this.board = board;
    centerX = board.cells().stream().mapToDouble(Cell::x).average().orElse(0);
    centerY = board.cells().stream().mapToDouble(Cell::y).average().orElse(0);
    board.lines().forEach(line -> lines.add(line(line[0], line[1])));
  }

  /** Returns all ways, first the one that moves nothing. */
  public static List<Placed> of(Board board) {
    BoardMaps maps = new BoardMaps(board);
    List<Placed> all = new ArrayList<>();
    maps.add(all, Kind.STAY, 0);
    for (int degrees : AXES) {
      maps.add(all, Kind.MIRROR, degrees);
    }
    for (int degrees : TURNS) {
      maps.add(all, Kind.ROTATE, degrees);
    }
    return all;
  }

  private void add(List<Placed> all, Kind kind, int degrees) {
    double angle = Math.toRadians(kind == Kind.MIRROR ? 2 * degrees : degrees);
    double cos = Math.cos(angle);
    double sin = Math.sin(angle);
    double flip = kind == Kind.MIRROR ? -1 : 1;
    int quarter = kind == Kind.MIRROR ? 2 * degrees : degrees;
    List<Integer> cells = new ArrayList<>();
    for (Cell cell : board.cells()) {
      double x = cell.x() - centerX;
      double y = cell.y() - centerY;
      double turnedX = centerX + x * cos - flip * y * sin;
      double turnedY = centerY + x * sin + flip * y * cos;
      int target = find(cell, turnedX, turnedY, quarter);
      if (target < 0) {
        return;
      }
      cells.add(target);
    }
    // On a board of one row, for example, two of them do the same.
    boolean known = all.stream().anyMatch(p -> p.cells().equals(cells));
    if (!known && new HashSet<>(cells).size() == cells.size() && keepsLines(cells)) {
      all.add(new Placed(kind, degrees, List.copyOf(cells)));
    }
  }

  private int find(Cell cell, double x, double y, int degrees) {
    for (Cell other : board.cells()) {
      if (Math.abs(other.x() - x) < TOLERANCE
          && Math.abs(other.y() - y) < TOLERANCE
          && alike(cell, other, degrees)) {
        return other.index();
      }
    }
    return -1;
  }

  private static boolean alike(Cell a, Cell b, int degrees) {
    boolean upright = degrees % 180 == 0;
    boolean lying = !upright && degrees % 90 == 0;
    boolean sameSize = a.width() == b.width() && a.height() == b.height();
    boolean fits =
        upright
            ? sameSize
            : lying
                ? a.width() == b.height() && a.height() == b.width()
                : sameSize && a.width() == a.height();
    return fits && a.shape() == b.shape() && a.dark() == b.dark() && a.playable() == b.playable();
  }

  private boolean keepsLines(List<Integer> cells) {
    return board.lines().stream()
        .allMatch(l -> lines.contains(line(cells.get(l[0]), cells.get(l[1]))));
  }

  private static long line(int a, int b) {
    return ((long) Math.min(a, b) << 32) | Math.max(a, b);
  }
}
