package org.plyscope.agent.neural.a3c;

import java.util.Optional;
import org.plyscope.agent.neural.net.Shape;

/**
 * How to train.
 *
 * @param shape the size of the network
 * @param games the games of a lesson
 * @param rate how far the weights go at a time
 * @param halving after how many lessons the rate is half as large; 0 for never
 * @param discount the value of a reward one decision earlier
 * @param lambda how much later values count against the next one
 * @param steps after how many decisions a return is cut off and replaced by the value; 0 for never
 * @param valueWeight the weight of the value in the loss
 * @param entropy the weight of the entropy in the loss
 * @param clip the largest length of a gradient
 * @param openingPlies the largest number of random plies at the start of a game
 * @param longest after how many plies a game is broken off as a draw
 * @param margin how much of the reward is the margin instead of the result
 * @param marginScale the margin that counts as a clear win
 * @param imitation how much the moves of opponents are copied; 0 for not at all
 * @param sparring the games against another agent
 */
record Settings(
    Shape shape,
    int games,
    double rate,
    long halving,
    double discount,
    double lambda,
    int steps,
    double valueWeight,
    double entropy,
    double clip,
    int openingPlies,
    int longest,
    double margin,
    double marginScale,
    double imitation,
    Optional<Sparring> sparring) {
  /** Returns the learning rate after the given number of lessons. */
  double rate(long lessons) {
    return halving == 0 ? rate : rate * Math.pow(0.5, (double) lessons / halving);
  }

  /**
   * Games against another agent.
   *
   * @param share the share of games that are played against it
   * @param noise how often it plays a random move instead
   * @param depth the largest depth it searches; each game draws one
   */
  record Sparring(double share, double noise, int depth) {}
}
