package org.plyscope.engine.internal.kernel;

import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.State;
import org.plyscope.engine.Scores;

/**
 * What the end of a game is worth, seen from the root of a search.
 *
 * <p>The best place that is still open at the root counts as a win, and being last among those who
 * still play there as a loss. A place between is neither: it is worth what the evaluation says, and
 * a little more the better it is, so that a sure place beats an unsettled game of the same
 * evaluation. Between two players a draw is 0.
 */
public final class Outcomes {
  /** A little play, since places are fractions. */
  private static final double PLAY = 1e-9;

  private final Evaluation evaluation;
  private final double[] payoffs;
  private final boolean[] open;
  private final double best;
  private double least;

  public Outcomes(State root, Evaluation evaluation, int players) {
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
    // The places that are left lie side by side, around what each player gets on average.
    best = share + Math.max(0, playing - 1) / 2.0 / (players - 1);
  }

  /** Looks at a game that is over; the players then ask for their scores. */
  public void read(State over) {
    over.payoffs(payoffs);
    least = 1;
    for (int player = 0; player < payoffs.length; player++) {
      least = open[player] ? Math.min(least, payoffs[player]) : least;
    }
  }

  /** Returns the score of the game that was read last, from a player's view. */
  public int score(State over, int player, int ply) {
    int told = evaluation.finalValue(over, player);
    if (told != Evaluation.UNTOLD) {
      return Scores.bounded(told);
    }
    double payoff = payoffs[player];
    if (payoff > best - PLAY) {
      return Scores.best(payoff, ply);
    }
    if (payoff < least + PLAY && !shared()) {
      return Scores.worst(payoff, ply);
    }
    return payoffs.length == 2 ? 0 : between(over, player);
  }

  /** Tells whether all who played on at the root get the same. */
  private boolean shared() {
    for (int player = 0; player < payoffs.length; player++) {
      if (open[player] && payoffs[player] > least + PLAY) {
        return false;
      }
    }
    return true;
  }

  private int between(State over, int player) {
    int extra = 1 + (int) (payoffs[player] * evaluation.scale());
    return Scores.bounded(Scores.bounded(evaluation.value(over, player)) + extra);
  }
}
