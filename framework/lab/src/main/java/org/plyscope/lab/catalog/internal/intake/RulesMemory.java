package org.plyscope.lab.catalog.internal.intake;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.plyscope.api.game.Rules;

/**
 * Remembers something about the rules that were asked for last. Rules are compared by identity, so
 * that no code of a plugin runs, and are not kept alive. Safe for any thread.
 */
public final class RulesMemory<T> {
  private static final int REMEMBERED = 16;

  private final Deque<Entry<T>> entries = new ArrayDeque<>();

  private record Entry<T>(WeakReference<Rules> rules, T value) {}

  /** Returns the remembered facts about some rules. */
  public synchronized Optional<T> find(Rules rules) {
    entries.removeIf(entry -> entry.rules().refersTo(null));
    return entries.stream()
        .filter(entry -> entry.rules().refersTo(rules))
        .map(Entry::value)
        .findFirst();
  }

  /** Remembers something about some rules, and drops the oldest entry. */
  public synchronized void put(Rules rules, T value) {
    entries.addFirst(new Entry<>(new WeakReference<>(rules), value));
    if (entries.size() > REMEMBERED) {
      entries.removeLast();
    }
  }
}
