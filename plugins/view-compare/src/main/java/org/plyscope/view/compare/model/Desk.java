package org.plyscope.view.compare.model;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.game.Game;

/** Where the views of this plugin find the latest comparison. Safe for any thread. */
@Component(service = Desk.class)
public final class Desk {
  private final Analyst analyst;
  private final List<Game> games = new CopyOnWriteArrayList<>();
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private volatile Comparison latest;

  /** Called by the framework. */
  @Activate
  public Desk(@Reference Analyst analyst) {
    this.analyst = analyst;
  }

  /** Called by the framework when a game comes. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  public void addGame(Game game) {
    games.add(game);
  }

  /** Called by the framework when a game goes; what was compared in it must not keep it alive. */
  public void removeGame(Game game) {
    games.remove(game);
    Comparison comparison = latest;
    if (comparison != null && comparison.plan().rules().game() == game) {
      show(null);
    }
  }

  /** Returns who runs searches. */
  public Analyst analyst() {
    return analyst;
  }

  /** Returns the games that are there. */
  public List<Game> games() {
    return List.copyOf(games);
  }

  /** Returns the latest comparison, finished or so far. */
  public Optional<Comparison> latest() {
    return Optional.ofNullable(latest);
  }

  /** Lays another comparison on the desk; null clears it. */
  public void show(Comparison comparison) {
    latest = comparison;
    listeners.forEach(Runnable::run);
  }

  /**
   * Adds somebody who is told, on any thread, when there is another comparison.
   *
   * @return removes him again
   */
  public Runnable onChange(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }
}
