package org.plyscope.view.tuning.model;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.catalog.AgentCatalog;
import org.plyscope.api.game.Game;
import org.plyscope.ui.form.draft.InstalledParts;

/** The games, agents and parts that the forms of this plugin offer. Safe for any thread. */
@Component(service = LearningContext.class)
public final class LearningContext implements InstalledParts {
  private final Analyst analyst;
  private final AgentCatalog catalog;
  private final List<Game> games = new CopyOnWriteArrayList<>();

  /** Called by the framework. */
  @Activate
  public LearningContext(@Reference Analyst analyst, @Reference AgentCatalog catalog) {
    this.analyst = analyst;
    this.catalog = catalog;
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

  @Override
  public Analyst analyst() {
    return analyst;
  }

  @Override
  public AgentCatalog catalog() {
    return catalog;
  }

  @Override
  public List<Game> games() {
    return games.stream()
        .sorted(Comparator.comparing(Game::name, String.CASE_INSENSITIVE_ORDER))
        .toList();
  }
}
