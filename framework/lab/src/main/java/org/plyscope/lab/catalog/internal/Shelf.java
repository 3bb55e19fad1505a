package org.plyscope.lab.catalog.internal;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The parts of one kind that are there now, best first. Safe for any thread: readers get snapshots.
 *
 * @param <T> the kind of part
 */
final class Shelf<T> {
  private static final System.Logger LOG = System.getLogger(Shelf.class.getName());

  private final Function<T, String> id;
  private final Function<T, String> name;
  private volatile List<Item<T>> items = List.of();

  /** A part with what is known about it; id and name are asked once. */
  record Item<T>(T part, String id, String name, int ranking, long order) {}

  Shelf(Function<T, String> id, Function<T, String> name) {
    this.id = id;
    this.name = name;
  }

  /** Adds a part; one that cannot even say its name is left out. */
  synchronized void add(T part, int ranking, long order) {
    Item<T> item;
    try {
      item = new Item<>(part, id.apply(part), name.apply(part), ranking, order);
    } catch (RuntimeException | LinkageError e) {
      LOG.log(Level.WARNING, part.getClass().getName() + " has no id or name.", e);
      return;
    }
    if (item.id() == null || item.name() == null) {
      LOG.log(Level.WARNING, "{0} has no id or name.", part.getClass().getName());
      return;
    }
    List<Item<T>> changed = new ArrayList<>(items);
    changed.add(item);
    changed.sort(
        Comparator.<Item<T>>comparingInt(Item::ranking).reversed().thenComparing(Item::order));
    items = List.copyOf(changed);
  }

  synchronized void remove(T part) {
    items = items.stream().filter(item -> item.part() != part).toList();
  }

  /** Returns all parts, best first. */
  List<Item<T>> ranked() {
    return items;
  }

  /** Returns all parts, sorted by name. */
  List<Item<T>> named() {
    return items.stream()
        .sorted(Comparator.comparing(Item<T>::name, String.CASE_INSENSITIVE_ORDER))
        .toList();
  }

  /** Returns the parts that fit, best first; a part that fails to answer does not fit. */
  List<Item<T>> fitting(Predicate<T> fits) {
    return items.stream().filter(item -> answers(item, fits)).toList();
  }

  private static <T> boolean answers(Item<T> item, Predicate<T> fits) {
    try {
      return fits.test(item.part());
    } catch (RuntimeException | LinkageError e) {
      LOG.log(Level.DEBUG, "'" + item.id() + "' cannot say whether it fits.", e);
      return false;
    }
  }
}
