package org.plyscope.lab.catalog.internal;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.osgi.framework.Bundle;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.lab.catalog.UserPlugins;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;

/** The plugins of the user as the plugin manager knows them. */
@Component(service = UserPlugins.class)
public final class ManagedPlugins implements UserPlugins {
  private final PluginManager manager;

  /** Called by the framework. */
  @Activate
  public ManagedPlugins(@Reference PluginManager manager) {
    this.manager = manager;
  }

  @Override
  public Map<String, String> running() {
    Map<String, String> hashes = new TreeMap<>();
    manager.plugins().stream()
        .filter(plugin -> !plugin.shipped() && plugin.runs())
        .forEach(plugin -> hashes.put(plugin.id(), plugin.sha256()));
    return hashes;
  }

  @Override
  public Map<String, String> copy(Path folder) {
    try {
      return manager.copy(folder);
    } catch (PluginException e) {
      throw new InputException(e.getMessage());
    }
  }

  @Override
  public boolean contain(Bundle bundle) {
    return Plugin.isUsers(bundle);
  }
}
