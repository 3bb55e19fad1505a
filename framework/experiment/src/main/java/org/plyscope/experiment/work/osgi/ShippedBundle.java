package org.plyscope.experiment.work.osgi;

import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.Version;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.BundleWiring;
import org.plyscope.api.game.Game;
import org.plyscope.api.learn.TunerFactory;

/**
 * A bundle of the installation, as far as workers are concerned.
 *
 * @param jar its file, in a folder that is named by its start level
 * @param offers the packages that it exports, with their versions
 * @param needs the packages that it has from others
 * @param games the ids of the games that it offers
 * @param resolved whether all that it needs is there
 * @param plays whether workers have a use for it: it has no views, and offers more than methods of
 *     learning
 */
record ShippedBundle(
    Path jar,
    Map<String, String> offers,
    Set<String> needs,
    Set<String> games,
    boolean resolved,
    boolean plays) {

  private static final String REFERENCE = "reference:";
  private static final String LEARNING = TunerFactory.class.getPackageName() + ".";

  /** Returns the bundles that were installed from a folder, in a fixed order. */
  static List<ShippedBundle> all(BundleContext context, Path home) {
    String shipped = REFERENCE + home.resolve("bundles").toUri();
    return Arrays.stream(context.getBundles())
        .filter(bundle -> bundle.getLocation().startsWith(shipped))
        .sorted(Comparator.comparing(Bundle::getLocation))
        .map(bundle -> of(bundle, context))
        .toList();
  }

  private static ShippedBundle of(Bundle bundle, BundleContext context) {
    Optional<BundleWiring> wiring = Optional.ofNullable(bundle.adapt(BundleWiring.class));
    return new ShippedBundle(
        jar(bundle),
        packages(bundle),
        wiring.map(ShippedBundle::wired).orElse(Set.of()),
        games(bundle, context),
        wiring.isPresent(),
        !draws(bundle) && !onlyLearns(bundle));
  }

  /** A bundle that draws imports Swing. */
  private static boolean draws(Bundle bundle) {
    String imports = bundle.getHeaders("").get(Constants.IMPORT_PACKAGE);
    return imports != null && imports.contains("javax.swing");
  }

  private static boolean onlyLearns(Bundle bundle) {
    ServiceReference<?>[] services = bundle.getRegisteredServices();
    return services != null
        && Arrays.stream(services)
            .flatMap(s -> Arrays.stream((String[]) s.getProperty(Constants.OBJECTCLASS)))
            .allMatch(type -> type.startsWith(LEARNING));
  }

  /** Returns the file of a bundle that was installed by reference. */
  static Path jar(Bundle bundle) {
    return Path.of(URI.create(bundle.getLocation().substring(REFERENCE.length())));
  }

  /** Returns the packages that a bundle exports, with their versions. */
  static Map<String, String> packages(Bundle bundle) {
    Map<String, String> packages = new TreeMap<>();
    for (BundleCapability offer :
        bundle
            .adapt(BundleRevision.class)
            .getDeclaredCapabilities(PackageNamespace.PACKAGE_NAMESPACE)) {
      Object version = offer.getAttributes().get(Constants.VERSION_ATTRIBUTE);
      packages.put(name(offer), version instanceof Version v ? v.toString() : "0.0.0");
    }
    return packages;
  }

  private static Set<String> wired(BundleWiring wiring) {
    return wiring.getRequiredWires(PackageNamespace.PACKAGE_NAMESPACE).stream()
        .map(wire -> name(wire.getCapability()))
        .collect(Collectors.toSet());
  }

  private static String name(BundleCapability offer) {
    return String.valueOf(offer.getAttributes().get(PackageNamespace.PACKAGE_NAMESPACE));
  }

  private static Set<String> games(Bundle bundle, BundleContext context) {
    Set<String> ids = new HashSet<>();
    for (ServiceReference<Game> reference : references(context)) {
      Game game = bundle.equals(reference.getBundle()) ? context.getService(reference) : null;
      if (game != null) {
        ids.add(game.id());
        context.ungetService(reference);
      }
    }
    return ids;
  }

  private static Collection<ServiceReference<Game>> references(BundleContext context) {
    try {
      return context.getServiceReferences(Game.class, null);
    } catch (InvalidSyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
