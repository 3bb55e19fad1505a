package org.plyscope.engine.internal.kernel;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.State;
import org.plyscope.engine.Scores;

/**
 * The value of the end of a game, seen from the root of a search.
 *
 * <p>The best place that is still open at the root counts as a win, and being last among the
 * players still playing there as a loss. A place between is neither: it has the value of the
 * evaluation, and a little more the better it is, so that a sure place beats an unsettled game of
 * the same evaluation. Between two players a draw is 0.
 */
public final class Outcomes {
  /** A little play, since places are fractions. */
  private static final double PLAY = 1e-9;

  private final Evaluator evaluation;
  private final double[] payoffs;
  private final boolean[] open;
  private final double best;
  private final double worst;
  private double least;
  private double most;

  public Outcomes(State root, Evaluator evaluation, int players) {
    this.evaluation = evaluation;
    payoffs = new double[players];
    open = new boolean[players];
    root.payoffs(payoffs);
    int playing = 0;
    double share = 0.5;
    for (int player = 0; player < players; player++) {
      open[player] = !root.settled(player);
      if (open[player]) {
        playing++;
        share = payoffs[player];
      }
    }
    // The places that are left lie side by side, around the mean payoff of each player.
    double reach = Math.max(0, playing - 1) / 2.0 / (players - 1);
    best = share + reach;
    worst = share - reach;
  }

  /** Looks at a position; players whose outcome is settled there then ask for their scores. */
  public void read(State state) {
    state.payoffs(payoffs);
    least = 1;
    most = 0;
    for (int player = 0; player < payoffs.length; player++) {
      if (open[player]) {
        least = Math.min(least, payoffs[player]);
        most = Math.max(most, payoffs[player]);
      }
    }
  }

  /**
   * Returns a player's score in the position that was read last.
   *
   * @param ply where in the tree its outcome was settled
   */
  public int score(State state, int player, int ply) {
    int told = evaluation.finalValue(state, player);
    if (told != Evaluator.UNKNOWN) {
      return Scores.bounded(told);
    }
    double payoff = payoffs[player];
    if (payoff > best - PLAY) {
      return Scores.best(payoff, ply);
    }
    if (payoff < worst + PLAY || (state.over() && payoff < least + PLAY && most > least + PLAY)) {
      return Scores.worst(payoff, ply);
    }
    return payoffs.length == 2 ? 0 : between(state, player);
  }

  private int between(State state, int player) {
    int extra = 1 + (int) (payoffs[player] * evaluation.scale());
    return Math.min(Evaluator.MAX, Scores.bounded(evaluation.value(state, player)) + extra);
  }
}
