package org.plyscope.workbench.position;

import java.util.Optional;
import java.util.concurrent.Executor;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.position.Symmetries;

/**
 * The symmetries of the open rules, once they are found: trying them takes too long for the
 * user-interface thread. Used on that thread.
 */
final class KnownSymmetries {
  private final Executor background;
  private final Executor ui;
  private final Runnable whenFound;
  private Rules rules;
  private Symmetries found;

  /**
   * Knows nothing yet.
   *
   * @param background runs the search for symmetries
   * @param ui runs something on the user-interface thread
   * @param whenFound called there when symmetries are known
   */
  KnownSymmetries(Executor background, Executor ui, Runnable whenFound) {
    this.background = background;
    this.ui = ui;
    this.whenFound = whenFound;
  }

  /** Starts to look at other rules; null forgets them. */
  void follow(Rules open) {
    if (open == rules) {
      return;
    }
    rules = open;
    found = null;
    if (open != null) {
      background.execute(
          () -> {
            Symmetries symmetries = Symmetries.of(open);
            ui.execute(() -> take(open, symmetries));
          });
    }
  }

  /** Returns the symmetries, empty while they are looked for. */
  Optional<Symmetries> get() {
    return Optional.ofNullable(found);
  }

  private void take(Rules of, Symmetries symmetries) {
    if (of == rules) {
      found = symmetries;
      whenFound.run();
    }
  }
}
