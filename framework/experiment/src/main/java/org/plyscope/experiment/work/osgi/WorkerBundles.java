package org.plyscope.experiment.work.osgi;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkUtil;

/**
 * Decides which bundles a worker consists of. It needs the shipped plugins that play, with the
 * services that start them; these are its bundles. The libraries that all of them and the worker
 * itself are compiled against are put on its class path instead and exported by the framework: such
 * classes come out of the archive without a look into a jar, which saves most of the start of a
 * worker.
 */
final class WorkerBundles {
  private static final String SERVICES = "01";
  private static final String PLUGINS = "05";

  /** A package of the bundle that plugins of the user with views need. */
  private static final String WINDOW_API = "org.plyscope.api.view";

  /** The package of the bundle that starts the plugins of the user. */
  private static final String PLUGIN_MANAGER = "org.plyscope.plugins";

  private final List<ShippedBundle> installed;
  private final Map<String, ShippedBundle> libraries = new HashMap<>();
  private final Set<ShippedBundle> shared;
  private final Map<String, String> platform;

  /**
   * Sorts bundles.
   *
   * @param all all shipped bundles
   * @param own the jar of this code
   * @param platform the packages that Java and the framework offer, with their versions
   */
  WorkerBundles(List<ShippedBundle> all, Path own, Map<String, String> platform) {
    this.platform = platform;
    installed = all.stream().filter(bundle -> isIn(SERVICES, bundle) || isPlugin(bundle)).toList();
    all.stream().filter(WorkerBundles::isLibrary).forEach(this::note);
    shared = shared(all, own);
  }

  /** Sorts the bundles of an installation that runs. */
  static WorkerBundles of(BundleContext context, Path home) {
    return new WorkerBundles(
        ShippedBundle.all(context, home),
        ShippedBundle.jar(FrameworkUtil.getBundle(WorkerBundles.class)),
        ShippedBundle.packages(context.getBundle(Constants.SYSTEM_BUNDLE_ID)));
  }

  private void note(ShippedBundle library) {
    library.offers().keySet().forEach(name -> libraries.putIfAbsent(name, library));
  }

  private static boolean isIn(String folder, ShippedBundle bundle) {
    return bundle.jar().getParent().endsWith(folder);
  }

  private static boolean isPlugin(ShippedBundle bundle) {
    return isIn(PLUGINS, bundle) && bundle.resolved() && bundle.plays();
  }

  private static boolean isLibrary(ShippedBundle bundle) {
    return !isIn(SERVICES, bundle) && !isIn(PLUGINS, bundle);
  }

  /**
   * Follows the requirements from the plugins and this bundle down to libraries. A library that
   * draws is not needed by workers.
   */
  private Set<ShippedBundle> shared(List<ShippedBundle> all, Path own) {
    Set<ShippedBundle> found = new LinkedHashSet<>();
    Deque<ShippedBundle> open = new ArrayDeque<>(all);
    open.removeIf(bundle -> !isPlugin(bundle) && !bundle.jar().equals(own));
    while (!open.isEmpty()) {
      ShippedBundle bundle = open.poll();
      if (isPlugin(bundle) || found.add(bundle)) {
        // A package may come from elsewhere in this process, but its library has it in any case.
        bundle.needs().stream()
            .map(libraries::get)
            .filter(library -> library != null && library.plays())
            .forEach(open::add);
      }
    }
    return found;
  }

  /** Returns the jars of the class path. */
  List<Path> classPath() {
    return shared.stream().map(ShippedBundle::jar).sorted().toList();
  }

  /** Returns the jars of the bundles. */
  List<Path> bundles() {
    return jars(bundle -> true);
  }

  /** Returns the jars of the bundles without those that only bring other games than this one. */
  List<Path> bundles(String game) {
    return jars(bundle -> bundle.games().isEmpty() || bundle.games().contains(game));
  }

  private List<Path> jars(Predicate<ShippedBundle> wanted) {
    return installed.stream().filter(wanted).map(ShippedBundle::jar).toList();
  }

  /** Returns the jars of the bundles that the plugins of the user need besides. */
  List<Path> forUserPlugins() {
    return List.of(libraries.get(WINDOW_API).jar(), libraries.get(PLUGIN_MANAGER).jar());
  }

  /**
   * Returns the packages that Java, the framework and the class path offer to bundles, as the
   * framework reads them. It would find those of Java itself, in a tenth of the time that a worker
   * has.
   */
  String packages() {
    return text(name -> true);
  }

  /** Returns those of the packages that the bundles of the installation use. */
  String packagesInUse() {
    Set<String> used =
        installed.stream().flatMap(bundle -> bundle.needs().stream()).collect(Collectors.toSet());
    return text(used::contains);
  }

  private String text(Predicate<String> wanted) {
    Map<String, String> packages = new TreeMap<>(platform);
    shared.forEach(bundle -> packages.putAll(bundle.offers()));
    return packages.entrySet().stream()
        .filter(offer -> wanted.test(offer.getKey()))
        .map(offer -> offer.getKey() + ";version=\"" + offer.getValue() + '"')
        .collect(Collectors.joining(","));
  }
}
