package org.plyscope.plugins.internal;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.plyscope.api.Registration;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Leftover;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.PluginAbout;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.plugins.internal.folder.PluginFolder;
import org.plyscope.plugins.internal.folder.PluginJar;

/**
 * Keeps the plugins of the user as jars in a folder and as bundles in the framework.
 *
 * <p>The component is immediate and starts the user's plugins before its service appears, so that a
 * command line which needs the service finds their services. Changes are serialised; looking is
 * not, because the window looks while a plugin is being started.
 */
@Component(service = PluginManager.class, immediate = true)
public final class OsgiPluginManager implements PluginManager {
  /** How long a plugin may take to start or stop, unless a framework property overrides it. */
  private static final String DEFAULT_LIMIT_MILLIS = "10000";

  private final PluginBundles bundles;
  private final PluginFolder folder;
  private final ChangeListeners listeners;
  private final Map<String, UserPlugin> plugins = new ConcurrentSkipListMap<>();
  private final FolderSync sync;
  private final Registration watch;
  private final boolean safe;

  /** Starts the plugins of the user. */
  @Activate
  public OsgiPluginManager(BundleContext context, @Reference ServiceComponentRuntime runtime) {
    String millis = property(context, "plyscope.plugins.limit", DEFAULT_LIMIT_MILLIS);
    this.bundles = new PluginBundles(context, runtime, Duration.ofMillis(Long.parseLong(millis)));
    Path standard = Path.of(context.getProperty("plyscope.data"), "plugins");
    this.folder = new PluginFolder(Path.of(property(context, "plyscope.plugins", "" + standard)));
    this.listeners = new ChangeListeners(context);
    this.safe = Boolean.parseBoolean(context.getProperty("plyscope.safe"));
    this.sync = new FolderSync(bundles, folder, safe, plugins);
    sync.inLine();
    new PluginBoot(bundles, folder, safe).run().forEach(this::remember);
    // A command is over before anything changes, and a worker must play as it began.
    boolean window = "workbench".equals(context.getProperty("plyscope.mode"));
    this.watch = window ? folder.watch(this::follow) : () -> {};
    if (window) {
      // Changes while plugins were starting happened before the watch.
      follow();
    }
  }

  /** Takes over the changes of another process to the folder. */
  private void follow() {
    List<String> news;
    synchronized (this) {
      news = sync.run();
      if (!news.isEmpty()) {
        startUnresolved();
      }
    }
    if (!news.isEmpty()) {
      listeners.fire();
      news.forEach(listeners::tell);
    }
  }

  private static String property(BundleContext context, String key, String standard) {
    return Optional.ofNullable(context.getProperty(key)).orElse(standard);
  }

  @Deactivate
  void close() {
    watch.close();
    listeners.close();
    bundles.close();
  }

  private void remember(UserPlugin plugin) {
    plugins.put(plugin.symbolicName(), plugin);
  }

  @Override
  public List<Plugin> plugins() {
    Comparator<Plugin> byName = Comparator.comparing(Plugin::name, String.CASE_INSENSITIVE_ORDER);
    Stream<Plugin> users = plugins.values().stream().map(plugin -> plugin.describe(bundles));
    Stream<Plugin> shipped = bundles.shipped().filter(this::worthListing).map(this::shipped);
    return Stream.concat(users.sorted(byName), shipped.sorted(byName)).toList();
  }

  /** Hides libraries and the like unless they have a problem. */
  private boolean worthListing(Bundle bundle) {
    return Requirements.isPlugin(bundle) || bundles.diagnose(bundle).state() != State.ACTIVE;
  }

  private Plugin shipped(Bundle bundle) {
    String name = Optional.ofNullable(bundle.getHeaders().get(Constants.BUNDLE_NAME)).orElse("");
    String shown = name.isBlank() ? bundle.getSymbolicName() : name;
    Diagnosis diagnosis =
        folder.disabled(bundle.getSymbolicName()) && bundle.getState() != Bundle.ACTIVE
            ? Diagnosis.disabled(shown)
            : bundles.diagnose(bundle);
    return Plugin.builder(bundle.getSymbolicName(), bundle.getVersion().toString())
        .name(shown)
        .about(PluginAbout.of(header -> bundle.getHeaders().get(header)))
        .state(diagnosis.state(), diagnosis.problem())
        .details(diagnosis.details())
        .offers(bundles.offers(bundle))
        .shipped(true)
        .build();
  }

  @Override
  public synchronized Installation install(Path file) {
    PluginJar jar = PluginJar.read(file);
    jar.requireBounded();
    if (bundles.isShipped(jar.symbolicName())) {
      throw new PluginException(
          jar.symbolicName()
              + " is part of Plyscope and cannot be replaced;"
              + " give the plugin another Bundle-SymbolicName.");
    }
    Optional<UserPlugin> old = Optional.ofNullable(plugins.get(jar.symbolicName()));
    Optional<Plugin> before = old.map(plugin -> plugin.describe(bundles));
    PluginJar staged = folder.stage(jar);
    folder.setDisabled(jar.symbolicName(), false);
    try {
      replace(old, staged);
    } finally {
      folder.delete(staged.file());
      listeners.fire();
    }
    startUnresolved();
    Plugin now = plugins.get(jar.symbolicName()).describe(bundles);
    return before.map(was -> Installation.of(now, was)).orElseGet(() -> Installation.of(now));
  }

  private void replace(Optional<UserPlugin> old, PluginJar staged) {
    old.ifPresent(this::stop);
    PluginJar kept;
    try {
      kept = add(staged);
    } catch (PluginException e) {
      old.ifPresent(this::startAgain);
      throw e;
    }
    old.map(plugin -> plugin.jar().file())
        .filter(file -> !file.equals(kept.file()))
        .ifPresent(this::delete);
  }

