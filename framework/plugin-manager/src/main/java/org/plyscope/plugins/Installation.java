package org.plyscope.plugins;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.osgi.framework.Version;

/** The result of installing a jar: the plugin, and the one it replaced. Immutable. */
public final class Installation {
  private static final int MOST_NAMED = 12;

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
    return Stream.concat(
            Stream.of(done() + with() + ".", plugin.problem()), plugin.notes().stream())
        .filter(sentence -> !sentence.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** Names a few of the parts, because a plugin may bring thousands. */
  private String with() {
    List<String> offers = plugin.offers();
    if (offers.isEmpty()) {
      return "";
    }
    int named = offers.size() > MOST_NAMED ? MOST_NAMED : offers.size();
    String more = named < offers.size() ? " and " + (offers.size() - named) + " more" : "";
    return " with " + String.join(", ", offers.subList(0, named)) + more;
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
