package org.plyscope.workbench.dock;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.plyscope.api.view.ViewFactory.Place;

/**
 * How views share the room: splits, with groups of tabs at their ends. Immutable, and pure data, so
 * that layouts can be described, saved and changed without a window.
 */
public sealed interface Arrangement {
  /** The smallest and the largest part a split gives to one side; a side of nothing is lost. */
  double MIN_SHARE = 0.05;

  /**
   * Views on top of each other.
   *
   * @param place the part of the window they are in, for views that come later
   * @param ids the views, at least one
   * @param front the one that is seen
   */
  record Tabs(Place place, List<String> ids, String front) implements Arrangement {
    /** Makes sure that one of the views is in front. */
    public Tabs {
      ids = List.copyOf(ids);
      if (ids.isEmpty()) {
        throw new IllegalArgumentException("A group of tabs needs a view.");
      }
      front = ids.contains(front) ? front : ids.get(0);
    }
  }

  /**
   * Two parts.
   *
   * @param across true for side by side, false for one above the other
   * @param share what the first part gets, from 0 to 1
   * @param first the left or upper part
   * @param second the right or lower part
   */
  record Split(boolean across, double share, Arrangement first, Arrangement second)
      implements Arrangement {
    /** Keeps both sides visible. */
    public Split {
      share = Double.isNaN(share) ? 0.5 : share;
      share = Math.max(MIN_SHARE, Math.min(1 - MIN_SHARE, share));
    }
  }

  /** Makes a group of tabs, the first in front. */
  static Arrangement tabs(Place place, String... ids) {
    return new Tabs(place, List.of(ids), ids[0]);
  }

  /** Puts two parts side by side. */
  static Arrangement across(double share, Arrangement left, Arrangement right) {
    return new Split(true, share, left, right);
  }

  /** Puts one part above another. */
  static Arrangement down(double share, Arrangement upper, Arrangement lower) {
    return new Split(false, share, upper, lower);
  }

  /** Returns all groups from left to right and from top to bottom. */
  default List<Tabs> groups() {
    List<Tabs> found = new ArrayList<>();
    if (this instanceof Split split) {
      found.addAll(split.first().groups());
      found.addAll(split.second().groups());
    } else {
      found.add((Tabs) this);
    }
    return found;
  }

  /** Returns the ids of all views. */
  default Set<String> views() {
    Set<String> found = new LinkedHashSet<>();
    groups().forEach(g -> found.addAll(g.ids()));
    return found;
  }

  /** Returns the group a view is in. */
  default Optional<Tabs> group(String id) {
    return groups().stream().filter(g -> g.ids().contains(id)).findFirst();
  }

  /** Leaves out views; what stood beside them takes their room. Empty if none is left. */
  default Optional<Arrangement> only(Predicate<String> wanted) {
    if (this instanceof Split split) {
      Optional<Arrangement> first = split.first().only(wanted);
      Optional<Arrangement> second = split.second().only(wanted);
      return first.isPresent() && second.isPresent()
          ? Optional.of(new Split(split.across(), split.share(), first.get(), second.get()))
          : first.or(() -> second);
    }
    Tabs tabs = (Tabs) this;
    List<String> left = tabs.ids().stream().filter(wanted).toList();
    return left.isEmpty()
        ? Optional.empty()
        : Optional.of(new Tabs(tabs.place(), left, tabs.front()));
  }

  /** Returns this with the shares of another one where both are split alike. */
  default Arrangement sharedAs(Arrangement other) {
    if (this instanceof Split a && other instanceof Split b && a.across() == b.across()) {
      return new Split(
          a.across(), b.share(), a.first().sharedAs(b.first()), a.second().sharedAs(b.second()));
    }
    return this;
  }
}
