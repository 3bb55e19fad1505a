package org.plyscope.workbench.play.control;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.Entrant;
import org.plyscope.lab.match.Match;
import org.plyscope.lab.match.MatchListener;
import org.plyscope.lab.match.MatchRunner;
import org.plyscope.lab.match.MatchSpec;
import org.plyscope.lab.match.TimeControl;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;
import org.plyscope.lab.match.seat.Turn;
import org.plyscope.lab.match.seat.WaitingMover;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.Seats;

/**
 * The match behind the game on the board. It keeps the agents in their seats as long as their game
 * goes on, asks the player to move while it runs, and shows that player in the status bar. Used on
 * the user-interface thread; agents search elsewhere.
 */
final class BoardMatch {
  /** The game as its owner knows it, and its events. */
  interface Game {
    /** Returns the game, at the place that is played from. */
    GameTree tree();

    /** Returns the players. */
    Seats seats();

    /** An agent has chosen a move, which is to be played now. */
    void moved(PlayedMove move);

    /** The match paused, for the given reason. */
    void failed(String sentence);

    /** Called when a player is asked, or no player is asked any longer. */
    void changed();
  }

  private final Catalog catalog;
  private final PlayContext context;
  private final Pace pace;
  private final Game game;
  private final MatchRunner runner;
  private final WaitingMover board = new WaitingMover();
  private Match match;
  private volatile MoveRequestJob asked;
  private long shownAt;

  BoardMatch(Catalog catalog, PlayContext context, Pace pace, Game game) {
    this.catalog = catalog;
    this.context = context;
    this.pace = pace;
    this.game = game;
    this.runner = new MatchRunner(catalog);
  }

  /** Returns whether agents move by themselves. */
  boolean running() {
    return match != null && match.running();
  }

  /** Returns whether an agent searches for its move now. */
  boolean thinking() {
    return asked != null;
  }

  /** Returns the result of the searching agent so far. */
  Optional<SearchResult> soFar() {
    return Optional.ofNullable(asked).flatMap(MoveRequestJob::soFar);
  }

  /** Lets the agents play. */
  void start() {
    match().start();
  }

  /** Lets the agent whose turn it is make one move. */
  void step() {
    match().step();
  }

  /** Stops the agents where they are. */
  void pause() {
    if (match != null) {
      match.pause();
    }
  }

  /** Notes that another position is on the board now, from when on it is looked at. */
  void shown() {
    shownAt = System.nanoTime();
  }

  /** Returns for how long the position has been on the board. */
  long nanosShown() {
    return System.nanoTime() - shownAt;
  }

  /** Goes on where the game stands now. */
  void follow() {
    if (match != null) {
      match.go(line());
    }
  }

  /** Puts another player in a seat; an agent that is searching there gives up. */
  void seat(int player, Player who) {
    if (match != null) {
      match.seat(player, entrant(who));
    }
  }

  /** Seats new agents: those of plugins that left must not be kept. */
  void renew() {
    if (match != null) {
      // The agent that searches now may finish its move.
      match.renew();
    }
  }

  /** Releases all agents because another game begins. */
  void leave() {
    if (match != null) {
      match.close();
      match = null;
    }
    settle();
  }

  /** Ends everything, when the window closes. */
  void close() {
    leave();
    runner.close();
  }

  /** Takes an agent that is no longer asked from the status bar. */
  void settle() {
    Turn now = match == null ? null : match.turn().orElse(null);
    if (asked != null && !asked.about(now)) {
      asked.end();
      asked = null;
    }
  }

  private Match match() {
    if (match == null) {
      List<Entrant> entrants = game.seats().players().stream().map(this::entrant).toList();
      MatchSpec spec =
          MatchSpec.of(line(), entrants).withTime(TimeControl.CASUAL).withForfeits(false);
      match = runner.open(spec, context.ui(), this::whenSeen, new Events());
    }
    return match;
  }

  private Entrant entrant(Player who) {
    return who.human()
        ? Entrant.of("Human", () -> board)
        : Entrant.agent(who.agent(), who.limits()).withSeed(who.seed());
  }

  private Line line() {
    GameTree tree = game.tree();
    return tree.line(tree.current());
  }

  /** Plays the move of an agent once the one before has been seen. */
  private void whenSeen(Line before, Runnable play) {
    GameTree tree = game.tree();
    long shown = TimeUnit.NANOSECONDS.toMillis(nanosShown());
    long wait = pace.millis(tree, tree.current()) - shown;
    context.after((int) Math.max(0, wait), play);
  }

  /** The events of the match. */
  private final class Events implements MatchListener {
    @Override
    public void asked(Turn turn) {
      settle();
      Player who = game.seats().get(turn.seat());
      if (!who.human()) {
        Rules rules = turn.line().rules();
        String seat = rules.board().seats().get(turn.seat()).name();
        String agent = catalog.agent(rules, who.agent()).name();
        Runnable cancel = () -> context.ui().execute(this::cancelled);
        asked = new MoveRequestJob(turn, seat + " thinks (" + agent + ")", context.jobs(), cancel);
      }
      game.changed();
    }

    private void cancelled() {
      pause();
      game.changed();
    }

    @Override
    public void progress(Turn turn, SearchResult soFar) {
      MoveRequestJob now = asked;
      if (now != null && now.about(turn)) {
        now.progress(soFar);
      }
    }

    @Override
    public void moved(PlayedMove move, Line line) {
      game.moved(move);
    }

    @Override
    public void failed(int seat, Failure failure) {
      game.failed("The game is paused: " + failure.sentence());
    }

    @Override
    public void ended(PlayedGame played) {
      game.changed();
    }
  }
}
