package org.plyscope.plugins;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;
import org.osgi.framework.Bundle;

/**
 * Knows the services of plugins and their problems. Implemented by the parts of Plyscope that use
 * services of plugins, and published as a service; the plugin manager asks at every look, so that
 * its answers are never out of date. Safe for any thread; answers at once.
 */
@ConsumerType
public interface PluginObserver {
  /**
   * Returns the services of a plugin: for each part a few words such as {@code agent hello};
   * without those that are left out.
   */
  List<String> offers(Bundle bundle);

  /** Returns the problems of the services of a plugin: the findings, none if all is well. */
  List<Finding> findings(Bundle bundle);
}
