package org.plyscope.lab.catalog.internal;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.Part;

/** A shelf for every kind of part that has been seen. Safe for any thread. */
final class Shelves {
  private final Map<Class<? extends Part>, Shelf<Part>> shelves = new ConcurrentHashMap<>();

  /** Returns the shelf of a kind. */
  Shelf<Part> of(Class<? extends Part> kind) {
    return shelves.computeIfAbsent(kind, k -> new Shelf<>(Part::id, Part::name));
  }

  /** Returns the kinds of which there are parts, sorted by name. */
  List<Class<? extends Part>> kinds() {
    return shelves.entrySet().stream()
        .filter(shelf -> !shelf.getValue().ranked().isEmpty())
        .<Class<? extends Part>>map(Map.Entry::getKey)
        .sorted(Comparator.comparing(Kinds::word))
        .toList();
  }

  /** Returns the parts of a kind that fit some rules, best first. */
  List<Shelf.Item<Part>> fitting(Class<? extends Part> kind, Rules rules) {
    return of(kind).fitting(part -> part.supports(rules));
  }
}
