package org.plyscope.lab.match;

import java.lang.System.Logger.Level;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;
import org.plyscope.lab.match.seat.Mover;
import org.plyscope.lab.match.seat.Reply;
import org.plyscope.lab.match.seat.Turn;
import org.plyscope.plugins.Thrown;

/**
 * The turn loop of one game: whose turn it is, ask, check, play, adjudicate. Made by {@link
 * MatchRunner#open}.
 *
 * <p>Everything happens on one thread, that of the executor it was given: call its methods there,
 * and there it calls its listener. No method waits.
 */
public final class Match implements AutoCloseable {
  /** Determines when a chosen move is played. */
  @FunctionalInterface
  public interface Pacing {
    /** Plays every move at once. */
    Pacing AT_ONCE = (line, play) -> play.run();

    /**
     * Plays a move, now or later, on the thread of the match.
     *
     * @param line the game before the move
     * @param play plays it; does nothing if the match has gone elsewhere meanwhile
     */
    void move(Line line, Runnable play);
  }

  private static final System.Logger LOG = System.getLogger(Match.class.getName());

  private final MatchSpec spec;
  private final Seating seating;
  private final GameClock clock;
  private final Executor home;
  private final Pacing pacing;
  private final MatchListener listener;
  private final ScoreSheet sheet;
  private final MoveList legal = new MoveList();
  private boolean running;
  private boolean once;
  private Turn turn;
  private long askedAt;
  private Runnable stopTurn = () -> {};
  private PlayedGame game;

  Match(
      MatchSpec spec,
      Catalog catalog,
      Watch watch,
      Executor home,
      Pacing pacing,
      MatchListener listener,
      Consumer<Mover> whenLeaving) {
    this.spec = spec;
    this.seating = new Seating(spec.start().rules(), spec.entrants(), catalog, watch, whenLeaving);
    this.clock = new GameClock(spec.time(), spec.entrants());
    this.home = home;
    this.pacing = pacing;
    this.listener = listener;
    this.sheet = new ScoreSheet(spec.start());
  }

  /** Returns the game so far. */
  public Line line() {
    return sheet.line();
  }

  /**
   * Returns whether the match goes on by itself; true between {@link #start} and the end or a
   * pause.
   */
  public boolean running() {
    return running;
  }

  /**
   * Returns the turn in progress: the turn, also while its move waits to be played; empty if there
   * is none.
   */
  public Optional<Turn> turn() {
    return Optional.ofNullable(turn);
  }

  /** Returns the finished game; empty if it is not over. */
  public Optional<PlayedGame> game() {
    return Optional.ofNullable(game);
  }

  /** Seats all players before the first move, instead of each at its first turn. */
  public void begin() {
    for (int player = 0; player < spec.entrants().size() && game == null; player++) {
      seated(player);
    }
  }

  /** Lets the match go on until it is over. */
  public void start() {
    running = true;
    advance();
  }

  /** Lets the player to move choose one move. */
  public void step() {
    once = true;
    advance();
  }

  /** Pauses after the move that is being chosen now. */
  public void hold() {
    running = false;
    once = false;
  }

  /** Pauses at once: the player to move is asked to stop, and its answer is ignored. */
  public void pause() {
    hold();
    drop();
  }

  /**
   * Goes on from another position: after a move made from outside, or elsewhere in the game. Movers
   * that followed another line are replaced at their next turn.
   *
   * @param next a line of the same rules
   */
  public void go(Line next) {
    drop();
    once = false;
    game = null;
    sheet.go(next);
    advance();
  }

  /**
   * Puts another player in a seat.
   *
   * @param player the player, from 0
   * @param entrant the player from now on
   */
  public void seat(int player, Entrant entrant) {
    if (turn != null && turn.seat() == player) {
      drop();
    }
    seating.replace(player, entrant);
    advance();
  }

  /** Replaces all movers by new ones, after the move that is being chosen now. */
  public void renew() {
    seating.renew(turn == null ? Ending.NO_SEAT : turn.seat());
  }

  /** Ends the match without a result. */
  public void stop() {
    drop();
    if (game == null) {
      finish(Ending.of(Ending.Kind.STOPPED, "The game was stopped."), even());
    }
  }

  /** Releases all movers; no listener is called again. */
  @Override
  public void close() {
    pause();
    seating.leave();
  }

  /** Ends the game if it is over; otherwise asks the player to move, if the match goes on. */
  private void advance() {
    boolean on = running || once;
    if (turn != null || game != null || !(on || seating.taken())) {
      return;
    }
    State state = sheet.state();
    if (state.over()) {
      double[] payoffs = new double[spec.entrants().size()];
      state.payoffs(payoffs);
      finish(Ending.of(Ending.Kind.RULES, "The rules ended the game."), payoffs);
      return;
    }
    Optional<Ending> ending = spec.adjudication().judge(sheet, spec.entrants().size());
    if (ending.isPresent()) {
      int loser = ending.get().seat();
      finish(
          ending.get(), loser == Ending.NO_SEAT ? even() : lostBy(loser, spec.entrants().size()));
    } else if (on) {
      ask(state.toMove());
    }
  }

