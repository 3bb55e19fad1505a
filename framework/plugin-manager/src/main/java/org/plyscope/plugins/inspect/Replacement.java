package org.plyscope.plugins.inspect;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.osgi.framework.Version;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;

/** Finds out whether a user should confirm that a jar replaces an installed plugin. */
public final class Replacement {
  private Replacement() {}

  /**
   * Compares a jar with the plugin of that name. An older version and another vendor are worth a
   * question; an update is not.
   *
   * @param jar the file
   * @param installed the plugins that are installed
   * @return a sentence about the plugin to be replaced; empty if there is nothing to ask, also for
   *     a file that is not a plugin, which the installation refuses with the reason
   */
  public static Optional<String> question(Path jar, List<Plugin> installed) {
    try {
      PluginFile fresh = PluginFile.read(jar);
      return question(
          fresh.symbolicName(), fresh.name(), fresh.version(), fresh.about().vendor(), installed);
    } catch (PluginException e) {
      return Optional.empty();
    }
  }

  /**
   * Compares the offer of a site with the plugin of that name.
   *
   * @param id the symbolic name
   * @param name its name for display
   * @param version the version that is offered
   * @param vendor who made it
   * @param installed the plugins that are installed
   * @return a sentence about the plugin to be replaced; empty if there is nothing to ask
   */
  public static Optional<String> question(
      String id, String name, Version version, String vendor, List<Plugin> installed) {
    return installed.stream()
        .filter(plugin -> plugin.symbolicName().equals(id) && !plugin.shipped())
        .findFirst()
        .flatMap(plugin -> question(name + " " + version, version, vendor, plugin));
  }

  private static Optional<String> question(
      String title, Version version, String vendor, Plugin before) {
    if (!vendor.equals(before.about().vendor())) {
      return Optional.of(
          "%s by %s would replace %s by %s."
              .formatted(title, named(vendor), before.title(), named(before.about().vendor())));
    }
    return version.compareTo(Version.parseVersion(before.version())) < 0
        ? Optional.of("%s would replace the newer %s.".formatted(title, before.title()))
        : Optional.empty();
  }

  private static String named(String vendor) {
    return vendor.isEmpty() ? "an unknown vendor" : vendor;
  }
}
