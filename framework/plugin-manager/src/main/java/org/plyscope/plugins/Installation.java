package org.plyscope.plugins;

import java.util.Objects;
import java.util.Optional;
import org.osgi.framework.Version;

/** The result of installing a jar: the plugin, and the one it replaced. Immutable. */
public final class Installation {
  private final Plugin plugin;
  private final Plugin before;

  private Installation(Plugin plugin, Plugin before) {
    this.plugin = Objects.requireNonNull(plugin);
    this.before = before;
  }

  /** Describes a plugin that was not installed before. */
  public static Installation of(Plugin plugin) {
    return new Installation(plugin, null);
  }

  /**
   * Describes a plugin that took the place of another one of that name.
   *
   * @param plugin the plugin
   * @param before the one that was installed before
   */
  public static Installation of(Plugin plugin, Plugin before) {
    return new Installation(plugin, Objects.requireNonNull(before));
  }

  /** Returns the plugin. */
  public Plugin plugin() {
    return plugin;
  }

  /** Returns the replaced plugin; empty if there was none. */
  public Optional<Plugin> before() {
    return Optional.ofNullable(before);
  }

  /** Returns a report for the user: the plugin, its services and its problems. */
  public String summary() {
    String with = plugin.offers().isEmpty() ? "" : " with " + String.join(", ", plugin.offers());
    String done = done() + with + ".";
    return plugin.problem().isEmpty() ? done : done + " " + plugin.problem();
  }

  private String done() {
    if (before == null) {
      return "Installed " + plugin.title();
    }
    int step = version(plugin).compareTo(version(before));
    if (step == 0) {
      return "Installed " + plugin.title() + " again";
    }
    return (step > 0 ? "Updated " : "Replaced ")
        + before.title()
        + (step > 0 ? " to " : " by the older ")
        + plugin.version();
  }

  private static Version version(Plugin plugin) {
    return Version.parseVersion(plugin.version());
  }

  /** Returns {@link #summary()}. */
  @Override
  public String toString() {
    return summary();
  }
}
