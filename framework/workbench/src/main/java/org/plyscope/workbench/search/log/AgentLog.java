package org.plyscope.workbench.search.log;

import java.time.LocalTime;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.ui.line.PlayedLine;
import org.plyscope.ui.text.NumberText;

/**
 * The newest reports of agents while they search. A search adds a line when it starts, one per
 * finished iteration, some per second in between, its comment and its end. Used on one thread, the
 * user-interface thread in the window.
 */
public final class AgentLog {
  /** How many lines are kept. */
  static final int MOST = 5_000;

  /** The kind of a line. */
  public enum Kind {
    /** A search starts or ends. */
    SEARCH,
    /** A depth is finished. */
    ITERATION,
    /** An intermediate result. */
    PROGRESS,
    /** A remark of the agent. */
    NOTE
  }

  /**
   * A line.
   *
   * @param at when it was added
   * @param kind its kind
   * @param agent the agent it comes from
   * @param text its text
   */
  public record Entry(LocalTime at, Kind kind, String agent, String text) {
    /** Returns whether a text occurs in the line. */
    boolean contains(String wanted) {
      String all = (agent + " " + kind + " " + text).toLowerCase(Locale.ROOT);
      return all.contains(wanted.strip().toLowerCase(Locale.ROOT));
    }
  }

  private final Deque<Entry> entries = new ArrayDeque<>();
  private final Listeners<Runnable> listeners = new Listeners<>();
  private boolean running;
  private SearchResult newest;
  private int iterations;
  private String comment = "";

  /** Adds a listener that is notified when lines were added. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns the lines, oldest first. */
  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** Returns the lines in which a text occurs, oldest first. */
  public List<Entry> entries(String wanted) {
    return entries.stream().filter(e -> e.contains(wanted)).toList();
  }

  /** Forgets all lines. */
  public void clear() {
    entries.clear();
    changed();
  }

  /** Follows a search. */
  public void follow(LiveSearch search, LocalTime now) {
    String agent = search.title();
    if (search.running() && !running) {
      running = true;
      newest = null;
      iterations = 0;
      comment = "";
      add(new Entry(now, Kind.SEARCH, agent, "starts to search " + search.line().position()));
    }
    search.result().filter(r -> r != newest).ifPresent(r -> report(search, r, now));
    if (!search.running() && running) {
      running = false;
      String end = search.result().map(r -> status(r.status())).orElse("failed");
      add(new Entry(now, Kind.SEARCH, agent, end));
    }
    changed();
  }

  private void report(LiveSearch search, SearchResult result, LocalTime now) {
    newest = result;
    String agent = search.title();
    List<Iteration> all = result.iterations();
    for (; iterations < all.size() && all.get(iterations).finished(); iterations++) {
      Iteration one = all.get(iterations);
      String text =
          "depth "
              + one.depth()
              + "  "
              + move(search, one.move())
              + "  value "
              + Value.text(one.value())
              + "  "
              + NumberText.count(one.counts().nodes())
              + " nodes  "
              + NumberText.time(one.nanos());
      add(new Entry(now, Kind.ITERATION, agent, text));
    }
    add(new Entry(now, Kind.PROGRESS, agent, progress(search, result)));
    if (!result.comment().equals(comment)) {
      comment = result.comment();
      if (!comment.isEmpty()) {
        add(new Entry(now, Kind.NOTE, agent, comment));
      }
    }
  }

  private static String progress(LiveSearch search, SearchResult result) {
    String playouts =
        result.counts().playouts() == 0
            ? ""
            : "  " + NumberText.count(result.counts().playouts()) + " playouts";
    return NumberText.time(result.nanos())
        + (result.depth() > 0 ? "  depth " + result.depth() : "")
        + "  value "
        + Value.text(result.value())
        + "  "
        + NumberText.count(result.counts().nodes())
        + " nodes"
        + playouts
        + "  "
        + PlayedLine.of(search.line(), result.line()).text();
  }

  private static String move(LiveSearch search, long move) {
    PlayedLine line = PlayedLine.of(search.line(), move);
    return line.size() == 0 ? NumberText.NOTHING : line.steps().get(0).text();
  }

  private static String status(SearchResult.Status status) {
    return switch (status) {
      case RUNNING -> "goes on";
      case COMPLETE -> "has finished";
      case LIMIT -> "was stopped at a limit";
      case STOPPED -> "was stopped";
    };
  }

  private void add(Entry entry) {
    entries.addLast(entry);
    if (entries.size() > MOST) {
      entries.removeFirst();
    }
  }

  private void changed() {
    listeners.fire(Runnable::run);
  }
}
