package org.plyscope.view.compare.chart;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.analysis.Comparison;

/** The source of a chart. */
enum ChartSource {
  /** The search on the board. */
  SEARCH("Last search by ply", "Ply"),
  /** Whole searches to depth 1, 2 and so on. */
  BY_DEPTH("Comparison by depth", "Depth"),
  /** The deepest search of all, ply by ply. */
  BY_PLY("Comparison by ply", "Ply"),
  /** Whole searches of more and more iterations. */
  BY_ITERATIONS("Comparison by iterations", "Iterations");

  private final String title;
  private final String across;

  ChartSource(String title, String across) {
    this.title = title;
    this.across = across;
  }

  /** Returns the quantity on the axis of columns. */
  String across() {
    return across;
  }

  /** Returns the most informative source for a comparison. */
  static ChartSource best(Comparison comparison) {
    return !Curves.anyDepth(comparison) && Curves.anyIterations(comparison)
        ? BY_ITERATIONS
        : BY_DEPTH;
  }

  /** Returns the curves of a comparison, yardsticks only where they mean something. */
  List<Curve> curves(Comparison comparison, int subject, Quantity quantity, boolean yardsticks) {
    List<Curve> curves =
        new ArrayList<>(
            switch (this) {
              case BY_DEPTH -> Curves.byDepth(comparison, subject, quantity);
              case BY_ITERATIONS -> Curves.byIterations(comparison, subject, quantity);
              case BY_PLY -> Curves.byPly(comparison, subject, quantity);
              case SEARCH -> List.<Curve>of();
            });
    boolean drawn = curves.stream().anyMatch(curve -> !curve.points().isEmpty());
    if (yardsticks && drawn && this != BY_ITERATIONS && Curves.measurable(comparison, subject)) {
      curves.addAll(Curves.references(comparison, subject, quantity, this == BY_DEPTH));
    }
    return drawn ? curves : List.of();
  }

  @Override
  public String toString() {
    return title;
  }
}
