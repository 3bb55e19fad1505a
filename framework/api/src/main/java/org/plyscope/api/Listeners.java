package org.plyscope.api;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * The listeners of something that changes, in the order in which they were added. A listener that
 * was added twice is notified twice. Safe for any thread.
 *
 * <p>A model keeps one list per event, returns the registration from {@link #add} and calls {@link
 * #fire} after a change:
 *
 * <pre>{@code
 * private final Listeners<Runnable> listeners = new Listeners<>();
 *
 * public Registration onChange(Runnable listener) {
 *   return listeners.add(listener);
 * }
 *
 * private void changed() {
 *   listeners.fire(Runnable::run);
 * }
 * }</pre>
 *
 * @param <L> the type of the listeners
 */
public final class Listeners<L> {
  private final List<Entry<L>> entries = new CopyOnWriteArrayList<>();
  private final Consumer<? super Throwable> failures;

  /**
   * Makes an empty list. If a listener throws, the others are notified all the same, and then
   * {@link #fire} throws the same.
   */
  public Listeners() {
    this.failures = null;
  }

  /**
   * Makes an empty list whose listeners cannot make {@link #fire} fail.
   *
   * @param failures receives each exception that a listener throws, on the thread that notified it
   */
  public Listeners(Consumer<? super Throwable> failures) {
    this.failures = Objects.requireNonNull(failures);
  }

  /**
   * Adds a listener.
   *
   * @param listener the listener
   * @return removes it when closed
   */
  public Registration add(L listener) {
    Entry<L> entry = new Entry<>(listener);
    entries.add(entry);
    return () -> entries.remove(entry);
  }

  /**
   * Notifies every listener on the calling thread. A listener that is added meanwhile is not
   * notified, nor is one that another listener has removed.
   *
   * @param call how one of them is notified
   */
  public void fire(Consumer<? super L> call) {
    Throwable first = null;
    for (Entry<L> entry : entries) {
      if (entries.contains(entry)) {
        try {
          call.accept(entry.listener);
        } catch (RuntimeException | LinkageError e) {
          if (failures != null) {
            failures.accept(e);
          } else if (first == null) {
            first = e;
          } else if (first != e) {
            first.addSuppressed(e);
          }
        }
      }
    }
    if (first instanceof LinkageError error) {
      throw error;
    }
    if (first != null) {
      throw (RuntimeException) first;
    }
  }

  /**
   * Returns whether there are no listeners.
   *
   * @return whether the list is empty
   */
  public boolean isEmpty() {
    return entries.isEmpty();
  }

  /** Removes all listeners; their registrations close nothing afterwards. */
  public void clear() {
    entries.clear();
  }

  /** Compared by identity, so that closing a registration twice removes no other. */
  private static final class Entry<L> {
    private final L listener;

    Entry(L listener) {
      this.listener = Objects.requireNonNull(listener);
    }
  }
}
