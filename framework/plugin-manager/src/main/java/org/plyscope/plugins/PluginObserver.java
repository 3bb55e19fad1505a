package org.plyscope.plugins;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;
import org.osgi.framework.Bundle;

/**
 * Knows what plugins offer and what is wrong with it. Implemented by the parts of Plyscope that use
 * what plugins offer, and published as a service; the plugin manager asks at every look, so that
 * its answers are never out of date. Safe for any thread; answers at once.
 */
@ConsumerType
public interface PluginObserver {
  /**
   * Returns what a plugin adds to Plyscope: for each part a few words such as {@code agent hello};
   * without those that are left out.
   */
  List<String> offers(Bundle bundle);

  /** Returns the problems of the services of a plugin: the findings, none if all is well. */
  List<Finding> findings(Bundle bundle);
}