  private void ask(int player) {
    Mover mover = seated(player);
    if (mover == null) {
      return;
    }
    Entrant entrant = seating.entrant(player);
    Turn untimed =
        new Turn(
            line(),
            player,
            clock.limits(player, entrant.limits()),
            clock.watchMillis(player, entrant.limits()),
            MatchSpec.moveSeed(spec.seed() + entrant.seed(), line().size()));
    Turn asked = clock.timeLeft().map(untimed::withTimeLeft).orElse(untimed);
    turn = asked;
    askedAt = System.nanoTime();
    tell(l -> l.asked(asked));
    if (turn == asked) {
      Runnable stop =
          mover.ask(
              asked,
              SearchListener.of(soFar -> tell(l -> l.progress(asked, soFar))),
              reply -> home.execute(() -> replied(asked, reply)));
      stopTurn = turn == asked ? stop : stopTurn;
    }
  }

  private Mover seated(int player) {
    try {
      return seating.mover(player, line());
    } catch (InputException e) {
      fail(player, Failure.of(Fault.REFUSED, e.getMessage()));
      return null;
    }
  }

  private void replied(Turn asked, Reply reply) {
    if (turn != asked) {
      return;
    }
    int player = asked.seat();
    boolean silent = reply.failure().filter(f -> f.fault() == Fault.NO_MOVE).isPresent();
    // A player stopped before it had a move may have begun a moment later than its time did.
    long nanos = silent ? System.nanoTime() - askedAt : reply.nanos();
    long overtime = clock.overtime(player, seating.entrant(player).limits(), nanos);
    Optional<Failure> failure = failure(player, reply, nanos, overtime);
    if (failure.isPresent()) {
      turn = null;
      fail(player, failure.get());
      return;
    }
    pacing.move(
        line(),
        () -> {
          if (turn == asked) {
            turn = null;
            play(asked, reply, overtime);
          }
        });
  }

  private Optional<Failure> failure(int player, Reply reply, long nanos, long overtime) {
    Optional<Failure> failure = reply.failure();
    String who = seating.entrant(player).title();
    boolean answered = failure.map(f -> f.fault() == Fault.NO_MOVE).orElse(true);
    if (answered && clock.loses(player, overtime)) {
      return Optional.of(
          Failure.of(
              Fault.OVERTIME,
              "%s took %d ms for a move, which is %d ms too long."
                  .formatted(who, millis(nanos), millis(overtime))));
    }
    sheet.state().moves(legal);
    if (failure.isEmpty() && legal.indexOf(reply.move()) < 0) {
      return Optional.of(Failure.of(Fault.ILLEGAL_MOVE, who + " chose a move that is not legal."));
    }
    return failure;
  }

  private static long millis(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(nanos);
  }

  private void play(Turn done, Reply reply, long overtime) {
    once = false;
    clock.charge(done.seat(), reply.nanos());
    PlayedMove.Builder builder =
        PlayedMove.builder(done.seat(), reply.move(), sheet.state().text(reply.move()))
            .seed(done.seed())
            .time(reply.nanos(), overtime);
    reply.result().ifPresent(builder::result);
    PlayedMove move = builder.build();
    sheet.add(move);
    Line now = line();
    seating.played(done.seat(), now);
    tell(l -> l.moved(move, now));
    advance();
  }

  private void fail(int player, Failure failure) {
    seating.leave(player);
    if (spec.forfeits()) {
      finish(Ending.forfeit(player, failure), lostBy(player, spec.entrants().size()));
    } else {
      hold();
      tell(l -> l.failed(player, failure));
    }
  }

  private void finish(Ending ending, double[] payoffs) {
    hold();
    game =
        new PlayedGame(
            line(), sheet.opening(), seating.names(), spec.seed(), sheet.moves(), ending, payoffs);
    if (ending.kind() != Ending.Kind.STOPPED) {
      seating.end(line(), payoffs);
    }
    seating.leave();
    PlayedGame done = game;
    tell(l -> l.ended(done));
  }

  private double[] even() {
    double[] payoffs = new double[spec.entrants().size()];
    Arrays.fill(payoffs, 0.5);
    return payoffs;
  }

  /**
   * Returns the outcome of a game that a player lost by a fault.
   *
   * @param loser the player, from 0
   * @param players how many players there are
   * @return one is last, the others share the places before; all add up to half their number
   */
  public static double[] lostBy(int loser, int players) {
    double[] payoffs = new double[players];
    Arrays.fill(payoffs, payoffs.length / 2.0 / (payoffs.length - 1));
    payoffs[loser] = 0;
    return payoffs;
  }

  private void drop() {
    if (turn != null) {
      turn = null;
      stopTurn.run();
      stopTurn = () -> {};
    }
  }

  private void tell(Consumer<MatchListener> what) {
    try {
      what.accept(listener);
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "A listener of a match failed.", Thrown.logged(e));
    }
  }
}
