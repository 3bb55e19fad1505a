package org.plyscope.api.run;

/**
 * A test that stops a run as soon as it is decided which of two claims holds: that the first
 * entrant is not better than the second (H0), or that it is better by at least a given amount (H1).
 *
 * @param first the number of the first entrant
 * @param second the number of the second entrant
 * @param low the difference in Elo under H0
 * @param high the difference in Elo under H1, larger than {@code low}
 * @param alpha how often H1 may be accepted even though H0 holds
 * @param beta how often H0 may be accepted even though H1 holds
 * @param normalised whether the differences are in normalised Elo, which does not depend on draws
 */
public record SequentialTest(
    int first, int second, double low, double high, double alpha, double beta, boolean normalised) {
  /**
   * Checks the bounds.
   *
   * @param first the first entrant
   * @param second the second entrant
   * @param low the difference under H0
   * @param high the difference under H1
   * @param alpha the error of the first kind
   * @param beta the error of the second kind
   * @param normalised whether in normalised Elo
   */
  public SequentialTest {
    if (!(low < high)) {
      throw new IllegalArgumentException(
          "The difference under H1 must be larger than under H0: " + low + ", " + high);
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "Error rates must be between 0 and 0.5: " + alpha + ", " + beta);
    }
  }
}
