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
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.game.Game;

/** What the views of this plugin get from the host. Safe for any thread. */
@Component(service = Desk.class)
public final class Desk {
  private final Analyst analyst;
  private final List<Game> games = new CopyOnWriteArrayList<>();

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

  /** Called by the framework when a game goes. */
  public void removeGame(Game game) {
    games.remove(game);
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
    return analyst.comparison();
  }

  /** Lets all views look at another comparison. */
  public void show(Comparison comparison) {
    analyst.show(comparison);
  }

  /**
   * Adds a listener that is notified, on any thread, when there is another comparison.
   *
   * @return removes it when run
   */
  public Runnable onChange(Runnable listener) {
    return analyst.onComparison(listener);
  }
}
