package org.plyscope.lab.compare;

import java.util.List;
import java.util.Optional;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.game.Game;

/** The comparison that all views look at. Safe for any thread. */
public final class LatestComparison {
  private final Listeners<Runnable> listeners = new Listeners<>();
  private volatile Comparison latest;

  /** Returns the comparison, if there is one. */
  public Optional<Comparison> get() {
    return Optional.ofNullable(latest);
  }

  /** Puts another comparison here; null clears it. */
  public void show(Comparison comparison) {
    latest = comparison;
    listeners.fire(Runnable::run);
  }

  /** Forgets a comparison of a game that has left, so that it does not keep the game alive. */
  public void keepOnly(List<Game> games) {
    Comparison comparison = latest;
    if (comparison != null && !games.contains(comparison.request().rules().game())) {
      show(null);
    }
  }

  /**
   * Adds a listener that is notified, on any thread, after every change. Closing the registration
   * removes it.
   */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }
}
