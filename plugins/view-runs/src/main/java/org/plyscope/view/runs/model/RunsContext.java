package org.plyscope.view.runs.model;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.catalog.AgentCatalog;
import org.plyscope.api.experiment.Experiments;
import org.plyscope.api.game.Game;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.run.Runs;
import org.plyscope.ui.form.draft.InstalledParts;

/** The services of the host for the views of this plugin. Safe for any thread. */
@Component(service = RunsContext.class)
public final class RunsContext implements InstalledParts {
  private final Runs runs;
  private final Experiments experiments;
  private final WorkQueue queue;
  private final Analyst analyst;
  private final AgentCatalog catalog;
  private final List<Game> games = new CopyOnWriteArrayList<>();

  /** Called by the framework. */
  @Activate
  public RunsContext(
      @Reference Runs runs,
      @Reference Experiments experiments,
      @Reference WorkQueue queue,
      @Reference Analyst analyst,
      @Reference AgentCatalog catalog) {
    this.runs = runs;
    this.experiments = experiments;
    this.queue = queue;
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

  /** Returns the runs of this session. */
  public Runs runs() {
    return runs;
  }

  /** Returns the service that carries runs out. */
  public WorkQueue queue() {
    return queue;
  }

  /** Returns the service that plans and begins runs. */
  public Experiments experiments() {
    return experiments;
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
    return games.stream().sorted((a, b) -> a.name().compareToIgnoreCase(b.name())).toList();
  }
}
