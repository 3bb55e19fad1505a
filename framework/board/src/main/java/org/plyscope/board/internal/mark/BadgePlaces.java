package org.plyscope.board.internal.mark;

import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.board.Cell;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardScene;

/**
 * Finds places for labels: beside the cell that is meant, not over one another, and as far as there
 * is room not over pieces or the cells that other moves lead to.
 */
final class BadgePlaces {
  /** The part of a cell that a piece takes up. */
  private static final double PIECE = 0.62;

  private static final int DIRECTIONS = 16;
  private static final double[] DISTANCES = {0.55, 0.75, 1.0, 1.3, 1.7};

  /** Covering another label is worse than anything else, leaving the picture worse than a piece. */
  private static final double OTHER_LABEL = 1000;

  private static final double OUTSIDE = 50;
  private static final double COVERED = 6;

  private final BoardScene scene;
  private final BoardLayout layout;
  private final ArrowPainter arrows;
  private final List<Rectangle2D> taken = new ArrayList<>();
  private final List<Rectangle2D> pieces = new ArrayList<>();

  BadgePlaces(BoardScene scene, ArrowPainter arrows, List<Integer> ends) {
    this.scene = scene;
    this.layout = scene.layout();
    this.arrows = arrows;
    for (Cell cell : scene.board().cells()) {
      boolean piece = !scene.board().counts() && scene.resting(cell.index()) > 0;
      if (piece || ends.contains(cell.index())) {
        pieces.add(around(layout.center(cell.index()), PIECE * layout.unit()));
      }
    }
  }

  /** Returns where the label of a cell lies, and takes that place. */
  Rectangle2D take(Graphics2D g, int cell, String label) {
    Rectangle2D place = scene.board().counts() ? inPit(g, cell, label) : beside(g, cell, label);
    taken.add(place);
    return place;
  }

  private Rectangle2D beside(Graphics2D g, int cell, String label) {
    Point2D c = layout.center(cell);
    Rectangle2D best = null;
    double least = Double.MAX_VALUE;
    for (double distance : DISTANCES) {
      for (int i = 0; i < DIRECTIONS; i++) {
        // The upper right first, where a label is expected; then alternately to both sides.
        double angle =
            -Math.PI / 4 + (i % 2 == 0 ? 1 : -1) * (i + 1) / 2 * 2 * Math.PI / DIRECTIONS;
        double x = c.getX() + distance * layout.unit() * Math.cos(angle);
        double y = c.getY() + distance * layout.unit() * Math.sin(angle);
        Rectangle2D place = arrows.plate(g, x, y, label);
        double cost = cost(place) + distance + 0.01 * i;
        if (cost < least) {
          least = cost;
          best = place;
        }
      }
    }
    return best;
  }

  private Rectangle2D inPit(Graphics2D g, int cell, String label) {
    Rectangle2D place = arrows.corner(g, cell, label);
    while (taken.stream().anyMatch(place::intersects)) {
      place =
          arrows.plate(g, place.getCenterX(), place.getCenterY() - place.getHeight() * 1.05, label);
    }
    return place;
  }

  private double cost(Rectangle2D place) {
    double area = place.getWidth() * place.getHeight();
    double cost = 0;
    for (Rectangle2D other : taken) {
      cost += OTHER_LABEL * shared(place, other) / area;
    }
    for (Rectangle2D piece : pieces) {
      cost += COVERED * shared(place, piece) / area;
    }
    Rectangle2D all = layout.bounds();
    double margin = BoardLayout.MARGIN * layout.unit();
    Rectangle2D picture =
        new Rectangle2D.Double(
            all.getX() - margin,
            all.getY() - margin,
            all.getWidth() + 2 * margin,
            all.getHeight() + 2 * margin);
    return cost + OUTSIDE * (1 - shared(place, picture) / area);
  }

  private static double shared(Rectangle2D a, Rectangle2D b) {
    Rectangle2D both = a.createIntersection(b);
    return both.isEmpty() ? 0 : both.getWidth() * both.getHeight();
  }

  private static Rectangle2D around(Point2D c, double size) {
    return new Rectangle2D.Double(c.getX() - size / 2, c.getY() - size / 2, size, size);
  }
}
