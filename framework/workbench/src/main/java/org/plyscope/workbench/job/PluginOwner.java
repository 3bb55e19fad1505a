package org.plyscope.workbench.job;

import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;

/**
 * The plugin of the user to which something belongs.
 *
 * @param bundle the id of its bundle, which another build of it does not have
 * @param symbolicName its unique name
 * @param name its name for display
 */
public record PluginOwner(long bundle, String symbolicName, String name) {
  /** Describes a bundle. */
  static PluginOwner of(Bundle bundle) {
    String name = bundle.getHeaders("").get(Constants.BUNDLE_NAME);
    String unique = bundle.getSymbolicName();
    return new PluginOwner(bundle.getBundleId(), unique, name == null ? unique : name);
  }
}
