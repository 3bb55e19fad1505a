package org.plyscope.view.compare.chart;

import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;

/** A quantity of a search that can be drawn, per ply of its tree or for the whole of it. */
enum Quantity {
  /** Nodes visited. */
  NODES("Nodes") {
    @Override
    double at(Counts counters, int ply) {
      return counters.nodes(ply);
    }
  },
  /** Nodes evaluated or terminal. */
  LEAVES("Leaves") {
    @Override
    double at(Counts counters, int ply) {
      return counters.leaves(ply);
    }
  },
  /** Nodes where a bound was met. */
  CUTOFFS("Cut-offs") {
    @Override
    double at(Counts counters, int ply) {
      return counters.cutoffs(ply);
    }
  },
  /** Children searched per node that was expanded. */
  BRANCHING("Branching factor") {
    @Override
    double at(Counts counters, int ply) {
      return ply + 1 < counters.plies()
          ? ratio(counters.nodes(ply + 1), expanded(counters, ply))
          : Double.NaN;
    }

    @Override
    double whole(SearchResult result, int depth) {
      Counts counters = result.counts();
      long expanded = 0;
      for (int ply = 0; ply < counters.plies(); ply++) {
        expanded += expanded(counters, ply);
      }
      // Each iteration has a root, which is no child.
      return ratio(counters.nodes() - counters.nodes(0), expanded);
    }
  },
  /**
   * The branching factor of the even tree with as many nodes: per ply the root of their number, for
   * a whole search the b with 1 + b + … + b^depth nodes of its last complete iteration, without
   * plies beyond that depth.
   */
  EFFECTIVE("Effective branching factor") {
    @Override
    double at(Counts counters, int ply) {
      return root((double) counters.nodes(ply), ply);
    }

    @Override
    double whole(SearchResult result, int depth) {
      Counts tree = Curves.tree(result);
      int reached = result.lastFinished().map(Iteration::depth).orElse(depth);
      double nodes = 0;
      for (int ply = 0; ply <= Math.min(reached, tree.plies() - 1); ply++) {
        nodes += tree.nodes(ply);
      }
      return even(nodes, reached);
    }
  },
  /** Nodes that the transposition table settled. */
  TABLE_HITS("Table hits") {
    @Override
    double at(Counts counters, int ply) {
      return counters.tableHits(ply);
    }
  },
  /** Late moves that were first searched less deep. */
  REDUCED("Reduced moves") {
    @Override
    double at(Counts counters, int ply) {
      return counters.shortcuts(Shortcut.REDUCED, ply);
    }
  },
  /** Quiet moves that were skipped one ply before the leaves. */
  FUTILE("Futile moves") {
    @Override
    double at(Counts counters, int ply) {
      return counters.shortcuts(Shortcut.FUTILE, ply);
    }
  },
  /** Nodes that were given up far below their window. */
  RAZORED("Razored nodes") {
    @Override
    double at(Counts counters, int ply) {
      return counters.shortcuts(Shortcut.RAZORED, ply);
    }
  },
  /** Games that were played out. */
  PLAYOUTS("Playouts") {
    @Override
    double at(Counts counters, int ply) {
      return Double.NaN;
    }

    @Override
    double whole(SearchResult result, int depth) {
      long playouts = result.counts().playouts();
      return playouts == 0 ? Double.NaN : playouts;
    }
  },
  /** How long the search took. */
  TIME("Time (s)") {
    @Override
    double at(Counts counters, int ply) {
      return Double.NaN;
    }

    @Override
    double whole(SearchResult result, int depth) {
      return result.nanos() / NANOS;
    }
  },
  /** The value of the move, for the player to move. */
  VALUE("Value") {
    @Override
    double at(Counts counters, int ply) {
      return Double.NaN;
    }

    @Override
    double whole(SearchResult result, int depth) {
      return Value.decided(result.value()) ? Double.NaN : result.value();
    }
  };

  private static final double NANOS = 1e9;

  /** Enough for all digits of a number. */
  private static final int HALVINGS = 100;

  private final String title;

  Quantity(String title) {
    this.title = title;
  }

  /** Returns the number at a ply of the tree, or NaN. */
  abstract double at(Counts counters, int ply);

  /** Returns whether its numbers are never below zero, so that a logarithmic axis makes sense. */
  boolean positive() {
    return this != VALUE;
  }

  /** Returns whether its numbers are whole. */
  boolean counts() {
    return this != BRANCHING && this != EFFECTIVE && this != TIME && this != VALUE;
  }

  /** Returns the number for a search to a depth, or NaN. */
  double whole(SearchResult result, int depth) {
    Counts counters = result.counts();
    double sum = 0;
    for (int ply = 0; ply < counters.plies(); ply++) {
      sum += at(counters, ply);
    }
    return sum;
  }

  /** Returns the depth-th root, or NaN for the root of the tree. */
  static double root(double number, int depth) {
    return depth == 0 ? Double.NaN : Math.pow(number, 1.0 / depth);
  }

  /** Returns the b with 1 + b + … + b^depth nodes, or NaN for the root of the tree. */
  static double even(double nodes, int depth) {
    if (depth == 0 || !(nodes >= 1)) {
      return Double.NaN;
    }
    double low = 0;
    double high = nodes;
    for (int step = 0; step < HALVINGS; step++) {
      double middle = (low + high) / 2;
      double sum = 1;
      for (int ply = 0; ply < depth && sum <= nodes; ply++) {
        sum = sum * middle + 1;
      }
      low = sum <= nodes ? middle : low;
      high = sum <= nodes ? high : middle;
    }
    return low;
  }

  private static long expanded(Counts counters, int ply) {
    return counters.nodes(ply) - counters.leaves(ply) - counters.tableHits(ply);
  }

  /** Returns children per node, or NaN where nothing was expanded. */
  private static double ratio(long children, long expanded) {
    return expanded <= 0 ? Double.NaN : (double) children / expanded;
  }

  /** Returns the name for display. */
  @Override
  public String toString() {
    return title;
  }
}
