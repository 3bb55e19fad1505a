package org.plyscope.workbench.search.history;

import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Predicate;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceCost;
import org.plyscope.api.view.Selection;

/**
 * The last searches, newest first. Their trees are kept as long as all of them together fit into a
 * number of bytes; the oldest give way first, the newest never does. Used on one thread, the
 * user-interface thread in the window.
 */
public final class SearchArchive {
  /** How many searches are kept. */
  static final int MOST = 30;

  /** The share of the memory of this program that trees may fill. */
  private static final double SHARE = 0.25;

  /** The size of a node if the trace does not report it. */
  private static final long BYTES = 64;

  /**
   * A search.
   *
   * @param asked the request
   * @param result the result
   * @param trace its tree, or null if there is none or no longer
   * @param at when it ended
   */
  public record Entry(SearchOrigin asked, SearchResult result, Trace trace, LocalTime at) {
    /** Returns the selection for when the user goes back to it. */
    public Selection selection() {
      return Selection.of(asked.line()).withResult(result).withTrace(trace, -1);
    }

    /** Returns whether there was a tree that is no longer kept for lack of room. */
    public boolean lost() {
      return trace == null && asked.recorded();
    }

    private Entry without() {
      return new Entry(asked, result, null, at);
    }
  }

  private final long room;
  private final List<Entry> entries = new ArrayList<>();
  private final Listeners<Runnable> listeners = new Listeners<>();

  /** Searches that are no longer listed live as long as the undo history keeps their results. */
  private final Map<SearchResult, SearchOrigin> known = new WeakHashMap<>();

  /** Keeps trees in a quarter of the memory of this program. */
  public SearchArchive() {
    this((long) (Runtime.getRuntime().maxMemory() * SHARE));
  }

  /** Keeps trees in the given number of bytes. */
  SearchArchive(long room) {
    this.room = room;
  }

  /** Adds a listener that is notified when the list changes. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Adds a search that has ended. */
  public void add(SearchOrigin asked, SearchResult result, Trace trace, LocalTime at) {
    known.put(result, asked);
    entries.add(0, new Entry(asked, result, trace, at));
    if (entries.size() > MOST) {
      entries.remove(MOST);
    }
    long used = 0;
    for (int i = 0; i < entries.size(); i++) {
      used += bytes(entries.get(i).trace());
      if (i > 0 && used > room) {
        entries.set(i, entries.get(i).without());
      }
    }
    changed();
  }

  private static long bytes(Trace trace) {
    return trace == null
        ? 0
        : trace.cost().map(TraceCost::bytes).filter(b -> b > 0).orElse(trace.size() * BYTES);
  }

  /** Returns the searches, newest first. */
  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** Finds how a result came about. */
  public Optional<SearchOrigin> asked(SearchResult result) {
    return Optional.ofNullable(known.get(result));
  }

  /** Finds a listed search by its result. */
  public Optional<Entry> find(SearchResult result) {
    return entries.stream().filter(e -> e.result() == result).findFirst();
  }

  /** Returns whether a tree is kept. */
  public boolean keeps(Trace trace) {
    return entries.stream().anyMatch(e -> e.trace() == trace);
  }

  /** Removes a search. */
  public void remove(Entry entry) {
    if (entries.remove(entry)) {
      changed();
    }
  }

  /** Forgets everything about rules that are no longer there, so that their plugin can leave. */
  public void forget(Predicate<Rules> gone) {
    known.values().removeIf(asked -> gone.test(asked.line().rules()));
    if (entries.removeIf(e -> gone.test(e.asked().line().rules()))) {
      changed();
    }
  }

  private void changed() {
    listeners.fire(Runnable::run);
  }
}
