package org.plyscope.view.searchtree.ui;

import java.util.EnumSet;
import java.util.Optional;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.view.searchtree.model.Filter;

/** What one mostly wants to see of a tree, each one choice away. */
enum Wanted {
  /** Everything. */
  ALL("All nodes"),
  /** Where a bound was met. */
  CUTS("Only cuts"),
  /** Where a position was judged. */
  LEAVES("Only leaves"),
  /** What the table settled. */
  TABLE("Only table hits"),
  /** Anything else, to be entered in a form. */
  OTHER("Filter…");

  private final String title;

  Wanted(String title) {
    this.title = title;
  }

  private static Optional<Filter> only(NodeEnd first, NodeEnd... others) {
    return Optional.of(
        new Filter(
            Integer.MAX_VALUE,
            Double.NEGATIVE_INFINITY,
            Double.POSITIVE_INFINITY,
            EnumSet.of(first, others)));
  }

  /** Finds the choice that gives a filter. */
  static Wanted of(Filter filter) {
    for (Wanted wanted : values()) {
      if (wanted.filter().filter(filter::equals).isPresent()) {
        return wanted;
      }
    }
    return OTHER;
  }

  /** Returns the filter; empty for the one that is entered in a form. */
  Optional<Filter> filter() {
    return switch (this) {
      case ALL -> Optional.of(Filter.ALL);
      case CUTS -> only(NodeEnd.CUTOFF);
      case LEAVES -> only(NodeEnd.LEAF, NodeEnd.TERMINAL);
      case TABLE -> only(NodeEnd.TABLE);
      case OTHER -> Optional.empty();
    };
  }

  @Override
  public String toString() {
    return title;
  }
}
