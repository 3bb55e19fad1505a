package org.plyscope.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;
import org.osgi.framework.startlevel.BundleStartLevel;

/**
 * A running framework with all bundles of an installation, or with those that a property names. A
 * bundle's start level is the name of its directory; jars are installed by reference, so nothing is
 * copied.
 */
public final class Host implements AutoCloseable {
  /** The property that names the jars of all bundles, if they are not those of the installation. */
  static final String BUNDLES = "plyscope.bundles";

  /** The property that names all packages that bundles get from Java and the class path. */
  static final String PACKAGES = "plyscope.packages";

  /** The property that names a class of the class path to start as if it were a bundle's. */
  static final String ACTIVATOR = "plyscope.activator";

  /** The property that names a new folder for the framework, which is then not one of the cache. */
  static final String STORAGE = "plyscope.storage";

  /**
   * The start level of the window, which the command line does without: loading Swing takes time.
   */
  private static final Integer WINDOW_LEVEL = 4;

  /** How long bundles may take to stop; after a command no bundle has anything left to save. */
  private static final long STOP_MILLIS = 10_000;

  private static final long STOP_COMMAND_MILLIS = 2_000;
  private static final long POLL_MILLIS = 250;

  private final Framework framework;
  private final CacheSlot cache;
  private long patience;

  private Host(Framework framework, CacheSlot cache, Map<String, String> properties) {
    this.framework = framework;
    this.cache = cache;
    this.patience =
        "cli".equals(properties.get("plyscope.mode")) ? STOP_COMMAND_MILLIS : STOP_MILLIS;
  }

  /**
   * Boots the framework. After a failed boot the cache is wiped and the boot tried once more.
   *
   * @param home the installation directory
   * @param data the directory of user data, created if missing
   * @param properties more framework properties
   * @throws IOException if a directory cannot be read or written
   * @throws BundleException if the framework does not start, twice
   */
  public static Host boot(Path home, Path data, Map<String, String> properties)
      throws IOException, BundleException {
    CacheSlot cache =
        properties.containsKey(STORAGE)
            ? CacheSlot.own(Path.of(properties.get(STORAGE)))
            : CacheSlot.take(data.resolve("cache"));
    try {
      return boot(home, data, properties, cache);
    } catch (IOException | BundleException | RuntimeException e) {
      cache.close();
      throw e;
    }
  }

  private static Host boot(Path home, Path data, Map<String, String> properties, CacheSlot cache)
      throws IOException, BundleException {
    Map<String, String> configuration = new HashMap<>(properties);
    configuration.put("plyscope.home", home.toString());
    configuration.put("plyscope.data", data.toString());
    configuration.put(Constants.FRAMEWORK_STORAGE, cache.directory().toString());
    configuration.put(
        Constants.FRAMEWORK_STORAGE_CLEAN, Constants.FRAMEWORK_STORAGE_CLEAN_ONFIRSTINIT);
    // Failures are reported by us and by the plugin manager, not by stack traces on the terminal.
    configuration.put("ds.loglevel", "0");
    configuration.put("felix.log.level", "0");
    if (properties.containsKey(PACKAGES)) {
      configuration.put(Constants.FRAMEWORK_SYSTEMPACKAGES, properties.get(PACKAGES));
    }
    Map<Integer, List<Path>> bundles =
        properties.containsKey(BUNDLES)
            ? named(properties.get(BUNDLES))
            : bundles(home.resolve("bundles"));
    if (!"workbench".equals(properties.get("plyscope.mode")) && !exports(properties)) {
      bundles.remove(WINDOW_LEVEL);
    }
    try {
      return new Host(start(configuration, bundles), cache, properties);
    } catch (Installation.IncompleteException e) {
      throw e;
    } catch (BundleException | RuntimeException first) {
      cache.wipe();
      try {
        return new Host(start(configuration, bundles), cache, properties);
      } catch (BundleException | RuntimeException second) {
        second.addSuppressed(first);
        throw second;
      }
    }
  }

  /** A command that exports views needs the bundle that draws them, though no window. */
  private static boolean exports(Map<String, String> properties) {
    String args = properties.getOrDefault("plyscope.args", "");
    return Stream.of(args.split("\0", -1)).anyMatch(arg -> arg.startsWith("--export"));
  }

  /** Returns the context of the system bundle. */
  public BundleContext context() {
    return framework.getBundleContext();
  }

