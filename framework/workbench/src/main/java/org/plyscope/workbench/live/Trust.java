package org.plyscope.workbench.live;

import java.util.List;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.trace.Bound;

/** Decides which values rest on too few visits to mean anything. */
public final class Trust {
  /** The rule in words, for tool tips. */
  public static final String RULE =
      "Grey: fewer than 10 visits, or than 1 % of all; too few to mean anything";

  private static final long LEAST = 10;
  private static final double LEAST_SHARE = 0.01;

  private Trust() {}

  /**
   * Returns whether a value is to be greyed. Only means can be: a value or bound of another search
   * holds however few nodes it took.
   *
   * @param total the effort of all candidates
   */
  public static boolean tooFew(Candidate candidate, long total) {
    return candidate.bound() == Bound.MEAN
        && candidate.effort() < Math.max(LEAST, LEAST_SHARE * total);
  }

  /** Returns the effort of all candidates. */
  public static long total(List<Candidate> candidates) {
    return candidates.stream().mapToLong(Candidate::effort).sum();
  }
}
