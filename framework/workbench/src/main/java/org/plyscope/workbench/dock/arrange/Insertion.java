package org.plyscope.workbench.dock.arrange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Arrangement.Split;
import org.plyscope.api.window.Arrangement.Tabs;

/** Finds the place of one more view in an arrangement, and leaves the rest as it is. */
public final class Insertion {
  // The share of the room for a new column or strip.
  private static final double COLUMN = 0.26;
  private static final double STRIP = 0.36;

  private Insertion() {}

  /**
   * Adds a view where a model has it: into the group of its neighbours there, or else at that side
   * of them. Returns the new arrangement, or empty if none of the others in the model is here.
   */
  public static Optional<Arrangement> like(Arrangement model, Arrangement now, String id) {
    Set<String> here = now.views();
    if (!model.views().contains(id) || !anyOf(model, here)) {
      return Optional.empty();
    }
    Arrangement part = model;
    while (part instanceof Split split) {
      boolean first = split.first().views().contains(id);
      Arrangement own = first ? split.first() : split.second();
      if (!anyOf(own, here)) {
        Arrangement others = first ? split.second() : split.first();
        return Optional.of(wrap(now, present(others, here), beside(split, own, id, first)));
      }
      part = own;
    }
    return Optional.of(join(now, (Tabs) part, id, here));
  }

  /** Adds a view at a part of the window: into the group that is there, or else as a new part. */
  public static Arrangement at(Place place, Arrangement now, String id) {
    Arrangement leaf = Arrangement.tabs(place, id);
    Optional<Tabs> group = now.groups().stream().filter(g -> g.place() == place).findFirst();
    if (group.isPresent()) {
      return replace(now, group.get(), with(group.get(), id, group.get().ids().size(), false));
    }
    return switch (place) {
      case LEFT -> Arrangement.across(COLUMN, leaf, now);
      case RIGHT -> Arrangement.across(1 - COLUMN, now, leaf);
      case CENTER -> Arrangement.across(0.5, leaf, now);
      case BOTTOM -> {
        Arrangement above =
            now.groups().stream()
                .filter(g -> g.place() == Place.CENTER)
                .map(Arrangement.class::cast)
                .findFirst()
                .orElse(now);
        yield replace(now, above, Arrangement.down(1 - STRIP, above, leaf));
      }
    };
  }

  private static UnaryOperator<Arrangement> beside(
      Split model, Arrangement own, String id, boolean first) {
    Arrangement leaf = Arrangement.tabs(own.group(id).orElseThrow().place(), id);
    return others ->
        first
            ? new Split(model.across(), model.share(), leaf, others)
            : new Split(model.across(), model.share(), others, leaf);
  }

  /**
   * Joins the nearest neighbour of the model's group, on the side on which it stands there; comes
   * to the front only if the model has it there.
   */
  private static Arrangement join(Arrangement now, Tabs model, String id, Set<String> here) {
    int own = model.ids().indexOf(id);
    boolean front = model.front().equals(id);
    for (int i = own - 1; i >= 0; i--) {
      if (here.contains(model.ids().get(i))) {
        return joinAt(now, model.ids().get(i), id, 1, front);
      }
    }
    String next =
        model.ids().stream().skip(own + 1L).filter(here::contains).findFirst().orElseThrow();
    return joinAt(now, next, id, 0, front);
  }

  private static Arrangement joinAt(
      Arrangement now, String neighbour, String id, int offset, boolean front) {
    Tabs group = now.group(neighbour).orElseThrow();
    return replace(now, group, with(group, id, group.ids().indexOf(neighbour) + offset, front));
  }

  private static Tabs with(Tabs group, String id, int index, boolean front) {
    List<String> ids = new ArrayList<>(group.ids());
    ids.add(index, id);
    return new Tabs(group.place(), ids, front ? id : group.front());
  }

  /** Changes the smallest part that has all of some views. */
  private static Arrangement wrap(
      Arrangement now, Set<String> anchors, UnaryOperator<Arrangement> change) {
    Arrangement part = now;
    while (part instanceof Split split) {
      if (split.first().views().containsAll(anchors)) {
        part = split.first();
      } else if (split.second().views().containsAll(anchors)) {
        part = split.second();
      } else {
        break;
      }
    }
    return replace(now, part, change.apply(part));
  }

  private static Arrangement replace(Arrangement in, Arrangement old, Arrangement fresh) {
    if (in.equals(old)) {
      return fresh;
    }
    return in instanceof Split split
        ? new Split(
            split.across(),
            split.share(),
            replace(split.first(), old, fresh),
            replace(split.second(), old, fresh))
        : in;
  }

  private static boolean anyOf(Arrangement part, Set<String> here) {
    return part.views().stream().anyMatch(here::contains);
  }

  private static Set<String> present(Arrangement part, Set<String> here) {
    Set<String> ids = part.views();
    ids.retainAll(here);
    return ids;
  }
}
