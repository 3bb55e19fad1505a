package org.plyscope.engine.montecarlo;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.ZeroEvaluation;
import org.plyscope.engine.montecarlo.internal.PlayoutJob;
import org.plyscope.engine.montecarlo.internal.TailoredPlayout;
import org.plyscope.engine.montecarlo.internal.kernel.playout.BestKey;
import org.plyscope.engine.montecarlo.internal.kernel.playout.BestValue;
import org.plyscope.engine.montecarlo.internal.kernel.playout.Mast;
import org.plyscope.engine.montecarlo.internal.kernel.playout.Nested;
import org.plyscope.engine.montecarlo.internal.kernel.playout.SmallSearch;

/**
 * The ways to play games out that the engine knows. Each is compiled separately for the game and
 * the parts it is used with, like every searcher here.
 */
public final class Playouts {
  /** The behaviour expected of players in the small searches of a playout. */
  public enum Lookahead {
    /** Every player maximises its own value. */
    MAX_N,
    /** All others play against the player to move. */
    PARANOID,
    /** Only the opponent with the strongest reply moves. */
    BEST_REPLY
  }

  private static final Playout RANDOM =
      (state, random, scratch) -> state.randomMove(random, scratch);

  private Playouts() {}

  /**
   * Plays any move with the same probability.
   *
   * @return the playout, always the same
   */
  public static Playout random() {
    return RANDOM;
  }

  /**
   * Plays the move that an orderer would try first, ties at random, and sometimes any move.
   *
   * @param orderer determines which moves come first
   * @param epsilon how often any move is played
   * @return a new playout
   */
  public static Playout epsilonGreedy(Orderer orderer, double epsilon) {
    return new TailoredPlayout(BestKey.class, job(2, new ZeroEvaluation(), orderer, epsilon));
  }

  /**
   * Plays the move after which the player to move is valued best, ties at random, and sometimes any
   * move.
   *
   * @param players how many there are
   * @param evaluation values positions
   * @param epsilon how often any move is played
   * @return a new playout
   */
  public static Playout epsilonGreedy(int players, Evaluator evaluation, double epsilon) {
    return new TailoredPlayout(
        BestValue.class, job(players, evaluation, new NaturalOrder(), epsilon));
  }

  /**
   * Plays the move that a small search finds, and sometimes any move.
   *
   * @param players how many there are
   * @param lookahead the moves that the search expects of the others
   * @param plies how deep it looks, from 1 to 6
   * @param moves how many moves of a position it looks at, those the orderer puts first
   * @param evaluation values positions
   * @param orderer determines which moves come first
   * @param epsilon how often any move is played
   * @return a new playout
   */
  public static Playout search(
      int players,
      Lookahead lookahead,
      int plies,
      int moves,
      Evaluator evaluation,
      Orderer orderer,
      double epsilon) {
    return new TailoredPlayout(
        SmallSearch.class,
        new PlayoutJob(players, evaluation, orderer, epsilon, lookahead, plies, moves, 0));
  }

  /**
   * Plays the move that did best in all playouts so far, wherever it was made, and sometimes any
   * move (move-average sampling).
   *
   * @param epsilon how often any move is played
   * @return a new playout
   */
  public static Playout moveAverage(double epsilon) {
    return new TailoredPlayout(
        Mast.class, job(2, new ZeroEvaluation(), new NaturalOrder(), epsilon));
  }

  /**
   * Tries each move with a playout of the level below and plays the one that ended best for the
   * player to move, ties at random. The level below 1 plays at random.
   *
   * @param players how many there are
   * @param level 1 or 2
   * @return a new playout
   */
  public static Playout nested(int players, int level) {
    return new TailoredPlayout(
        Nested.class,
        new PlayoutJob(
            players, new ZeroEvaluation(), new NaturalOrder(), 0, Lookahead.MAX_N, 1, 1, level));
  }

  private static PlayoutJob job(
      int players, Evaluator evaluation, Orderer orderer, double epsilon) {
    return new PlayoutJob(players, evaluation, orderer, epsilon, Lookahead.MAX_N, 1, 1, 0);
  }
}
