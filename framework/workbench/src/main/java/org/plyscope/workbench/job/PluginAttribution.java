package org.plyscope.workbench.job;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkUtil;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Thrown;

/**
 * Finds the plugin of the user to which something belongs, so that a message can name it. A class
 * of Plyscope itself belongs to no plugin.
 */
public final class PluginAttribution {
  private static final int DEEPEST = 200;

  private PluginAttribution() {}

  /** Returns the plugin that brought an object, or whose code threw a throwable. */
  public static Optional<PluginOwner> owner(Object part) {
    Optional<PluginOwner> brought =
        Optional.ofNullable(FrameworkUtil.getBundle(part.getClass()))
            .filter(Plugin::isUsers)
            .map(PluginOwner::of);
    return brought.isEmpty() && part instanceof Throwable thrown
        ? bundle(running(thrown), suspects()).map(PluginOwner::of)
        : brought;
  }

  /** Returns the plugin whose code runs in the last of some calls that a plugin made. */
  public static Optional<PluginOwner> owner(StackTraceElement[] frames) {
    return bundle(classes(frames), suspects()).map(PluginOwner::of);
  }

  /** Returns the name of the plugin that brought an object. */
  public static Optional<String> of(Object part) {
    return Optional.ofNullable(FrameworkUtil.getBundle(part.getClass()))
        .filter(Plugin::isUsers)
        .map(PluginAttribution::name);
  }

  /** Returns whether the plugin that brought an object has left, or is about to. */
  static boolean hasLeft(Object part) {
    Bundle bundle = FrameworkUtil.getBundle(part.getClass());
    return bundle != null
        && bundle.getState() != Bundle.ACTIVE
        && bundle.getState() != Bundle.STARTING;
  }

  /** Returns whether a plugin of the user brought an object. */
  public static boolean isUsers(Object part) {
    return of(part).isPresent();
  }

  /** Returns the name of the plugin whose code was running when something was thrown. */
  public static Optional<String> of(Throwable thrown) {
    return of(thrown, suspects());
  }

  static Optional<String> of(Throwable thrown, List<Bundle> suspects) {
    return bundle(running(thrown), suspects).map(PluginAttribution::name);
  }

  private static Optional<Bundle> bundle(Stream<String> classes, List<Bundle> suspects) {
    return classes
        .flatMap(type -> suspects.stream().filter(bundle -> has(bundle, type)))
        .findFirst();
  }

  /** Returns the plugins of the user; none outside of OSGi and while the program ends. */
  private static List<Bundle> suspects() {
    return Optional.ofNullable(FrameworkUtil.getBundle(PluginAttribution.class))
        .map(Bundle::getBundleContext)
        .map(context -> Arrays.stream(context.getBundles()).filter(Plugin::isUsers).toList())
        .orElse(List.of());
  }

  /** Returns the classes on the stack, the last call first. */
  private static Stream<String> running(Throwable thrown) {
    return Thrown.causes(thrown).stream().flatMap(t -> classes(Thrown.frames(t))).distinct();
  }

  private static Stream<String> classes(StackTraceElement[] frames) {
    return Arrays.stream(frames).limit(DEEPEST).map(StackTraceElement::getClassName).distinct();
  }

  private static boolean has(Bundle bundle, String type) {
    return bundle.getState() != Bundle.UNINSTALLED
        && bundle.getEntry(type.replace('.', '/') + ".class") != null;
  }

  private static String name(Bundle bundle) {
    String name = bundle.getHeaders("").get(Constants.BUNDLE_NAME);
    return name == null ? bundle.getSymbolicName() : name;
  }
}
