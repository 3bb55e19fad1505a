package org.plyscope.experiment.work;

import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Experiment;

/**
 * The kinds of workforce that are installed. Provided as an OSGi service; safe for any thread. A
 * run knows nothing else about where its games are played.
 */
@ProviderType
@FunctionalInterface
public interface Workforces {
  /**
   * Returns the kind that an experiment chooses.
   *
   * @return the kind that plays its games
   * @throws InputException if that kind is not installed
   */
  WorkforceKind of(Experiment experiment);
}
