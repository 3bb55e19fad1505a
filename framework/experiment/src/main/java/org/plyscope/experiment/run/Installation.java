package org.plyscope.experiment.run;

import java.util.Map;
import org.osgi.annotation.versioning.ConsumerType;

/** The bundles of the program. */
@ConsumerType
@FunctionalInterface
public interface Installation {
  /**
   * Returns the bundles of the program that games may depend on, without the plugins of the user:
   * the SHA-256 of each, by its name and version.
   */
  Map<String, String> bundles();
}
