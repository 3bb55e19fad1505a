package org.plyscope.api.run.statistics;

import java.util.ArrayList;
import java.util.List;

/** Where an entrant stands when less cost and a higher score are both wanted. */
public enum FrontPlace {
  /** No other has a score at least as high at no more cost. */
  ON_FRONT,
  /** Another is better in both, but not beyond the intervals of both. */
  PERHAPS,
  /** Another is surely better in both. */
  BEHIND;

  /**
   * Finds the front of the best among some entrants.
   *
   * @param costs the cost of each
   * @param scores the score of each, in the same order; all numbers are known
   * @return the place of each, in the same order
   */
  public static List<FrontPlace> of(List<Estimate> costs, List<Estimate> scores) {
    List<FrontPlace> places = new ArrayList<>();
    for (int i = 0; i < costs.size(); i++) {
      boolean front = true;
      boolean possible = true;
      for (int j = 0; j < costs.size(); j++) {
        double cheaper = costs.get(i).value() - costs.get(j).value();
        double better = scores.get(j).value() - scores.get(i).value();
        front &= cheaper < 0 || better < 0 || cheaper + better == 0;
        possible &=
            costs.get(j).high() >= costs.get(i).low()
                || scores.get(j).low() <= scores.get(i).high();
      }
      places.add(front ? ON_FRONT : possible ? PERHAPS : BEHIND);
    }
    return places;
  }
}
