package org.plyscope.lab.match;

import java.util.List;
import java.util.Objects;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;

/**
 * A game to be played: its start, players, seed, clock and adjudication. Immutable.
 *
 * <p>A player that commits a fault loses: it fails to begin, throws, returns no move or an illegal
 * one, exceeds its time, or does not return. The culprit is placed last, with a payoff of 0, and
 * the others share the other places. A match that is not to be forfeited is paused instead, and the
 * culprit is replaced by a new mover when the match goes on.
 *
 * @param start where the game stands at first
 * @param entrants the players, one per seat
 * @param seed the seed from which that of every move is derived
 * @param time how the time is kept
 * @param adjudication when a game ends that the rules have not ended
 * @param forfeits true if a fault loses the game, false if it pauses the match
 */
public record MatchSpec(
    Line start,
    List<Entrant> entrants,
    long seed,
    TimeControl time,
    Adjudication adjudication,
    boolean forfeits) {
  /**
   * Copies the list.
   *
   * @throws InputException if the number of entrants is wrong
   */
  public MatchSpec {
    entrants = List.copyOf(entrants);
    Objects.requireNonNull(time);
    Objects.requireNonNull(adjudication);
    int players = start.rules().players();
    if (entrants.size() != players) {
      throw new InputException(
          "%s needs %d players, but %d are given."
              .formatted(start.rules().game().name(), players, entrants.size()));
    }
  }

  /**
   * Describes a match with seed 0, strict time, no adjudication, and forfeits.
   *
   * @param start where the game stands; moves may have been played already
   * @param entrants the players, one per seat
   * @throws InputException if the number of entrants is wrong
   */
  public static MatchSpec of(Line start, List<Entrant> entrants) {
    return new MatchSpec(start, entrants, 0, TimeControl.STRICT, Adjudication.NONE, true);
  }

  /**
   * Returns this match with a seed.
   *
   * @param value the seed from which that of every move is derived
   */
  public MatchSpec withSeed(long value) {
    return new MatchSpec(start, entrants, value, time, adjudication, forfeits);
  }

  /** Returns this match with another way to keep the time. */
  public MatchSpec withTime(TimeControl value) {
    return new MatchSpec(start, entrants, seed, value, adjudication, forfeits);
  }

  /**
   * Returns this match with another adjudication.
   *
   * @param value when a game ends that the rules have not ended
   */
  public MatchSpec withAdjudication(Adjudication value) {
    return new MatchSpec(start, entrants, seed, time, value, forfeits);
  }

  /**
   * Returns this match with another consequence of a fault.
   *
   * @param value true if the culprit loses, false if the match is paused
   */
  public MatchSpec withForfeits(boolean value) {
    return new MatchSpec(start, entrants, seed, time, adjudication, value);
  }

  /**
   * Returns the seed of a move.
   *
   * @param seed the seed of the game
   * @param ply the number of moves before it
   * @return a seed that has nothing in common with those of other moves and games
   */
  public static long moveSeed(long seed, int ply) {
    long mixed = seed + (ply + 1) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
