package org.plyscope.workbench.search;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.workbench.session.Session;

/**
 * Continuous analysis: while it is on, every position that comes onto the board is searched, and a
 * search of a position that has left the board is stopped at once. Nodes of a tree are not
 * searched, because looking at a tree must not replace it.
 */
final class Following {
  private final Session session;
  private final SearchControl control;
  private final Function<Selection, SearchSpec> specs;
  private boolean active;

  /** The line searched last, which is not searched again. */
  private Line done;

  /**
   * Makes an analysis that is off.
   *
   * @param specs determines how a selection is searched
   * @param ui runs something after all listeners know about a change
   */
  Following(
      Session session, SearchControl control, Function<Selection, SearchSpec> specs, Executor ui) {
    this.session = session;
    this.control = control;
    this.specs = specs;
    session.onChange(() -> later(ui));
    control.onChange(() -> later(ui));
  }

  private void later(Executor ui) {
    if (active) {
      ui.execute(this::follow);
    }
  }

  /** Returns whether it is on. */
  boolean active() {
    return active;
  }

  /** Switches it on or off; when it is switched off, its search is stopped. */
  void active(boolean value) {
    active = value;
    done = null;
    if (value) {
      follow();
    } else {
      control.stop();
    }
  }

  private void follow() {
    Optional<Selection> board = session.selection().filter(s -> s.node() < 0 && !over(s));
    if (!active || board.isEmpty() || control.phase() != SearchControl.Phase.IDLE) {
      return;
    }
    Selection selection = board.get();
    if (!selection.line().equals(done) && selection.result().isEmpty()) {
      done = selection.line();
      try {
        control.start(specs.apply(selection));
      } catch (InputException e) {
        active = false;
        throw e;
      }
    }
  }

  private static boolean over(Selection selection) {
    return selection.line().state().over();
  }
}
