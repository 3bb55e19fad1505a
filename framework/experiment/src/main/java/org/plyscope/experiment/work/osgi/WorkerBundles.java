package org.plyscope.experiment.work.osgi;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.Version;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.BundleWiring;

/**
 * Decides what a worker is made of. It needs the shipped plugins that do not draw, with the
 * services that start them; these are its bundles. What all of them and the worker itself are
 * compiled against is put on its class path instead and exported by the framework: such classes
 * come out of the archive without a look into a jar, which is most of what makes a worker ready
 * early.
 */
final class WorkerBundles {
  private static final String SERVICES = "01";
  private static final String PLUGINS = "05";

  /** The package of the bundle that starts the plugins of the user. */
  private static final String PLUGIN_MANAGER = "org.plyscope.plugins";

  private final BundleContext context;
  private final List<Bundle> installed;
  private final Map<String, Bundle> libraries = new HashMap<>();
  private final Set<Bundle> shared;

  WorkerBundles(BundleContext context, Path home) {
    this.context = context;
    String shipped = "reference:" + home.resolve("bundles").toUri();
    List<Bundle> all =
        Arrays.stream(context.getBundles())
            .filter(bundle -> bundle.getLocation().startsWith(shipped))
            .sorted(Comparator.comparing(Bundle::getLocation))
            .toList();
    installed =
        all.stream().filter(bundle -> folder(bundle).equals(SERVICES) || isPlugin(bundle)).toList();
    all.stream().filter(WorkerBundles::isLibrary).forEach(this::note);
    shared = shared(installed.stream().filter(WorkerBundles::isPlugin).toList());
  }

  private void note(Bundle library) {
    offered(library).forEach(offer -> libraries.putIfAbsent(name(offer), library));
  }

  private static List<BundleCapability> offered(Bundle bundle) {
    return bundle
        .adapt(BundleRevision.class)
        .getDeclaredCapabilities(PackageNamespace.PACKAGE_NAMESPACE);
  }

  private static String name(BundleCapability offer) {
    return String.valueOf(offer.getAttributes().get(PackageNamespace.PACKAGE_NAMESPACE));
  }

  private static String folder(Bundle bundle) {
    return String.valueOf(jar(bundle).getParent().getFileName());
  }

  private static Path jar(Bundle bundle) {
    return Path.of(URI.create(bundle.getLocation().replaceFirst("^reference:", "")));
  }

  /** Whoever draws imports Swing. */
  private static boolean isPlugin(Bundle bundle) {
    String imports = bundle.getHeaders("").get(Constants.IMPORT_PACKAGE);
    return folder(bundle).equals(PLUGINS)
        && bundle.adapt(BundleWiring.class) != null
        && (imports == null || !imports.contains("javax.swing"));
  }

  /** Follows who needs whom, from the plugins and this bundle down to libraries. */
  private Set<Bundle> shared(List<Bundle> plugins) {
    Set<Bundle> found = new LinkedHashSet<>();
    Deque<Bundle> open = new ArrayDeque<>(plugins);
    open.add(FrameworkUtil.getBundle(WorkerBundles.class));
    while (!open.isEmpty()) {
      Bundle bundle = open.poll();
      boolean plugin = plugins.contains(bundle);
      if (plugin || (isLibrary(bundle) && found.add(bundle))) {
        needed(bundle).forEach(open::add);
      }
    }
    return found;
  }

  private static boolean isLibrary(Bundle bundle) {
    return bundle.getBundleId() > 0
        && !folder(bundle).equals(SERVICES)
        && !folder(bundle).equals(PLUGINS);
  }

  /** A package may come from elsewhere in this process, but its library has it in any case. */
  private List<Bundle> needed(Bundle bundle) {
    return bundle
        .adapt(BundleWiring.class)
        .getRequiredWires(PackageNamespace.PACKAGE_NAMESPACE)
        .stream()
        .map(wire -> libraries.get(name(wire.getCapability())))
        .filter(Objects::nonNull)
        .toList();
  }

  /** Returns the jars of the class path. */
  List<Path> classPath() {
    return shared.stream().map(WorkerBundles::jar).sorted().toList();
  }

  /** Returns the jars of the bundles. */
  List<Path> bundles() {
    return installed.stream().map(WorkerBundles::jar).toList();
  }

  /** Returns the jar of the bundle that starts the plugins of the user. */
  Path pluginManager() {
    return jar(libraries.get(PLUGIN_MANAGER));
  }

  /**
   * Returns the packages that Java, the framework and the class path offer to bundles, as the
   * framework reads them. It would find those of Java itself, in a tenth of the time that a worker
   * has.
   */
  String packages() {
    List<Bundle> offering = new ArrayList<>(shared);
    offering.add(context.getBundle(Constants.SYSTEM_BUNDLE_ID));
    List<String> packages = new ArrayList<>();
    for (Bundle bundle : offering) {
      for (BundleCapability offer : offered(bundle)) {
        Object version = offer.getAttributes().get(Constants.VERSION_ATTRIBUTE);
        packages.add(
            name(offer) + ";version=\"" + (version instanceof Version v ? v : "0.0.0") + '"');
      }
    }
    return packages.stream().distinct().sorted().collect(Collectors.joining(","));
  }
}
