package org.plyscope.engine.montecarlo;

import org.plyscope.api.measure.Figure;

/** The figures of Monte Carlo searches beyond the standard counts. */
public final class UctFigures {
  /** How many plies a playout took on average, counted from where it left the tree. */
  public static final Figure PLAYOUT_LENGTH =
      Figure.of("playout-length", "Playout length")
          .withUnit("plies")
          .withHelp("Moves that a playout made on average, counted from where it left the tree.");

  /** The term added to the mean payoff of a move so that moves with few visits are tried again. */
  public static final Figure EXPLORATION =
      Figure.of("exploration", "Exploration")
          .withHelp(
              "Added to the mean payoff when a move is selected; large for moves with few visits.");

  /** The mean payoff of all playouts in which a move was made at any time. */
  public static final Figure RAVE =
      Figure.of("rave", "RAVE")
          .withHelp(
              "Mean payoff, for the player who makes it, of all playouts in which the move was made"
                  + " at any time.");

  /** How promising a move looked before it was tried. */
  public static final Figure PRIOR =
      Figure.of("prior", "Prior")
          .withFormat(Figure.Format.PERCENT)
          .withHelp("How promising the move looked before it was tried, as a share of all moves.");

  /** The payoff that the player to move at the root surely gets from a node on, and not more. */
  public static final Figure PROVED =
      Figure.of("proved", "Proved")
          .withHelp(
              "Payoff that the player to move at the root can force here, and cannot exceed against"
                  + " all others; only where it is known.");

  /** How many nodes of the tree an earlier search of the game had made. */
  public static final Figure KEPT =
      Figure.of("kept-nodes", "Kept nodes")
          .withFormat(Figure.Format.COUNT)
          .withHelp("Nodes of the tree that the search before this one had made.");

  private UctFigures() {}
}
