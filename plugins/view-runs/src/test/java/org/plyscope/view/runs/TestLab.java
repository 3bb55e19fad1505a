package org.plyscope.view.runs;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.FirstMoveAgents;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.agent.baseline.RandomAgents;
import org.plyscope.agent.baseline.ZeroEvaluator;
import org.plyscope.api.run.Run;
import org.plyscope.experiment.kept.SessionRuns;
import org.plyscope.experiment.queue.ExperimentService;
import org.plyscope.experiment.queue.SessionQueue;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.lab.search.internal.LabAnalyst;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.poll.Poll;
import org.plyscope.view.runs.model.RunsContext;

/** A laboratory with real games and agents that plays in this process. */
public final class TestLab implements AutoCloseable {
  public static final Catalog CATALOG =
      Catalog.of(
          List.of(
              new TicTacToe(),
              new KalahGame(),
              new RandomAgents(),
              new FirstMoveAgents(),
              new AlphaBetaAgents(),
              new ZeroEvaluator(),
              new NoOrdering()));

  /** Three agents in a round robin: twelve games. */
  public static final String TEXT =
      """
      { "plyscope": 1, "name": "Three of them", "seed": 3,
        "game": { "id": "tic-tac-toe" },
        "agents": {
          "ab{depth}": { "use": "alpha-beta", "depth": { "each": [1, 3] } },
          "random": { "use": "random" } },
        "format": "round-robin",
        "openings": { "randomPlies": 1, "count": 2 },
        "blocks": 2 }
      """;

  private final SessionRuns runs = new SessionRuns(CATALOG);
  private final SessionQueue queue;
  private final RunsContext context;

  public TestLab(Path home) {
    queue = new SessionQueue(CATALOG, runs, InProcess.always(CATALOG), Optional.empty(), home);
    context =
        new RunsContext(
            runs,
            new ExperimentService(queue, runs, CATALOG),
            queue,
            new LabAnalyst(CATALOG, Searches.with(CATALOG)),
            CATALOG);
    CATALOG.games().forEach(context::addGame);
  }

  public RunsContext context() {
    return context;
  }

  /** Plays an experiment to the end. */
  public Run played(String text) throws InterruptedException {
    Run run = context.experiments().start(text, Path.of("."));
    Poll.until("the run has ended", () -> queue.queued().isEmpty());
    return run;
  }

  @Override
  public void close() {
    queue.close();
  }
}
