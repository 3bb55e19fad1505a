package org.plyscope.plugins.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.osgi.framework.Bundle;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.internal.folder.PluginFolder;

/**
 * Brings the running plugins in line with the plugin folder after another process has changed it.
 */
final class FolderSync {
  private final PluginBundles bundles;
  private final PluginFolder folder;
  private final boolean safe;
  private final Map<String, UserPlugin> plugins;
  private final Map<Path, Stamp> seen = new HashMap<>();
  private Set<String> disabled;

  /** Size and time, which reveal a changed file without reading it. */
  private record Stamp(long size, FileTime time) {
    static Stamp of(Path file) {
      try {
        return new Stamp(Files.size(file), Files.getLastModifiedTime(file));
      } catch (IOException e) {
        return new Stamp(-1, FileTime.fromMillis(0));
      }
    }
  }

  /** Works on the plugins that the manager knows, by symbolic name. */
  FolderSync(
      PluginBundles bundles, PluginFolder folder, boolean safe, Map<String, UserPlugin> plugins) {
    this.bundles = bundles;
    this.folder = folder;
    this.safe = safe;
    this.plugins = plugins;
    this.disabled = folder.disabled();
  }

  /**
   * Starts or stops a plugin that the user has enabled or disabled.
   *
   * @throws PluginException if it does not stop
   */
  void setEnabled(String symbolicName, boolean enabled) {
    disabled = folder.disabled();
    UserPlugin plugin = plugins.get(symbolicName);
    Optional<Bundle> bundle =
        plugin == null ? bundles.shippedPlugin(symbolicName) : plugin.bundle();
    if (plugin == null && enabled) {
      bundle.ifPresent(bundles::start);
    } else if (plugin == null) {
      requireStopped(symbolicName, bundle.map(bundles::stop).orElse(true));
    } else {
      requireStopped(symbolicName, bundle.map(bundles::uninstall).orElse(true));
      startAgain(List.of(plugin.jar().file()));
    }
  }

  private static void requireStopped(String symbolicName, boolean stopped) {
    if (!stopped) {
      throw new PluginException(
          symbolicName + " does not stop; it is not started when Plyscope starts again.");
    }
  }

  /** Starts the plugins of these files, and remembers the outcome. */
  void startAgain(Collection<Path> files) {
    new PluginBoot(bundles, folder, safe)
        .start(files.stream().filter(Files::exists).sorted().toList())
        .forEach(plugin -> plugins.put(plugin.symbolicName(), plugin));
  }

  /** Notes that the running plugins match all files of the folder. */
  void inLine() {
    folder.jars().forEach(this::inLine);
  }

  /** Notes that the running plugins match one file, perhaps gone. */
  void inLine(Path file) {
    if (Files.exists(file)) {
      seen.put(file, Stamp.of(file));
    } else {
      seen.remove(file);
    }
  }

  /** Stops removed plugins and starts new ones; returns a sentence about each. */
  List<String> run() {
    List<String> news = new ArrayList<>(switched());
    Set<Path> changed = changed();
    if (changed.isEmpty()) {
      return news;
    }
    Map<String, Plugin> before = new HashMap<>();
    Set<Path> again = new LinkedHashSet<>();
    for (UserPlugin plugin : List.copyOf(plugins.values())) {
      // A plugin that was not started may now have its chance: the newer version of it may be gone.
      if (concerned(plugin, changed)) {
        before.put(plugin.symbolicName(), plugin.describe(bundles));
        plugin.bundle().ifPresent(bundles::uninstall);
        plugins.remove(plugin.symbolicName());
        again.add(plugin.jar().file());
      }
    }
    again.addAll(changed);
    again.forEach(this::inLine);
    startAgain(again);
    news.addAll(news(before, changed));
    return news;
  }

  /** Takes over plugins that another process has enabled or disabled. */
  private List<String> switched() {
    Set<String> now = folder.disabled();
    Set<String> names = new TreeSet<>(now);
    names.addAll(disabled);
    names.removeIf(name -> now.contains(name) == disabled.contains(name));
    List<String> news = new ArrayList<>();
    for (String name : names) {
      try {
        setEnabled(name, !now.contains(name));
        news.add((now.contains(name) ? "Disabled " : "Enabled ") + name + ".");
      } catch (PluginException e) {
        news.add(e.getMessage());
      }
    }
    disabled = now;
    return news;
  }

  private Set<Path> changed() {
    Set<Path> changed = new LinkedHashSet<>(seen.keySet());
    changed.addAll(folder.jars());
    changed.removeIf(file -> seen.containsKey(file) && seen.get(file).equals(Stamp.of(file)));
    return changed;
  }

  private boolean concerned(UserPlugin plugin, Set<Path> changed) {
    return plugin.bundle().isEmpty()
        || changed.contains(plugin.jar().file())
        || changed.stream().anyMatch(file -> plugin.jar().isOther(file));
  }

  private List<String> news(Map<String, Plugin> before, Set<Path> changed) {
    List<String> news = new ArrayList<>();
    Set<String> names = new LinkedHashSet<>(before.keySet());
    names.addAll(plugins.keySet());
    for (String name : names) {
      Plugin was = before.get(name);
      UserPlugin is = plugins.get(name);
      if (is == null) {
        news.add("Removed " + was.title() + ".");
      } else if (changed.contains(is.jar().file())) {
        Plugin now = is.describe(bundles);
        news.add((was == null ? Installation.of(now) : Installation.of(now, was)).summary());
      }
    }
    return news;
  }
}
