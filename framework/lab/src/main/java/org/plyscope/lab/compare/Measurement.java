package org.plyscope.lab.compare;

import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.measure.Counts;

/**
 * A finished search of a comparison.
 *
 * @param configuration which configuration of the request searched
 * @param subject which position of the request was searched
 * @param depth the depth asked for, 0 for a search limited by something else
 * @param analysis what was found
 */
record Measurement(int configuration, int subject, int depth, Analysis analysis) {
  Counts counts() {
    return analysis.result().counts();
  }

  boolean of(int wantedConfiguration, int wantedSubject) {
    return configuration == wantedConfiguration && subject == wantedSubject;
  }
}
