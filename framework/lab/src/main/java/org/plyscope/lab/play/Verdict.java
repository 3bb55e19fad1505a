package org.plyscope.lab.play;

import org.plyscope.api.measure.Value;
import org.plyscope.lab.search.MoveQuality;

/**
 * The verdict of a reference about a move that was played.
 *
 * @param quality the values of the move and of the best one, from the view of the player that moved
 * @param best the best move in notation
 * @param reviewer the reference as text: agent and limits
 */
public record Verdict(MoveQuality quality, String best, String reviewer) {
  /** Returns how much the move gives away: see {@link MoveQuality#loss}. */
  public double loss() {
    return quality.loss();
  }

  /**
   * Describes it in a few words, for example {@code 9-13 is 2 better (4)} or {@code as good as any
   * (4)}.
   */
  public String text() {
    String value = Value.text(quality.moveValue());
    if (!quality.judged()) {
      return "no verdict, the reference did not finish (" + value + ")";
    }
    if (quality.optimal()) {
      return "as good as any (" + value + ")";
    }
    if (!quality.complete()) {
      return "%s keeps the outcome (%s), this move gives it away (%s)"
          .formatted(best, Value.text(quality.bestValue()), value);
    }
    return "%s is %s better (%s instead of %s)"
        .formatted(best, Value.text(loss()), Value.text(quality.bestValue()), value);
  }
}
