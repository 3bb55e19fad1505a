package org.plyscope.lab.compare;

import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.measure.Counts;

/**
 * A finished search of a comparison.
 *
 * @param configuration which configuration of the request searched
 * @param subject which position of the request was searched
 * @param analysis what was asked for and found
 */
record Measurement(int configuration, int subject, Analysis analysis) {
  Counts counts() {
    return analysis.result().counts();
  }

  /** Returns the limits of this very search. */
  Limits limits() {
    return analysis.request().limits();
  }

  /** Returns the depth asked for, 0 for a search limited by something else. */
  int depth() {
    return limits().depth();
  }

  boolean of(int wantedConfiguration, int wantedSubject) {
    return configuration == wantedConfiguration && subject == wantedSubject;
  }
}