  /**
   * Finds out where a class comes from.
   *
   * @param className the full name of a class
   * @return the symbolic name of the bundle that holds it
   */
  Optional<String> owner(String className) {
    String path = className.replace('.', '/') + ".class";
    BundleContext context = framework.getBundleContext();
    return context == null
        ? Optional.empty()
        : Stream.of(context.getBundles())
            .filter(bundle -> bundle.getBundleId() > 0 && bundle.getEntry(path) != null)
            .map(Bundle::getSymbolicName)
            .findFirst();
  }

  /**
   * Waits until the framework is stopped. A plugin that does not let go is left behind after ten
   * seconds, after a command two, so that it cannot keep the program from ending.
   *
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public void await() throws InterruptedException {
    while (patience > 0
        && framework.waitForStop(POLL_MILLIS).getType() == FrameworkEvent.WAIT_TIMEDOUT) {
      if (framework.getState() == Bundle.STOPPING) {
        patience -= POLL_MILLIS;
      }
    }
  }

  /** Stops the framework, if it still runs, and frees its cache. */
  @Override
  public void close() throws IOException {
    try {
      framework.stop();
      // A bundle that did not stop before will not do so now; zero would mean to wait forever.
      framework.waitForStop(Math.max(1, patience));
    } catch (BundleException e) {
      throw new IOException("The framework did not stop.", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      cache.close();
    }
  }

  private static Framework start(
      Map<String, String> configuration, Map<Integer, List<Path>> bundles) throws BundleException {
    int top = bundles.keySet().stream().mapToInt(Integer::intValue).max().orElse(1);
    configuration.put(Constants.FRAMEWORK_BEGINNING_STARTLEVEL, Integer.toString(top));
    Framework framework =
        ServiceLoader.load(FrameworkFactory.class)
            .findFirst()
            .orElseThrow()
            .newFramework(configuration);
    framework.init();
    try {
      BundleContext context = framework.getBundleContext();
      List<Bundle> installed = new ArrayList<>();
      for (Map.Entry<Integer, List<Path>> level : bundles.entrySet()) {
        for (Path jar : level.getValue()) {
          Bundle bundle = context.installBundle("reference:" + jar.toUri());
          bundle.adapt(BundleStartLevel.class).setStartLevel(level.getKey());
          installed.add(bundle);
        }
      }
      installed.removeIf(bundle -> disabled(bundle, configuration));
      for (Bundle bundle : installed) {
        if (bundle.getHeaders("").get(Constants.FRAGMENT_HOST) == null) {
          bundle.start(Bundle.START_ACTIVATION_POLICY);
        }
      }
      if (configuration.containsKey(ACTIVATOR)) {
        activator(configuration.get(ACTIVATOR)).start(context);
      }
      framework.start();
      new Installation(configuration.get("plyscope.mode")).check(installed);
      return framework;
    } catch (BundleException | RuntimeException | Error e) {
      framework.stop();
      throw e;
    } catch (Exception e) {
      framework.stop();
      throw new BundleException("its own code did not start", e);
    }
  }

  /** The plugin manager notes which plugins the user has disabled, and starts them on request. */
  private static boolean disabled(Bundle bundle, Map<String, String> configuration) {
    Path standard = Path.of(configuration.get("plyscope.data"), "plugins");
    Path plugins = Path.of(configuration.getOrDefault("plyscope.plugins", standard.toString()));
    return bundle.adapt(BundleStartLevel.class).getStartLevel() > WINDOW_LEVEL
        && Files.exists(plugins.resolve(bundle.getSymbolicName() + ".disabled"));
  }

  private static BundleActivator activator(String name) throws ReflectiveOperationException {
    return Class.forName(name)
        .asSubclass(BundleActivator.class)
        .getDeclaredConstructor()
        .newInstance();
  }

  private static Map<Integer, List<Path>> named(String list) {
    Map<Integer, List<Path>> levels = new TreeMap<>();
    for (String name : list.split(File.pathSeparator, -1)) {
      Path jar = Path.of(name);
      Integer level = Integer.valueOf(jar.getParent().getFileName().toString());
      levels.computeIfAbsent(level, l -> new ArrayList<>()).add(jar);
    }
    return levels;
  }

  private static Map<Integer, List<Path>> bundles(Path directory) throws IOException {
    Map<Integer, List<Path>> levels = new TreeMap<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
      for (Path entry : entries) {
        String name = entry.getFileName().toString();
        if (Files.isDirectory(entry) && name.matches("\\d+")) {
          levels.put(Integer.valueOf(name), jars(entry));
        }
      }
    }
    return levels;
  }

  private static List<Path> jars(Path directory) throws IOException {
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*.jar")) {
      files.forEach(jars::add);
    }
    jars.sort(null);
    return jars;
  }
}
