package org.plyscope.plugins.internal;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.Version;
import org.osgi.framework.VersionRange;
import org.osgi.framework.namespace.BundleNamespace;
import org.osgi.framework.namespace.ExecutionEnvironmentNamespace;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleRequirement;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.FrameworkWiring;
import org.osgi.resource.Namespace;

/** Describes the requirements of a bundle that no bundle here provides. */
final class Requirements {
  private static final String API = "org.plyscope.api";

  /** Packages of Plyscope without those for plugins. */
  private static final Pattern INSIDE =
      Pattern.compile("org\\.plyscope\\.(?!(?:api|engine|wire|ui|board)(?:\\.|$)).*");

  private static final Pattern BOUND =
      Pattern.compile("(\\(!)?\\((?:bundle-)?version(>=|<=)([^)]*)\\)");
  private static final Pattern JAVA = Pattern.compile("\\(version=([0-9.]+)\\)");

  private final BundleContext context;

  Requirements(BundleContext context) {
    this.context = context;
  }

  /** Returns whether a bundle builds on the API and nothing builds on it, as is true of plugins. */
  static boolean isPlugin(Bundle bundle) {
    return declared(bundle)
            .filter(need -> need.getNamespace().equals(PackageNamespace.PACKAGE_NAMESPACE))
            .map(Requirements::name)
            .anyMatch(name -> name.equals(API) || name.startsWith(API + "."))
        && bundle.getHeaders().get(Constants.EXPORT_PACKAGE) == null;
  }

  /** Returns the packages of Plyscope that a bundle imports although they are not for plugins. */
  List<String> hostPackages(Bundle bundle) {
    return declared(bundle)
        .filter(need -> need.getNamespace().equals(PackageNamespace.PACKAGE_NAMESPACE))
        .filter(need -> INSIDE.matcher(name(need)).matches())
        .filter(this::offered)
        .map(Requirements::name)
        .sorted()
        .toList();
  }

  /** Returns the requirements of the manifest; none once the bundle is uninstalled. */
  private static Stream<BundleRequirement> declared(Bundle bundle) {
    return Stream.ofNullable(bundle.adapt(BundleRevision.class))
        .flatMap(revision -> revision.getDeclaredRequirements(null).stream());
  }

  /** Returns a sentence, or an empty string if every requirement is met. */
  String unmet(Bundle bundle) {
    List<BundleRequirement> unmet =
        declared(bundle)
            .filter(Requirements::mandatory)
            .filter(Predicate.not(this::offered))
            .toList();
    if (unmet.isEmpty()) {
      return "";
    }
    String also =
        unmet.stream()
            .skip(1)
            .limit(3)
            .map(Requirements::needed)
            .collect(Collectors.joining(" and "));
    return bundle.getSymbolicName()
        + " needs "
        + needed(unmet.get(0))
        + remedy(unmet.get(0))
        + (also.isEmpty() ? "" : "; it also needs " + also)
        + ".";
  }

  private static boolean mandatory(BundleRequirement requirement) {
    String resolution = requirement.getDirectives().get(Namespace.REQUIREMENT_RESOLUTION_DIRECTIVE);
    String effective = requirement.getDirectives().get(Namespace.REQUIREMENT_EFFECTIVE_DIRECTIVE);
    return !Namespace.RESOLUTION_OPTIONAL.equals(resolution)
        && !PackageNamespace.RESOLUTION_DYNAMIC.equals(resolution)
        && (effective == null || effective.equals(Namespace.EFFECTIVE_RESOLVE));
  }

  private boolean offered(BundleRequirement requirement) {
    return !context
        .getBundle(Constants.SYSTEM_BUNDLE_LOCATION)
        .adapt(FrameworkWiring.class)
        .findProviders(requirement)
        .isEmpty();
  }

