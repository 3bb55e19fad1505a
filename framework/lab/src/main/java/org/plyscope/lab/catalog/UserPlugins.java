package org.plyscope.lab.catalog;

import java.nio.file.Path;
import java.util.Map;
import org.osgi.annotation.versioning.ProviderType;
import org.osgi.framework.Bundle;
import org.plyscope.api.InputException;

/**
 * The plugins that the user installed, for records of games. Provided as an OSGi service once they
 * have been started; safe for any thread.
 */
@ProviderType
public interface UserPlugins {
  /** Returns the plugins that run in this process: the SHA-256 of each by its name and version. */
  Map<String, String> running();

  /**
   * Copies the plugins that may be started.
   *
   * @param folder where to; made if it is missing
   * @return the SHA-256 of each copy by the name and version of the plugin
   * @throws InputException if a jar cannot be copied
   */
  Map<String, String> copy(Path folder);

  /** Returns whether a bundle is a plugin of the user; false if it is part of the program. */
  boolean contain(Bundle bundle);
}
