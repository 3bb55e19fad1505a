package org.plyscope.view.runs.model;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.game.Game;
import org.plyscope.api.run.Experiments;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.Runs;
import org.plyscope.api.view.Workspace;

/** What the views of this plugin get from the host. Safe for any thread. */
@Component(service = Desk.class)
public final class Desk {
  private final Runs runs;
  private final Experiments experiments;
  private final Analyst analyst;
  private final List<Game> games = new CopyOnWriteArrayList<>();
  private final List<Run> followed = new ArrayList<>();

  /** Called by the framework. */
  @Activate
  public Desk(
      @Reference Runs runs, @Reference Experiments experiments, @Reference Analyst analyst) {
    this.runs = runs;
    this.experiments = experiments;
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

  /** Returns the runs of this session. */
  public Runs runs() {
    return runs;
  }

  /** Returns who plans and plays. */
  public Experiments experiments() {
    return experiments;
  }

  /** Returns who searches. */
  public Analyst analyst() {
    return analyst;
  }

  /** Returns the games that are there, by name. */
  public List<Game> games() {
    return games.stream().sorted((a, b) -> a.name().compareToIgnoreCase(b.name())).toList();
  }

  /**
   * Shows a run in the status bar while it is played, once whoever asks how often. Called on the
   * user-interface thread.
   *
   * @param workspace the window
   * @param run the run
   */
  public void follow(Workspace workspace, Run run) {
    synchronized (followed) {
      if (followed.contains(run)) {
        return;
      }
      followed.add(run);
    }
    workspace.submit(
        run.name(),
        monitor -> {
          try {
            return new Progress(experiments, run).follow(monitor);
          } finally {
            synchronized (followed) {
              followed.remove(run);
            }
          }
        },
        workspace::message);
  }
}
