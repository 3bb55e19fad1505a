package org.plyscope.plugins.inspect;

import java.nio.file.Path;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.internal.folder.PluginJar;

/** A jar file that may be a plugin. */
public final class PluginFile {
  private PluginFile() {}

  /**
   * Reads which plugin a jar holds, without loading or running anything of it.
   *
   * @throws PluginException if the file is not a plugin; the message gives the reason
   */
  public static String symbolicName(Path jar) {
    return PluginJar.read(jar).symbolicName();
  }
}
