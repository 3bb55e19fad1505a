package org.plyscope.workbench.session;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;

/**
 * The selection and its history. A change of rules or line is a step that can be undone; a change
 * of the result or the trace is not. Used on one thread, the user-interface thread in the window.
 */
public final class Session {
  /** How many steps can be undone. */
  static final int MEMORY = 1_000;

  private final Deque<Step> past = new ArrayDeque<>();
  private final Deque<Step> future = new ArrayDeque<>();
  private final Listeners<Runnable> listeners = new Listeners<>();
  private Selection selection;
  private boolean stepping;

  /** The last trace that was selected: the one that steps through the history still show. */
  private Trace latest;

  /** Decides which other traces are kept anyway, so that steps may show them too. */
  private Predicate<Trace> kept = trace -> false;

  /** Whether the position from which the walk through the present tree set out is in the past. */
  private boolean walkKept;

  /** Adds a listener that is notified after every change of the selection. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Sets which traces are kept elsewhere and may be shown by steps through the history. */
  public void keeps(Predicate<Trace> keeper) {
    kept = keeper;
  }

  /** Returns the selection, or empty while there is no game. */
  public Optional<Selection> selection() {
    return Optional.ofNullable(selection);
  }

  /** Changes the selection. */
  public void select(Selection next) {
    Objects.requireNonNull(next);
    walkKept &= selection != null && sameWalk(selection, next);
    if (selection != null && !sameBoard(selection, next) && !walkKept) {
      walkKept = next.node() >= 0;
      past.push(Step.of(selection));
      if (past.size() > MEMORY) {
        past.removeLast();
      }
      future.clear();
    }
    change(next);
  }

  /** Selects a position under some rules. */
  public void open(Rules rules, String position) {
    select(Selection.of(Line.of(rules, position)));
  }

  /** Selects the start of a game. */
  public void open(Rules rules) {
    select(Selection.of(Line.of(rules)));
  }

  /** Plays a legal move of the selected position. */
  public void play(long move) {
    select(Selection.of(selection.line().then(move)));
  }

  /** Returns whether there is a step to undo. */
  public boolean canUndo() {
    return !past.isEmpty();
  }

  /** Returns whether there is a step to redo. */
  public boolean canRedo() {
    return !future.isEmpty();
  }

  /** Undoes the last step, if there is one. */
  public void undo() {
    step(past, future);
  }

  /** Redoes the last undone step, if there is one. */
  public void redo() {
    step(future, past);
  }

  /** Returns, while listeners are notified, whether the change is a step through the history. */
  public boolean stepping() {
    return stepping;
  }

  /**
   * Forgets everything about rules that are no longer there, so that their plugin can leave. If the
   * selection is among them, nothing is selected until the user opens something or goes back.
   */
  public void forget(Predicate<Rules> gone) {
    past.removeIf(s -> gone.test(s.board().rules()));
    future.removeIf(s -> gone.test(s.board().rules()));
    boolean lost = selection != null && gone.test(selection.rules());
    if (lost || selection == null || selection.trace().isEmpty()) {
      latest = null;
    }
    if (lost) {
      change(null);
    }
  }

  private void step(Deque<Step> from, Deque<Step> to) {
    if (!from.isEmpty()) {
      if (selection != null) {
        to.push(Step.of(selection));
      }
      stepping = true;
      try {
        change(from.pop().selection(trace -> trace == latest || kept.test(trace)));
        walkKept = from == future && selection.node() >= 0;
      } finally {
        stepping = false;
      }
    }
  }

  private void change(Selection next) {
    selection = next;
    if (next != null && next.trace().isPresent()) {
      latest = next.trace().get();
    }
    listeners.fire(Runnable::run);
  }

  /** Going from node to node of one tree is one step, however long the walk. */
  private static boolean sameWalk(Selection a, Selection b) {
    return a.node() >= 0 && b.node() >= 0 && a.trace().equals(b.trace());
  }

  private static boolean sameBoard(Selection a, Selection b) {
    return a.rules() == b.rules() && a.line().equals(b.line());
  }

  /**
   * An earlier selection. A trace may fill a hundred megabytes, so that history keeps none alive
   * and shows the tree again only if it is still the latest or kept elsewhere.
   */
  private record Step(Selection board, WeakReference<Trace> trace, int node) {
    static Step of(Selection selection) {
      Trace trace = selection.trace().orElse(null);
      return new Step(selection.withTrace(null, -1), new WeakReference<>(trace), selection.node());
    }

    Selection selection(Predicate<Trace> there) {
      Trace still = trace.get();
      return still != null && there.test(still) ? board.withTrace(still, node) : board;
    }
  }
}
