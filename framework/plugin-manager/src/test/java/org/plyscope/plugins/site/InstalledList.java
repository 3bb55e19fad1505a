package org.plyscope.plugins.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyscope.api.Registration;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Leftover;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginManager;
import org.plyscope.plugins.inspect.PluginFile;

/** A plugin manager that only keeps a list. */
final class InstalledList implements PluginManager {
  private final List<Plugin> plugins = new ArrayList<>();

  @Override
  public List<Plugin> plugins() {
    return List.copyOf(plugins);
  }

  @Override
  public Installation install(Path jar) {
    PluginFile file = PluginFile.read(jar);
    Plugin plugin =
        Plugin.builder(file.symbolicName(), file.version().toString()).name(file.name()).build();
    plugins.removeIf(old -> old.symbolicName().equals(plugin.symbolicName()));
    plugins.add(plugin);
    return Installation.of(plugin);
  }

  @Override
  public Plugin remove(String symbolicName) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Plugin disable(String symbolicName) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Plugin enable(String symbolicName) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void suspend(String symbolicName, String why) {}

  @Override
  public List<Leftover> leftovers() {
    return List.of();
  }

  @Override
  public Optional<byte[]> icon(String symbolicName) {
    return Optional.empty();
  }

  @Override
  public Path folder() {
    return Path.of("plugins");
  }

  @Override
  public Map<String, String> copy(Path folder) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Registration onChange(Runnable listener) {
    return () -> {};
  }

  @Override
  public Registration onNews(Consumer<? super String> listener) {
    return () -> {};
  }

  @Override
  public int followers() {
    return 0;
  }
}
