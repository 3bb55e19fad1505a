package org.plyscope.api.window;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.plyscope.api.view.ViewFactory.Place;

/**
 * How views share the space of a window: a tree of splits with groups of tabs as its leaves. Built
 * by plugins; immutable, and pure data, so that it can be described, saved and changed without a
 * window. {@link Tabs} and {@link Split} are the only kinds.
 */
public sealed interface Arrangement {
  /** The smallest share a split gives to one side; a side of size zero would be lost. */
  double MIN_SHARE = 0.05;

  /**
   * Views on top of each other.
   *
   * @param place the part of the window they are in, for views that are added later
   * @param ids the ids of the views, at least one
   * @param front the visible one; the first if it is not among them
   */
  record Tabs(Place place, List<String> ids, String front) implements Arrangement {
    /**
     * Makes sure that one of the views is in front.
     *
     * @param place the part of the window they are in
     * @param ids the ids of the views
     * @param front the visible one
     */
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
   * @param share the share of the first part, from 0 to 1; each part gets at least {@link
   *     #MIN_SHARE}
   * @param first the left or upper part
   * @param second the right or lower part
   */
  record Split(boolean across, double share, Arrangement first, Arrangement second)
      implements Arrangement {
    /**
     * Keeps both sides visible.
     *
     * @param across true for side by side
     * @param share the share of the first part
     * @param first the left or upper part
     * @param second the right or lower part
     */
    public Split {
      share = Double.isNaN(share) ? 0.5 : share;
      share = Math.max(MIN_SHARE, Math.min(1 - MIN_SHARE, share));
    }
  }

  /**
   * Makes a group of tabs, the first in front.
   *
   * @param place the part of the window
   * @param ids the ids of the views, at least one
   * @return the group
   */
  static Arrangement tabs(Place place, String... ids) {
    return new Tabs(place, List.of(ids), "");
  }

  /**
   * Puts two parts side by side.
   *
   * @param share the share of the left part, from 0 to 1
   * @param left the left part
   * @param right the right part
   * @return both
   */
  static Arrangement across(double share, Arrangement left, Arrangement right) {
    return new Split(true, share, left, right);
  }

  /**
   * Puts one part above another.
   *
   * @param share the share of the upper part, from 0 to 1
   * @param upper the upper part
   * @param lower the lower part
   * @return both
   */
  static Arrangement down(double share, Arrangement upper, Arrangement lower) {
    return new Split(false, share, upper, lower);
  }

  /**
   * Returns all groups.
   *
   * @return the groups, from left to right and from top to bottom
   */
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

  /**
   * Returns the group a view is in.
   *
   * @param id the id of the view
   * @return the group, empty if the view is not here
   */
  default Optional<Tabs> group(String id) {
    return groups().stream().filter(g -> g.ids().contains(id)).findFirst();
  }

  /**
   * Returns the ids of all views.
   *
   * @return the ids, from left to right and from top to bottom
   */
  default Set<String> views() {
    Set<String> found = new LinkedHashSet<>();
    groups().forEach(g -> found.addAll(g.ids()));
    return found;
  }
}
