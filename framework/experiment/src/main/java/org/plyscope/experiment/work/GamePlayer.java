package org.plyscope.experiment.work;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.plyscope.api.game.Line;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.run.GameLine;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.lab.agent.Vigil;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.Adjudication;
import org.plyscope.lab.match.Entrant;
import org.plyscope.lab.match.MatchListener;
import org.plyscope.lab.match.MatchRunner;
import org.plyscope.lab.match.MatchSpec;
import org.plyscope.lab.match.TimeControl;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;
import org.plyscope.lab.match.seat.Mover;
import org.plyscope.lab.match.seat.PromptAgent;

/**
 * Plays games of an experiment on the calling thread. What it plays depends on the number of the
 * game only. Used by one thread.
 */
final class GamePlayer implements AutoCloseable {
  private final Experiment experiment;
  private final Schedule schedule;
  private final List<Entrant> entrants;
  private final Line[] openings;
  private final TimeControl time;
  private final Adjudication adjudication;
  private final MatchRunner runner;
  private final GameLine lines;
  private final Logbook log;
  private final MatchListener listener;

  GamePlayer(Experiment experiment, Catalog catalog, Vigil vigil, Logbook log) {
    this.experiment = experiment;
    this.schedule = experiment.schedule();
    this.time = experiment.conditions().time();
    this.adjudication = experiment.conditions().judging().adjudication();
    this.log = log;
    this.entrants =
        experiment.agents().stream().map(agent -> entrant(agent, catalog, vigil)).toList();
    this.openings = new Line[experiment.tournament().openings().size()];
    this.runner = new MatchRunner(catalog);
    this.lines = new GameLine(experiment.names(), experiment.tournament().openings());
    this.listener =
        new MatchListener() {
          @Override
          public void moved(PlayedMove move, Line line) {
            log.moved(move);
          }
        };
  }

  private Entrant entrant(Contestant agent, Catalog catalog, Vigil vigil) {
    AgentSpec spec = catalog.agent(experiment.rules(), agent.agent());
    Supplier<Mover> seat =
        () -> new LoggedMover(new PromptAgent(spec, experiment.rules(), catalog, vigil), log);
    Entrant entrant = Entrant.agent(agent.name(), seat, agent.limits());
    return agent.clock().millis() == 0
        ? entrant
        : entrant.withTime(
            time.withGame(
                Duration.ofMillis(agent.clock().millis()),
                Duration.ofMillis(agent.clock().incrementMillis())));
  }

  /** Plays a game and returns its line. */
  byte[] play(int index, GameLine.Circumstances where) {
    PlannedGame planned = schedule.game(index);
    return lines.write(planned, play(planned), where);
  }

  /** The line of a game, and whether the process must not play another one. */
  static final class Played {
    private final byte[] line;
    private final boolean spoilt;

    private Played(byte[] line, boolean spoilt) {
      this.line = line;
      this.spoilt = spoilt;
    }

    byte[] line() {
      return line;
    }

    boolean spoilt() {
      return spoilt;
    }
  }

  /** Plays a game; who leaves threads running loses it, whatever its outcome was. */
  Played playWatched(int index, GameLine.Circumstances where, LeftThreads threads)
      throws InterruptedException {
    PlannedGame planned = schedule.game(index);
    PlayedGame game = play(planned);
    Optional<LeftThreads.Culprit> culprit = threads.culprit();
    if (culprit.isPresent()) {
      int seat = culprit.get().seat();
      game = Forfeits.lost(game, seat, culprit.get().failure(game.players().get(seat)));
    }
    return new Played(lines.write(planned, game, where), culprit.isPresent());
  }

  PlayedGame play(PlannedGame planned) {
    log.begin(planned.index());
    return runner.playHere(match(planned), listener);
  }

  private MatchSpec match(PlannedGame planned) {
    // A seed per seat, so that an agent that plays against itself does not mirror itself.
    List<Entrant> seated =
        IntStream.range(0, planned.seats().size())
            .mapToObj(seat -> entrants.get(planned.seats().get(seat)).withSeed(seat))
            .toList();
    return MatchSpec.of(opening(planned.opening()), seated)
        .withSeed(planned.seed())
        .withTime(time)
        .withAdjudication(adjudication);
  }

  private Line opening(int number) {
    if (openings[number] == null) {
      Opening opening = experiment.tournament().openings().get(number);
      openings[number] = opening.line(experiment.rules());
    }
    return openings[number];
  }

  @Override
  public void close() {
    runner.close();
  }
}
