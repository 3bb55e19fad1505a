package org.plyscope.engine.montecarlo;

import java.util.Arrays;
import java.util.function.Supplier;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.montecarlo.Expansion;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.agent.montecarlo.TreePolicy;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.ZeroEvaluation;

/**
 * The parts that one thread of a Monte Carlo search works with. A search with several threads asks
 * a {@link Supplier} for a set per thread.
 *
 * @param playout chooses the moves of playouts
 * @param evaluation judges games that are not over when their playout ends
 * @param orderer determines which moves a greedy expansion adds first
 * @param prior finds promising moves
 * @param selection selects inside the tree, if the {@linkplain SelectionSettings.Rule#PART
 *     settings} ask for it; null otherwise
 * @param expansion chooses the moves that join the tree, if the {@linkplain
 *     GrowthSettings.Order#PART settings} ask for it; null otherwise
 */
public record UctParts(
    Playout playout,
    Evaluator evaluation,
    Orderer orderer,
    Prior prior,
    TreePolicy selection,
    Expansion expansion) {
  /**
   * Makes parts for settings that select and expand by themselves.
   *
   * @param playout chooses the moves of playouts
   * @param evaluation judges games that are not over when their playout ends
   * @param orderer determines which moves a greedy expansion adds first
   * @param prior finds promising moves
   */
  public UctParts(Playout playout, Evaluator evaluation, Orderer orderer, Prior prior) {
    this(playout, evaluation, orderer, prior, null, null);
  }

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
    return new UctParts(value, evaluation, orderer, prior, selection, expansion);
  }

  /**
   * Returns these parts with another evaluation.
   *
   * @param value judges games that are not over
   * @return new parts
   */
  public UctParts withEvaluation(Evaluator value) {
    return new UctParts(playout, value, orderer, prior, selection, expansion);
  }

  /**
   * Returns these parts with another orderer.
   *
   * @param value determines which moves a greedy expansion adds first
   * @return new parts
   */
  public UctParts withOrderer(Orderer value) {
    return new UctParts(playout, evaluation, value, prior, selection, expansion);
  }

  /**
   * Returns these parts with another prior.
   *
   * @param value finds promising moves
   * @return new parts
   */
  public UctParts withPrior(Prior value) {
    return new UctParts(playout, evaluation, orderer, value, selection, expansion);
  }

  /**
   * Returns these parts with another selection.
   *
   * @param value selects inside the tree
   * @return new parts
   */
  public UctParts withSelection(TreePolicy value) {
    return new UctParts(playout, evaluation, orderer, prior, value, expansion);
  }

  /**
   * Returns these parts with another expansion.
   *
   * @param value chooses the moves that join the tree
   * @return new parts
   */
  public UctParts withExpansion(Expansion value) {
    return new UctParts(playout, evaluation, orderer, prior, selection, value);
  }

  /** {@return a prior that takes all moves for equally promising: a new prior} */
  public static Prior equal() {
    return (state, moves, weights) -> Arrays.fill(weights, 0, moves.size(), 1);
  }
}
