package org.plyscope.experiment;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.lab.match.Adjudication;

/**
 * When to end a game that the rules have not ended. Zero turns a rule off. Immutable.
 *
 * @param plies the number of moves after which a game ends without a winner
 * @param repetition how often a position must occur to end the game without a winner
 * @param drawFrom the first ply at which players may agree on a draw
 * @param drawMoves for how many moves each their values must be even
 * @param drawValue the largest value that counts as even
 * @param resignMoves for how many moves each the players must agree on the winner
 * @param resignValue the smallest value that counts as decided
 */
public record AdjudicationRules(
    int plies,
    int repetition,
    int drawFrom,
    int drawMoves,
    double drawValue,
    int resignMoves,
    double resignValue) {
  /** Leaves everything to the rules. */
  public static final AdjudicationRules NONE = new AdjudicationRules(0, 0, 0, 0, 0, 0, 0);

  /**
   * Returns the same with another cap.
   *
   * @param cap the number of moves after which a game ends without a winner
   */
  public AdjudicationRules withPlies(int cap) {
    return new AdjudicationRules(
        cap, repetition, drawFrom, drawMoves, drawValue, resignMoves, resignValue);
  }

  /** Returns the rules that are on, for display. */
  @Override
  public String toString() {
    List<String> on = new ArrayList<>();
    if (plies > 0) {
      on.add(plies == 1 ? "after one move" : "after " + plies + " moves");
    }
    if (repetition > 0) {
      on.add("when a position occurs " + repetition + " times");
    }
    if (drawMoves > 0) {
      on.add("as a draw when both think so for " + drawMoves + " moves");
    }
    if (resignMoves > 0) {
      on.add("as won when both think so for " + resignMoves + " moves");
    }
    return on.isEmpty() ? "by the rules alone" : String.join(", ", on);
  }

  /** Returns these rules without those that end games by the evaluations of the players. */
  public AdjudicationRules playedOut() {
    return new AdjudicationRules(plies, repetition, 0, 0, 0, 0, 0);
  }

  /** Returns the same as a match takes it. */
  public Adjudication adjudication() {
    return Adjudication.NONE
        .withPlyCap(plies)
        .withRepetitions(repetition)
        .withDraw(drawFrom, drawMoves, drawValue)
        .withResignation(resignMoves, resignValue);
  }
}