  private void delete(Path jar) {
    folder.delete(jar);
    sync.inLine(jar);
  }

  private void stop(UserPlugin plugin) {
    if (!plugin.bundle().map(bundles::uninstall).orElse(true)) {
      throw new PluginException(
          plugin.symbolicName() + " does not stop; restart Plyscope to get rid of it.");
    }
  }

  /** Starts a staged jar and keeps it, or leaves nothing of it. */
  private PluginJar add(PluginJar staged) {
    Bundle bundle = bundles.install(staged);
    try {
      Diagnosis outcome = bundles.start(bundle);
      if (!outcome.usable()) {
        throw outcome.exception();
      }
      PluginJar kept = folder.keep(staged);
      sync.inLine(kept.file());
      remember(UserPlugin.installed(kept, bundle, outcome));
      return kept;
    } catch (PluginException e) {
      bundles.uninstall(bundle);
      throw e;
    }
  }

  /** Restores the plugins that were stopped for a jar that then turned out not to work. */
  private void startAgain(UserPlugin plugin) {
    if (plugin.bundle().isEmpty()) {
      return;
    }
    try {
      Bundle bundle = bundles.installKept(plugin.jar());
      remember(UserPlugin.installed(plugin.jar(), bundle, bundles.start(bundle)));
    } catch (PluginException e) {
      remember(UserPlugin.notInstalled(plugin.jar(), Diagnosis.failed(e)));
    }
  }

  /** Retries those that may have waited for the new plugin. */
  private void startUnresolved() {
    for (UserPlugin plugin : plugins.values()) {
      plugin
          .bundle()
          .filter(bundle -> bundle.getState() == Bundle.INSTALLED)
          .ifPresent(bundle -> remember(plugin.with(bundles.start(bundle))));
    }
  }

  @Override
  public synchronized Plugin remove(String symbolicName) {
    UserPlugin plugin = plugins.get(symbolicName);
    if (plugin == null) {
      throw bundles.isShipped(symbolicName)
          ? new PluginException(
              symbolicName + " is part of Plyscope and cannot be removed; disable it instead.")
          : unknown(symbolicName);
    }
    Plugin removed = plugin.removed(bundles);
    try {
      delete(plugin.jar().file());
      folder.setDisabled(symbolicName, false);
      plugins.remove(symbolicName);
      stop(plugin);
      return survived(plugin).map(removed::withProblem).orElse(removed);
    } finally {
      listeners.fire();
    }
  }

  /** Starts another version of a plugin that has left, if there is one in the folder. */
  private Optional<String> survived(UserPlugin gone) {
    List<Path> others = folder.jars().stream().filter(gone.jar()::isOther).toList();
    if (others.isEmpty()) {
      return Optional.empty();
    }
    others.forEach(file -> plugins.remove(file.getFileName().toString()));
    sync.startAgain(others);
    UserPlugin next = plugins.get(gone.symbolicName());
    return Optional.of(
        "%s, which is also in the folder of plugins, takes its place."
            .formatted(next.jar().file().getFileName()));
  }

  private PluginException unknown(String symbolicName) {
    return new PluginException("There is no plugin '" + symbolicName + "'; " + installed() + ".");
  }

  @Override
  public synchronized Plugin disable(String symbolicName) {
    requireKnown(symbolicName);
    folder.setDisabled(symbolicName, true);
    try {
      sync.setEnabled(symbolicName, false);
      return find(symbolicName);
    } finally {
      listeners.fire();
    }
  }

  @Override
  public synchronized Plugin enable(String symbolicName) {
    requireKnown(symbolicName);
    folder.setDisabled(symbolicName, false);
    Optional.ofNullable(plugins.get(symbolicName))
        .ifPresent(plugin -> folder.release(plugin.jar().file()));
    try {
      sync.setEnabled(symbolicName, true);
      startUnresolved();
      return find(symbolicName);
    } finally {
      listeners.fire();
    }
  }

  private void requireKnown(String symbolicName) {
    if (!plugins.containsKey(symbolicName) && bundles.shippedPlugin(symbolicName).isEmpty()) {
      throw bundles.isShipped(symbolicName)
          ? new PluginException(symbolicName + " cannot be disabled: Plyscope needs it.")
          : unknown(symbolicName);
    }
  }

  private Plugin find(String symbolicName) {
    return plugins().stream()
        .filter(plugin -> plugin.symbolicName().equals(symbolicName))
        .findFirst()
        .orElseThrow(() -> unknown(symbolicName));
  }

  private String installed() {
    return plugins.isEmpty()
        ? "none is installed"
        : "installed are " + String.join(", ", plugins.keySet());
  }

  @Override
  public synchronized void suspend(String symbolicName, String why) {
    UserPlugin plugin = plugins.get(symbolicName);
    if (plugin != null) {
      folder.suspend(plugin.jar().file(), why);
    }
  }

  @Override
  public List<Leftover> leftovers() {
    return bundles.leftovers();
  }

  @Override
  public Optional<byte[]> icon(String symbolicName) {
    return bundles.icon(symbolicName);
  }

  @Override
  public Path folder() {
    return folder.path();
  }

  @Override
  public synchronized Map<String, String> copy(Path target) {
    Map<String, String> hashes = new TreeMap<>();
    if (!safe) {
      for (PluginJar jar : folder.copy(target)) {
        hashes.put(jar.symbolicName() + " " + jar.version(), PluginFolder.sha256(jar.file()));
      }
    }
    return hashes;
  }

  @Override
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  @Override
  public Registration onNews(Consumer<? super String> listener) {
    return listeners.addForNews(listener);
  }

  @Override
  public int followers() {
    return folder.followers();
  }
}
