package org.plyscope.view.scatter.model;

import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.FrontPlace;
import org.plyscope.api.run.statistics.Standing;

/**
 * An entrant in the chart.
 *
 * @param number the number of the entrant in its run
 * @param entrant the entrant
 * @param second whether it is of the second run
 * @param run the name of its run
 * @param game what is played in its run
 * @param cost where it is on the lower axis
 * @param score how high it is
 * @param place whether it is on the front of its run
 * @param standing everything that is known of it
 */
public record Point(
    int number,
    RunEntrant entrant,
    boolean second,
    String run,
    String game,
    Estimate cost,
    Estimate score,
    FrontPlace place,
    Standing standing) {
  /** Returns this somewhere else in the chart. */
  Point with(Estimate otherCost, Estimate otherScore) {
    return new Point(number, entrant, second, run, game, otherCost, otherScore, place, standing);
  }
}