  private static String needed(BundleRequirement requirement) {
    String range = range(filter(requirement));
    return switch (requirement.getNamespace()) {
      case PackageNamespace.PACKAGE_NAMESPACE -> name(requirement) + range;
      case BundleNamespace.BUNDLE_NAMESPACE -> "the bundle " + name(requirement) + range;
      case ExecutionEnvironmentNamespace.EXECUTION_ENVIRONMENT_NAMESPACE -> java(requirement);
      default -> requirement.getNamespace() + " with " + filter(requirement);
    };
  }

  private String remedy(BundleRequirement requirement) {
    if (requirement
        .getNamespace()
        .equals(ExecutionEnvironmentNamespace.EXECUTION_ENVIRONMENT_NAMESPACE)) {
      return ", this Plyscope runs on Java " + Runtime.version().feature();
    }
    String versions =
        offers(requirement)
            .map(offer -> offer.getAttributes().get(versionAttribute(requirement)))
            .filter(Objects::nonNull)
            .map(String::valueOf)
            .distinct()
            .sorted()
            .collect(Collectors.joining(" and "));
    return versions.isEmpty()
        ? ", which nothing here offers; install a plugin that does, or put it into the jar"
        : ", this Plyscope offers " + versions;
  }

  /** Returns the capabilities that have the name of the requirement but do not match it. */
  private Stream<BundleCapability> offers(BundleRequirement requirement) {
    String namespace = requirement.getNamespace();
    String name = name(requirement);
    return Arrays.stream(context.getBundles())
        .filter(bundle -> !bundle.equals(requirement.getRevision().getBundle()))
        .map(bundle -> bundle.adapt(BundleRevision.class))
        .filter(Objects::nonNull)
        .flatMap(revision -> revision.getDeclaredCapabilities(namespace).stream())
        .filter(offer -> name.equals(offer.getAttributes().get(namespace)));
  }

  private static String versionAttribute(BundleRequirement requirement) {
    return requirement.getNamespace().equals(BundleNamespace.BUNDLE_NAMESPACE)
        ? Constants.BUNDLE_VERSION_ATTRIBUTE
        : Constants.VERSION_ATTRIBUTE;
  }

  private static String filter(BundleRequirement requirement) {
    return requirement
        .getDirectives()
        .getOrDefault(Namespace.REQUIREMENT_FILTER_DIRECTIVE, "no condition");
  }

  /** Returns the value the filter wants for the attribute that is named as the namespace. */
  private static String name(BundleRequirement requirement) {
    Matcher matcher =
        Pattern.compile("\\(" + Pattern.quote(requirement.getNamespace()) + "=([^)]*)\\)")
            .matcher(filter(requirement));
    return matcher.find() ? matcher.group(1) : "";
  }

  private static String java(BundleRequirement requirement) {
    Matcher matcher = JAVA.matcher(filter(requirement));
    return "Java " + (matcher.find() ? matcher.group(1) : filter(requirement));
  }

  /** Reads a version range back from a filter; {@code " version [2.0,3.0)"} or nothing. */
  private static String range(String filter) {
    char left = VersionRange.LEFT_CLOSED;
    char right = VersionRange.RIGHT_OPEN;
    Version low = Version.emptyVersion;
    Version high = null;
    for (Matcher bound = BOUND.matcher(filter); bound.find(); ) {
      boolean not = bound.group(1) != null;
      Version version = Version.parseVersion(bound.group(3));
      if (bound.group(2).equals(">=") != not) {
        low = version;
        left = not ? VersionRange.LEFT_OPEN : VersionRange.LEFT_CLOSED;
      } else {
        high = version;
        right = not ? VersionRange.RIGHT_OPEN : VersionRange.RIGHT_CLOSED;
      }
    }
    if (high == null) {
      return low.equals(Version.emptyVersion) ? "" : " version " + shortened(low) + " or newer";
    }
    return " version " + left + shortened(low) + "," + shortened(high) + right;
  }

  private static String shortened(Version version) {
    return version.getMicro() == 0 && version.getQualifier().isEmpty()
        ? version.getMajor() + "." + version.getMinor()
        : version.toString();
  }
}
