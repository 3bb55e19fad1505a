package org.plyscope.bench.internal;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.line.GameLine;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;

/** Writes the games of a run, each played at random from its opening. Used by one thread. */
public final class GrowingRun {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Receives games that were written. */
  @FunctionalInterface
  public interface Watcher {
    /** Receives a game. */
    void finished(RunGame game, byte[] line);
  }

  private final Experiment experiment;
  private final RunFolder folder;
  private final GameLine lines;
  private final GameScan scan;
  private final Watcher watcher;
  private long watchNanos;

  /**
   * Begins a run.
   *
   * @param experiment the experiment
   * @param folder where games are written
   * @param watcher receives every game that was written
   */
  public GrowingRun(Experiment experiment, RunFolder folder, Watcher watcher) {
    this.experiment = experiment;
    this.folder = folder;
    this.lines = new GameLine(experiment.names(), experiment.tournament());
    this.scan = new GameScan(experiment.names(), experiment.schedule());
    this.watcher = watcher;
  }

  /** Plays a game by its number. */
  public void play(int index) {
    PlannedGame planned = experiment.schedule().game(index);
    SplittableRandom random = new SplittableRandom(planned.seed());
    Line opening =
        experiment.tournament().openings().get(planned.opening()).line(experiment.rules());
    State state = opening.state();
    List<PlayedMove> moves = new ArrayList<>();
    MoveList legal = new MoveList();
    while (!state.over()) {
      legal.clear();
      long move = legal.get(random.nextInt(state.moves(legal)));
      moves.add(
          PlayedMove.builder(state.toMove(), move, state.text(move))
              .time(1_000 + random.nextInt(100_000), 0)
              .effort(1 + random.nextInt(1_000), 0, 1)
              .build());
      state.play(move);
    }
    double[] payoffs = new double[planned.seats().size()];
    state.payoffs(payoffs);
    Line line = opening.then(moves.stream().mapToLong(PlayedMove::move).toArray());
    PlayedGame game =
        new PlayedGame(
            line,
            opening.size(),
            planned.seats().stream().map(experiment.names()::get).toList(),
            planned.seed(),
            moves,
            Ending.of(Ending.Kind.RULES, ""),
            payoffs);
    byte[] bytes = lines.write(planned, game, new GameLine.Circumstances("bench", index % 2, 0, 0));
    folder.append(index, bytes);
    RunGame finished = scan.line(bytes);
    long before = THREADS.getCurrentThreadCpuTime();
    watcher.finished(finished, bytes);
    watchNanos += THREADS.getCurrentThreadCpuTime() - before;
  }

  /** Returns the processor time of the calling thread that the watcher took. */
  public long watchNanos() {
    return watchNanos;
  }
}
