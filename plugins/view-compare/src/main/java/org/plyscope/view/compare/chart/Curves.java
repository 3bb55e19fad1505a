package org.plyscope.view.compare.chart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;

/** Makes the curves of searches, without any window. */
final class Curves {
  private static final String MINIMAL = "Minimal tree";
  private static final String FULL = "Full tree";

  private Curves() {}

  /** Returns the tree of a search, ply by ply; names it if there were several. */
  static Curve search(SearchResult result, Quantity quantity) {
    Optional<Iteration> last = result.lastFinished();
    String name =
        last.isPresent() && result.iterations().size() > 1
            ? "Last search, iteration to depth " + last.get().depth()
            : "Last search";
    return search(name, tree(result), quantity);
  }

  /**
   * Returns the counts of one tree: of the deepest iteration that was finished. All iterations
   * together visit the root and the plies near it more often than the full tree has nodes there.
   */
  static Counts tree(SearchResult result) {
    return result.lastFinished().map(Iteration::counts).orElse(result.counts());
  }

  /** Returns counts, ply by ply. */
  static Curve search(String name, Counts counters, Quantity quantity) {
    Map<Integer, Double> points = new HashMap<>();
    for (int ply = 0; ply < counters.plies(); ply++) {
      points.put(ply, quantity.at(counters, ply));
    }
    return Curve.of(name, false, points);
  }

  /** Returns all configurations on a position: the total cost of searches to depth 1, 2, …. */
  static List<Curve> byDepth(Comparison comparison, int subject, Quantity quantity) {
    List<Curve> curves = new ArrayList<>();
    for (int c = 0; c < comparison.request().configurations().size(); c++) {
      Map<Integer, Double> points = new HashMap<>();
      Configuration configuration = comparison.request().configurations().get(c);
      for (int depth = 1; depth <= configuration.limits().depth(); depth++) {
        int d = depth;
        comparison
            .find(c, subject, depth)
            .ifPresent(a -> points.put(d, quantity.whole(a.result(), d)));
      }
      curves.add(Curve.of(configuration.name(), false, points));
    }
    return curves;
  }

  /** Returns all configurations on a position: the cost of searches of more and more iterations. */
  static List<Curve> byIterations(Comparison comparison, int subject, Quantity quantity) {
    List<Curve> curves = new ArrayList<>();
    for (int c = 0; c < comparison.request().configurations().size(); c++) {
      Map<Integer, Double> points = new HashMap<>();
      Configuration configuration = comparison.request().configurations().get(c);
      if (configuration.limits().depth() == 0) {
        for (Analysis search : comparison.searches(c, subject)) {
          long iterations = search.request().limits().iterations();
          if (iterations > 0) {
            int x = (int) Math.min(Integer.MAX_VALUE, iterations);
            points.put(x, quantity.whole(search.result(), search.result().depth()));
          }
        }
      }
      curves.add(Curve.of(configuration.name(), false, points));
    }
    return curves;
  }

  /** Returns whether any configuration is measured by iterations. */
  static boolean anyIterations(Comparison comparison) {
    return comparison.request().configurations().stream()
        .anyMatch(c -> c.limits().depth() == 0 && c.limits().iterations() > 0);
  }

  /** Returns whether any configuration searches to a depth. */
  static boolean anyDepth(Comparison comparison) {
    return comparison.request().deepest() > 0;
  }

  /** Returns whether tree sizes are a yardstick for any search of a position. */
  static boolean measurable(Comparison comparison, int subject) {
    for (int c = 0; c < comparison.request().configurations().size(); c++) {
      boolean any =
          comparison.searches(c, subject).stream()
              .anyMatch(a -> a.request().limits().depth() > 0 && TreeSize.measures(a.result()));
      if (any) {
        return true;
      }
    }
    return false;
  }

  /** Returns all configurations on a position: the deepest search of all, ply by ply. */
  static List<Curve> byPly(Comparison comparison, int subject, Quantity quantity) {
    List<Curve> curves = new ArrayList<>();
    int depth = comparison.commonDepth();
    for (int c = 0; c < comparison.request().configurations().size(); c++) {
      String name = comparison.request().configurations().get(c).name();
      Counts counts =
          comparison.find(c, subject, depth).map(a -> tree(a.result())).orElse(Counts.NONE);
      // Also one without points, so that curves keep their colours.
      curves.add(search(name, counts, quantity));
    }
    return curves;
  }

  /**
   * Returns the yardsticks of a position for a quantity, if it has any. They have the same names
   * for all positions, so that one entry of the legend stands for all of them.
   *
   * @param whole whether whole searches are drawn, by depth, or one tree ply by ply
   */
  static List<Curve> references(
      Comparison comparison, int subject, Quantity quantity, boolean whole) {
    TreeSize tree = comparison.treeSize(subject);
    int exact = tree.exactPlies();
    for (int other = 0; other < comparison.request().subjects().size(); other++) {
      exact = Math.min(exact, comparison.treeSize(other).exactPlies());
    }
    return named(references(tree, quantity, whole), exact, tree.depth());
  }

  /** Returns the yardsticks for a quantity of a single position. */
  static List<Curve> yardsticks(TreeSize tree, Quantity quantity) {
    return named(references(tree, quantity, false), tree.exactPlies(), tree.depth());
  }

  /** Adds to the names of yardsticks from which ply on they are estimates, if they are. */
  private static List<Curve> named(List<Curve> curves, int exact, int depth) {
    return exact >= depth
        ? curves
        : curves.stream()
            .map(c -> Curve.of(c.name() + " (est. from " + (exact + 1) + ")", true, c.points()))
            .toList();
  }

  static List<Curve> references(TreeSize tree, Quantity quantity, boolean whole) {
    return switch (quantity) {
      case NODES ->
          whole
              ? both(tree, 1, tree::minimalNodes, tree::fullNodes)
              : both(tree, 0, tree::minimal, tree::full);
      case EFFECTIVE ->
          whole
              ? both(
                  tree,
                  1,
                  d -> Quantity.even(tree.minimalNodes(d), d),
                  d -> Quantity.even(tree.fullNodes(d), d))
              : both(
                  tree,
                  1,
                  p -> Quantity.root(tree.minimal(p), p),
                  p -> Quantity.root(tree.full(p), p));
      case BRANCHING -> whole ? List.of() : List.of(moves(tree));
      case LEAVES, CUTOFFS, TABLE_HITS, REDUCED, FUTILE, RAZORED, PLAYOUTS, TIME, VALUE ->
          List.of();
    };
  }

  private static List<Curve> both(
      TreeSize tree, int first, IntToDoubleFunction minimal, IntToDoubleFunction full) {
    Map<Integer, Double> low = new HashMap<>();
    Map<Integer, Double> high = new HashMap<>();
    for (int x = first; x <= tree.depth(); x++) {
      low.put(x, minimal.applyAsDouble(x));
      high.put(x, full.applyAsDouble(x));
    }
    Curve whole = Curve.of(FULL, true, high);
    if (whole.points().isEmpty()) {
      return List.of();
    }
    return Double.isNaN(tree.minimal(tree.depth()))
        ? List.of(whole)
        : List.of(Curve.of(MINIMAL, true, low), whole);
  }

  private static Curve moves(TreeSize tree) {
    Map<Integer, Double> points = new HashMap<>();
    for (int ply = 0; ply < tree.depth(); ply++) {
      points.put(ply, tree.branching(ply));
    }
    return Curve.of(FULL, true, points);
  }
}
