package org.plyscope.engine.montecarlo;

import java.util.Arrays;
import java.util.function.Supplier;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.Playout;
import org.plyscope.api.agent.Prior;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.ZeroEvaluation;

/**
 * The parts that one thread of a Monte Carlo search works with. A search with several threads asks
 * a {@link Supplier} for a set per thread.
 *
 * @param playout chooses the moves of playouts
 * @param evaluation judges games that are not over when their playout ends
 * @param orderer says which moves a greedy expansion adds first
 * @param prior tells promising moves
 */
public record UctParts(Playout playout, Evaluation evaluation, Orderer orderer, Prior prior) {
  /**
   * Returns parts that know nothing: random playouts, no evaluation, no order, equal priors.
   *
   * @return new parts
   */
  public static UctParts plain() {
    return new UctParts(Playouts.random(), new ZeroEvaluation(), new NaturalOrder(), equal());
  }

  /**
   * Returns these parts with another playout.
   *
   * @param value chooses the moves of playouts
   * @return new parts
   */
  public UctParts withPlayout(Playout value) {
    return new UctParts(value, evaluation, orderer, prior);
  }

  /**
   * Returns these parts with another evaluation.
   *
   * @param value judges games that are not over
   * @return new parts
   */
  public UctParts withEvaluation(Evaluation value) {
    return new UctParts(playout, value, orderer, prior);
  }

  /**
   * Returns these parts with another orderer.
   *
   * @param value says which moves a greedy expansion adds first
   * @return new parts
   */
  public UctParts withOrderer(Orderer value) {
    return new UctParts(playout, evaluation, value, prior);
  }

  /**
   * Returns these parts with another prior.
   *
   * @param value tells promising moves
   * @return new parts
   */
  public UctParts withPrior(Prior value) {
    return new UctParts(playout, evaluation, orderer, value);
  }

  /**
   * Returns a prior that takes all moves for equally promising.
   *
   * @return a new prior
   */
  public static Prior equal() {
    return (state, moves, weights) -> Arrays.fill(weights, 0, moves.size(), 1);
  }
}
