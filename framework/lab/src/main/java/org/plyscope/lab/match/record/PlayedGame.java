package org.plyscope.lab.match.record;

import java.util.List;
import java.util.Objects;
import org.plyscope.api.game.Line;

/** A game that came to an end. Immutable. */
public final class PlayedGame {
  private final Line line;
  private final int opening;
  private final List<String> players;
  private final long seed;
  private final List<PlayedMove> moves;
  private final Ending ending;
  private final double[] payoffs;

  /**
   * Records a game.
   *
   * @param line the game from its start
   * @param opening how many moves of the line are the opening, played before the match
   * @param players the players, one per seat
   * @param seed the seed of the game
   * @param moves the moves that were played since, with their cost
   * @param ending why it ended
   * @param payoffs the outcome, one number per player as {@link
   *     org.plyscope.api.game.State#payoffs} writes it; all equal if there is none
   */
  public PlayedGame(
      Line line,
      int opening,
      List<String> players,
      long seed,
      List<PlayedMove> moves,
      Ending ending,
      double[] payoffs) {
    this.line = Objects.requireNonNull(line);
    this.opening = opening;
    this.players = List.copyOf(players);
    this.seed = seed;
    this.moves = List.copyOf(moves);
    this.ending = Objects.requireNonNull(ending);
    this.payoffs = payoffs.clone();
  }

  /** Returns the whole game. */
  public Line line() {
    return line;
  }

  /**
   * Returns the length of the opening, played before the match: the number of moves at the
   * beginning of the line that are not among {@link #moves}.
   */
  public int opening() {
    return opening;
  }

  /** Returns a text per seat: an agent with its options, or a name. */
  public List<String> players() {
    return players;
  }

  /** Returns the seed of the game: the seed, from which that of every move was derived. */
  public long seed() {
    return seed;
  }

  /** Returns the moves that the players chose: the moves after the opening, in order. */
  public List<PlayedMove> moves() {
    return moves;
  }

  /** Returns why the game ended. */
  public Ending ending() {
    return ending;
  }

  /**
   * Returns the outcome: one number per player from 0 to 1; all equal after a draw or without a
   * result.
   */
  public double[] payoffs() {
    return payoffs.clone();
  }

  /** Returns the number of moves and the ending, for messages and debugging. */
  @Override
  public String toString() {
    return moves.size() + " moves: " + ending;
  }
}
