package org.plyscope.api.learn;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The options to tune, and the way to measure points. <b>Provided by the host</b>; for the thread
 * that runs the {@link Tuner}.
 *
 * <p>A point has one coordinate from 0 to 1 for each axis, whatever the option behind it is: the
 * host maps bounds, logarithmic scales, whole numbers and words. Coordinates outside are taken as
 * the nearest bound.
 */
@ProviderType
public interface TuningTask {
  /**
   * An option that is tuned.
   *
   * @param name its name
   * @param values how many values it has, which share the range from 0 to 1 equally; 0 if it is
   *     continuous
   * @param ordered whether neighbouring values resemble each other; false for words
   */
  record Axis(String name, int values, boolean ordered) {}

  /**
   * The measured score of a point.
   *
   * @param value its share of points from 0 to 1; larger is better
   * @param error the standard error of the value
   */
  record Score(double value, double error) {}

  /**
   * Returns the options to tune.
   *
   * @return the axes, at least one
   */
  List<Axis> axes();

  /**
   * Returns where the user starts.
   *
   * @return a new array with a coordinate for each axis
   */
  double[] start();

  /**
   * Returns the seed of all random choices.
   *
   * @return the seed
   */
  long seed();

  /**
   * Returns whether the user's budget is used up. Methods ask before every measurement and then
   * return their best point.
   *
   * @return true if nothing more should be measured
   */
  boolean spent();

  /**
   * Measures points together. They may play each other, so a score compares points of one call; the
   * openings of a call are the same for all its points and differ from those of other calls.
   *
   * @param points at least one point
   * @return a score for each
   * @throws InterruptedException if the user stops the search; methods pass it on
   */
  List<Score> measure(List<double[]> points) throws InterruptedException;
}
