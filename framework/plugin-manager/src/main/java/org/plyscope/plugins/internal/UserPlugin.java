package org.plyscope.plugins.internal;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.osgi.framework.Bundle;
import org.osgi.framework.Version;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginAbout;
import org.plyscope.plugins.internal.folder.PluginFolder;
import org.plyscope.plugins.internal.folder.PluginJar;

/**
 * One file of the plugin folder in this run.
 *
 * @param jar the file; its symbolic name is the file name if it is no plugin
 * @param sha256 the fingerprint of the file
 * @param bundle its bundle in the framework; empty if it was not installed in this run
 * @param outcome how its start ended, which the framework forgets
 */
record UserPlugin(PluginJar jar, String sha256, Optional<Bundle> bundle, Diagnosis outcome) {
  static UserPlugin notInstalled(PluginJar jar, Diagnosis why) {
    return new UserPlugin(jar, PluginFolder.sha256(jar.file()), Optional.empty(), why);
  }

  static UserPlugin installed(PluginJar jar, Bundle bundle, Diagnosis outcome) {
    return new UserPlugin(jar, PluginFolder.sha256(jar.file()), Optional.of(bundle), outcome);
  }

  /** Describes a file of the plugin folder that has no readable manifest of a plugin. */
  static UserPlugin noPlugin(Path file, Diagnosis why) {
    String name = file.getFileName().toString();
    return notInstalled(
        new PluginJar(file, name, name, Version.emptyVersion, PluginAbout.NOTHING), why);
  }

  String symbolicName() {
    return jar.symbolicName();
  }

  UserPlugin with(Diagnosis newOutcome) {
    return new UserPlugin(jar, sha256, bundle, newOutcome);
  }

  Plugin describe(PluginBundles bundles) {
    Diagnosis now = bundle.map(bundles::diagnose).orElse(outcome);
    boolean vague = now.state() == Plugin.State.FAILED && !outcome.usable();
    Diagnosis told = vague ? outcome : now;
    return builder()
        .state(told.state(), told.problem())
        .details(told.details())
        .offers(bundle.map(bundles::offers).orElse(List.of()))
        .notes(bundle.map(bundles::notes).orElse(List.of()))
        .build();
  }

  /** Describes the plugin as it is about to leave. */
  Plugin removed(PluginBundles bundles) {
    return builder()
        .state(Plugin.State.REMOVED, "")
        .offers(bundle.map(bundles::offers).orElse(List.of()))
        .build();
  }

  private Plugin.Builder builder() {
    boolean versioned = !jar.version().equals(Version.emptyVersion);
    return Plugin.builder(jar.symbolicName(), versioned ? jar.version().toString() : "")
        .name(jar.name())
        .about(jar.about())
        .size(jar.file().toFile().length())
        .sha256(sha256);
  }
}
