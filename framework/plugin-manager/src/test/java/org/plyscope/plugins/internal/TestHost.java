package org.plyscope.plugins.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import org.apache.felix.framework.FrameworkFactory;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;
import org.osgi.util.tracker.ServiceTracker;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginManager;

/** A real framework with the API, Declarative Services and the plugin manager as bundles. */
final class TestHost implements AutoCloseable {
  private static final List<String> BUNDLES =
      List.of(
          "org.osgi.util.function.Function",
          "org.osgi.util.promise.Promise",
          "org.osgi.service.component.ComponentContext",
          "org.apache.felix.scr.info.ScrInfo",
          "org.plyscope.api.InputException",
          "org.plyscope.plugins.internal.OsgiPluginManager");

  /** The bundles whose packages the manager uses. */
  private static final Set<String> SHARED = Set.of("org.plyscope.api", "org.plyscope.wire");

  private final Framework framework;

  private TestHost(Framework framework) {
    this.framework = framework;
  }

  /** Boots a framework as the launcher does; its cache survives, as the launcher's may. */
  static TestHost boot(Path data, String... properties) throws Exception {
    Map<String, String> config = new HashMap<>();
    config.put(Constants.FRAMEWORK_STORAGE, data.resolve("cache").toString());
    config.put(
        Constants.FRAMEWORK_SYSTEMPACKAGES_EXTRA, "org.plyscope.plugins;version=1.0.0" + exports());
    config.put("plyscope.data", data.toString());
    config.put("ds.loglevel", "0");
    config.put("felix.log.level", "0");
    for (int i = 0; i < properties.length; i += 2) {
      config.put(properties[i], properties[i + 1]);
    }
    Framework framework = new FrameworkFactory().newFramework(config);
    framework.start();
    List<Bundle> bundles = new ArrayList<>();
    for (String type : BUNDLES) {
      bundles.add(framework.getBundleContext().installBundle("reference:file:" + location(type)));
    }
    for (Bundle bundle : bundles) {
      bundle.start();
    }
    return new TestHost(framework);
  }

  /** Types in signatures of the manager must be the same for tests and bundles. */
  private static String exports() throws IOException {
    StringBuilder all = new StringBuilder();
    for (URL manifest : Collections.list(ClassLoader.getSystemResources("META-INF/MANIFEST.MF"))) {
      try (InputStream in = manifest.openStream()) {
        Attributes headers = new Manifest(in).getMainAttributes();
        if (SHARED.contains(Objects.toString(headers.getValue("Bundle-SymbolicName"), ""))) {
          String exports = headers.getValue("Export-Package");
          all.append(',').append(exports.replaceAll(";uses:=\"[^\"]*\"", ""));
        }
      }
    }
    return all.toString();
  }

  /** Boots in a process of its own, for plugins that end it. */
  public static void main(String[] arguments) throws Exception {
    boot(Path.of(arguments[0])).close();
  }

  /** Returns the jar or folder a class of the class path comes from. */
  static String location(String type) {
    try {
      return Path.of(
              Class.forName(type).getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (ClassNotFoundException | URISyntaxException e) {
      throw new IllegalStateException(type, e);
    }
  }

  BundleContext context() {
    return framework.getBundleContext();
  }

  PluginManager manager() throws InterruptedException {
    ServiceTracker<PluginManager, PluginManager> tracker =
        new ServiceTracker<>(context(), PluginManager.class, null);
    tracker.open();
    PluginManager manager = tracker.waitForService(5000);
    tracker.close();
    assertThat(manager).as("the service appears").isNotNull();
    return manager;
  }

  Plugin plugin(String symbolicName) throws InterruptedException {
    return manager().plugins().stream()
        .filter(plugin -> plugin.symbolicName().equals(symbolicName))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no plugin " + symbolicName));
  }

  Optional<Bundle> bundle(String symbolicName) {
    return Arrays.stream(context().getBundles())
        .filter(bundle -> symbolicName.equals(bundle.getSymbolicName()))
        .findFirst();
  }

  @Override
  public void close() throws BundleException {
    framework.stop();
    try {
      framework.waitForStop(10_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
