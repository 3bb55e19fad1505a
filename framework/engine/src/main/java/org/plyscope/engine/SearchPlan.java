package org.plyscope.engine;

/**
 * How deep to search.
 *
 * @param control how the depth is found
 * @param depth the depth, where the limits of a request give none; 0 for none
 * @param budget nodes after which an attempt at one depth is given up; 0 for none, but 300 000 in
 *     an adaptive search, which could not choose its depth without
 */
public record SearchPlan(Control control, int depth, long budget) {
  /** How the depth is found. */
  public enum Control {
    /** One search to the full depth. */
    FIXED,
    /** Depth 1, then 2, and so on, until a limit is met. */
    DEEPENING,
    /**
     * Start at the depth; one ply less if the budget does not suffice, one more if less than a
     * tenth of it was needed, unless the depth was lowered before.
     */
    ADAPTIVE
  }

  /** Depth 1, 2, 3 and so on until the limits of the request are met. */
  public static final SearchPlan DEEPENING = new SearchPlan(Control.DEEPENING, 0, 0);

  /**
   * Returns whether a search by this plan ends without limits.
   *
   * @return false if it goes deeper and deeper
   */
  public boolean ends() {
    return control != Control.DEEPENING || depth > 0;
  }

  /**
   * Returns a plan for one search to a depth.
   *
   * @param depth plies
   * @return the plan
   */
  public static SearchPlan fixed(int depth) {
    return new SearchPlan(Control.FIXED, depth, 0);
  }
}
