package org.plyscope.experiment.work.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchListener;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.run.Machine;
import org.plyscope.experiment.run.line.GameLine;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.experiment.schedule.PlayableGames;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.agent.Watchdog;
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
import org.plyscope.lab.match.seat.Reply;
import org.plyscope.lab.match.seat.Turn;

/**
 * Plays games of an experiment on the calling thread. Each game depends on its number only, as far
 * as no agent has a limit of time. Used by one thread.
 */
public final class GamePlayer implements AutoCloseable {
  private final Experiment experiment;
  private final int worker;
  private final PlayableGames playable;
  private final List<Entrant> entrants;
  private final Line[] openings;
  private final TimeControl time;
  private final Adjudication adjudication;
  private final MatchRunner runner;
  private final GameLine lines;
  private final Logbook log;
  private final MatchListener listener;
  private final Optional<SlowdownDetector> pace;
  private double drift;

  /**
   * Prepares to play.
   *
   * @param experiment the experiment
   * @param catalog where agents come from
   * @param watchdog watches over agents
   * @param log receives the agent that is running
   * @param worker the number under which games are noted
   */
  public GamePlayer(
      Experiment experiment, Catalog catalog, Watchdog watchdog, Logbook log, int worker) {
    this.experiment = experiment;
    this.worker = worker;
    this.playable = experiment.playable();
    this.time = time(experiment);
    this.adjudication = experiment.conditions().adjudication().adjudication();
    this.log = log;
    this.entrants =
        experiment.agents().stream().map(agent -> entrant(agent, catalog, watchdog)).toList();
    this.openings = new Line[experiment.tournament().openings().size()];
    this.runner = new MatchRunner(catalog);
    this.lines = new GameLine(experiment.names(), experiment.tournament());
    this.pace = experiment.timed() ? Optional.of(new SlowdownDetector()) : Optional.empty();
    this.listener =
        new MatchListener() {
          @Override
          public void moved(PlayedMove move, Line line) {
            log.moved(move);
          }
        };
  }

  /** No agent loses because the system is late to wake a thread. */
  private static TimeControl time(Experiment experiment) {
    TimeControl stated = experiment.conditions().time();
    if (!experiment.timed()) {
      return stated;
    }
    try {
      return stated.withMargin(
          Duration.ofMillis(stated.marginMillis() + SlowdownDetector.noiseMillis()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return stated;
    }
  }

  private Entrant entrant(Contestant agent, Catalog catalog, Watchdog watchdog) {
    InstalledAgent spec = catalog.agent(experiment.rules(), agent.agent());
    Supplier<Mover> seat =
        () -> new LoggedMover(new PromptAgent(spec, experiment.rules(), catalog, watchdog), log);
    Entrant entrant = Entrant.agent(agent.name(), seat, agent.limits());
    return agent.clock().millis() == 0
        ? entrant
        : entrant.withTime(
            time.withGame(
                Duration.ofMillis(agent.clock().millis()),
                Duration.ofMillis(agent.clock().incrementMillis())));
  }

  /**
   * Plays a game.
   *
   * @param index its number in the {@link PlayableGames}
   */
  public byte[] play(int index) {
    PlannedGame planned = playable.game(index);
    long started = System.currentTimeMillis();
    PlayedGame game = play(planned);
    return lines.write(planned, game, where(started));
  }

  /** The line of a game, and whether the process must not play another one. */
  public static final class Played {
    private final byte[] line;
    private final boolean spoilt;
    private final boolean late;

    private Played(byte[] line, boolean spoilt, boolean late) {
      this.line = line;
      this.spoilt = spoilt;
      this.late = late;
    }

    /** Returns the line with its end. */
    public byte[] line() {
      return line;
    }

    /** Returns whether the process must not play another one. */
    public boolean spoilt() {
      return spoilt;
    }

    /** Returns whether an agent lost because it took too long. */
    public boolean late() {
      return late;
    }
  }

  /**
   * Plays a game; an agent that leaves threads running loses it, whatever its outcome was.
   *
   * @param index its number in the {@link PlayableGames}
   * @param threads knows the agents that left threads
   * @throws InterruptedException if the calling thread is interrupted
   */
  public Played playWatched(int index, LeftThreads threads) throws InterruptedException {
    PlannedGame planned = playable.game(index);
    long started = System.currentTimeMillis();
    PlayedGame game = play(planned);
    Optional<LeftThreads.Culprit> culprit = threads.culprit();
    if (culprit.isPresent()) {
      int seat = culprit.get().seat();
      game = Forfeits.lost(game, seat, culprit.get().failure(game.players().get(seat)));
    }
    boolean late =
        game.ending().fault().filter(f -> f == Fault.OVERTIME || f == Fault.HUNG).isPresent();
    return new Played(
        lines.write(planned, game, where(started)), culprit.isPresent(), late && culprit.isEmpty());
  }

  /** Looks at the machine after a game; it was busy if it was so before or is so behind. */
  private GameLine.Circumstances where(long started) {
    double before = drift;
    drift = pace.map(SlowdownDetector::drift).orElse(0.0);
    double worst = Math.round(1000 * Math.max(before, drift)) / 1000.0;
    return new GameLine.Circumstances(Machine.host(), worker, started, worst);
  }

  private PlayedGame play(PlannedGame planned) {
    log.begin(planned.index());
    return runner.playHere(match(planned), listener);
  }

  private MatchSpec match(PlannedGame planned) {
    // A seed per seat, so that an agent that plays against itself does not mirror itself.
    List<Entrant> seated =
        IntStream.range(0, planned.seats().size())
            .mapToObj(seat -> entrants.get(planned.seats().get(seat)).withSeed(seat))
            .toList();
    Line opening = opening(planned.opening());
    return MatchSpec.of(opening, seated)
        .withSeed(planned.seed())
        .withTime(time)
        .withAdjudication(adjudication(planned.index(), opening));
  }

  private Adjudication adjudication(int index, Line opening) {
    if (playable.isTrial(index)) {
      // In a suite a search takes the place of a game.
      int plies = experiment.tournament().isSuite() ? 1 : PlayableGames.TRIAL_PLIES;
      return Adjudication.NONE.withPlyCap(opening.size() + plies);
    }
    return playable.isPlayedOut(index)
        ? experiment.conditions().adjudication().playedOut().adjudication()
        : adjudication;
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

  /** Notes whenever an agent is running. */
  private static final class LoggedMover implements Mover {
    private final Mover mover;
    private final Logbook log;
    private int player;

    LoggedMover(Mover mover, Logbook log) {
      this.mover = mover;
      this.log = log;
    }

    @Override
    public void begin(Line line, int seat) {
      player = seat;
      log.enter(player);
      mover.begin(line, seat);
      log.leave();
    }

    @Override
    public Runnable ask(Turn turn, SearchListener progress, Consumer<Reply> whenDone) {
      log.enter(player);
      Runnable stop = mover.ask(turn, progress, whenDone);
      log.leave();
      return stop;
    }

    @Override
    public void end(Line line, double[] payoffs) {
      log.enter(player);
      mover.end(line, payoffs);
      log.leave();
    }

    @Override
    public void close() {
      log.enter(player);
      mover.close();
      log.leave();
    }
  }
}
