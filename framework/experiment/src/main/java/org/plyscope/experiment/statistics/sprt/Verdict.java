package org.plyscope.experiment.statistics.sprt;

import java.util.Locale;

/**
 * The verdict of a sequential test after some blocks.
 *
 * @param decision the decision
 * @param ratio the logarithm of the likelihood ratio; at a decision, that which decided; NaN if the
 *     claims do not fit the blocks
 * @param lower where H0 is accepted
 * @param upper where H1 is accepted
 * @param blocks after how many blocks; at a decision, after how many it was made
 * @param problem why there is no verdict, in a sentence; else empty
 */
public record Verdict(
    Decision decision, double ratio, double lower, double upper, long blocks, String problem) {
  /** The decisions of a sequential test. */
  public enum Decision {
    /** Nothing yet. */
    NONE,
    /** The first player is not better (H0). */
    NOT_BETTER,
    /** The first player is better (H1). */
    BETTER
  }

  /** Returns whether the test is over; true if one of the claims was accepted. */
  public boolean isDecided() {
    return decision != Decision.NONE;
  }

  /**
   * Writes the verdict in one line, for example {@code LLR 2.97 (−2.94, 2.94) after 312 blocks: H1
   * accepted}.
   */
  public String text() {
    return problem.isEmpty() ? "LLR " + figures() : problem;
  }

  /**
   * Writes the verdict without its name, for example {@code 2.97 (−2.94, 2.94) after 312 blocks: H1
   * accepted}; the problem if there is one.
   */
  public String figures() {
    if (!problem.isEmpty()) {
      return problem;
    }
    String outcome =
        switch (decision) {
          case NONE -> "undecided";
          case NOT_BETTER -> "H0 accepted";
          case BETTER -> "H1 accepted";
        };
    String blockWord = blocks == 1 ? "game set" : "game sets";
    return String.format(
            Locale.ROOT,
            "%.2f (%.2f, %.2f) after %d %s: %s",
            ratio,
            lower,
            upper,
            blocks,
            blockWord,
            outcome)
        .replace('-', '−');
  }
}
