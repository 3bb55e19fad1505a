package org.plyscope.experiment.schedule;

import java.util.Collections;
import org.plyscope.lab.match.MatchSpec;

/**
 * Everything that a worker can be asked to play, by one number each: the games of a schedule, and
 * behind them games that do not count. A pure function like the schedule itself. Immutable.
 *
 * <p>A trial seats one agent everywhere, for a few moves from the first opening; it shows that the
 * agent works, and its searches are its signature. A rehearsal is a whole game of a line-up with a
 * seed that no game of the schedule has. A game played out is one of the schedule that no agreement
 * of the players ends early.
 */
public final class PlayableGames {
  /** How many moves a trial has behind its opening. */
  public static final int TRIAL_PLIES = 8;

  /** The trials of an agent: two to be compared, and one that warms up a new worker. */
  private static final int COPIES = 3;

  /** The rehearsals of a line-up: in its first and in its last seat order. */
  private static final int REHEARSALS = 2;

  private static final int REHEARSAL_SALT = 0x5EED;

  private final Schedule schedule;
  private final int agents;
  private final int players;
  private final long seed;

  /**
   * Numbers everything.
   *
   * @param schedule the games that count
   * @param agents how many agents there are
   * @param players how many sit at a board
   * @param seed the seed of the experiment
   */
  public PlayableGames(Schedule schedule, int agents, int players, long seed) {
    this.schedule = schedule;
    this.agents = agents;
    this.players = players;
    this.seed = seed;
  }

  /**
   * Returns a trial of an agent.
   *
   * @param agent the agent
   * @param again whether it is the second one, which must come out the same
   */
  public int trial(int agent, boolean again) {
    return schedule.games() + COPIES * agent + (again ? 1 : 0);
  }

  /** Returns the trial of an agent that only makes a new worker warm. */
  public int warmUp(int agent) {
    return schedule.games() + COPIES * agent + 2;
  }

  /**
   * Returns a rehearsal of a line-up.
   *
   * @param lineup the number of the line-up
   * @param other false for the first of its seat orders, true for the last
   */
  public int trialRun(int lineup, boolean other) {
    return rehearsals() + REHEARSALS * lineup + (other ? 1 : 0);
  }

  private int rehearsals() {
    return schedule.games() + COPIES * agents;
  }

  /** Returns a game of the schedule as it is played out. */
  public int playedOut(int index) {
    return rehearsals() + REHEARSALS * schedule.lineups().size() + index;
  }

  /** Returns whether a number is that of a trial, warm-ups included; true if it is a trial. */
  public boolean isTrial(int index) {
    return index >= schedule.games() && index < rehearsals();
  }

  /** Returns whether a number is that of a rehearsal. */
  public boolean isRehearsal(int index) {
    return index >= rehearsals() && index < playedOut(0);
  }

  /** Returns whether a number is that of a warm-up; true if its result is not used. */
  public boolean isWarmUp(int index) {
    return isTrial(index) && (index - schedule.games()) % COPIES == 2;
  }

  /** Returns whether a number is that of a game that is played out. */
  public boolean isPlayedOut(int index) {
    return index >= playedOut(0);
  }

  /** Returns the game of a number. */
  public PlannedGame game(int index) {
    if (isTrial(index)) {
      int agent = (index - schedule.games()) / COPIES;
      return new PlannedGame(
          index,
          0,
          0,
          0,
          0,
          Collections.nCopies(players, agent),
          MatchSpec.moveSeed(seed, schedule.games() + agent));
    }
    if (isRehearsal(index)) {
      int lineup = (index - rehearsals()) / REHEARSALS;
      boolean other = (index - rehearsals()) % REHEARSALS > 0;
      int order = other ? schedule.gamesIn(lineup) - 1 : 0;
      PlannedGame game = schedule.game(schedule.firstGame(lineup) + order);
      return numbered(
          index, game, MatchSpec.moveSeed(game.seed(), REHEARSAL_SALT + (other ? 1 : 0)));
    }
    if (isPlayedOut(index)) {
      PlannedGame game = schedule.game(index - playedOut(0));
      return numbered(index, game, game.seed());
    }
    return schedule.game(index);
  }

  private static PlannedGame numbered(int index, PlannedGame game, long seed) {
    return new PlannedGame(
        index, game.block(), game.round(), game.lineup(), game.opening(), game.seats(), seed);
  }
}
