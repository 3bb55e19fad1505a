package org.plyscope.experiment.tune;

import java.util.List;

/**
 * Values that others published, to be shown and tested beside ours. Immutable.
 *
 * @param name how they are called
 * @param values a value for each parameter
 * @param fitness the share of points that was published with them, from 0 to 1; NaN if none was
 */
public record PublishedSet(String name, List<String> values, double fitness) {
  /** Copies the list. */
  public PublishedSet {
    values = List.copyOf(values);
  }
}
