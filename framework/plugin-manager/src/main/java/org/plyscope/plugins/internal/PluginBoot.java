package org.plyscope.plugins.internal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.osgi.framework.Bundle;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.internal.folder.PluginFolder;
import org.plyscope.plugins.internal.folder.PluginJar;

/** Starts the plugins of the user when Plyscope starts; a broken one never stops the others. */
final class PluginBoot {
  private static final Logger LOG = System.getLogger(PluginBoot.class.getName());
  private static final String UNTIL = "; it is not started again until you install it again.";

  private final PluginBundles bundles;
  private final PluginFolder folder;
  private final boolean safe;
  private final List<UserPlugin> plugins = new ArrayList<>();

  PluginBoot(PluginBundles bundles, PluginFolder folder, boolean safe) {
    this.bundles = bundles;
    this.folder = folder;
    this.safe = safe;
  }

  /** Starts all plugins that can be started and returns the outcome for each jar of the folder. */
  List<UserPlugin> run() {
    bundles.forgetAll();
    folder.sweep();
    for (String fileName : folder.journal().takeInterrupted()) {
      suspect(fileName, "Plyscope ended twice while " + fileName + " was starting" + UNTIL);
    }
    return start(folder.jars());
  }

  /** Starts some jars of the folder and returns the outcome for each. */
  List<UserPlugin> start(List<Path> files) {
    // All are installed before the first is started, because one may need another.
    for (UserPlugin plugin : installAll(files)) {
      plugins.add(plugin.bundle().isPresent() ? start(plugin) : plugin);
    }
    return plugins;
  }

  private List<UserPlugin> installAll(List<Path> files) {
    List<PluginJar> jars = read(files);
    jars.sort(Comparator.comparing(PluginJar::version).reversed());
    Map<String, PluginJar> newest = new HashMap<>();
    List<UserPlugin> installed = new ArrayList<>();
    for (PluginJar jar : jars) {
      PluginJar newer = newest.putIfAbsent(jar.symbolicName(), jar);
      installed.add(newer == null ? install(jar) : superseded(jar, newer));
    }
    return installed;
  }

  private List<PluginJar> read(List<Path> files) {
    List<PluginJar> jars = new ArrayList<>();
    for (Path file : files) {
      try {
        jars.add(PluginJar.read(file));
      } catch (PluginException e) {
        plugins.add(UserPlugin.noPlugin(file, Diagnosis.failed(e)));
      }
    }
    return jars;
  }

  private static UserPlugin superseded(PluginJar old, PluginJar newer) {
    String sentence =
        old.file().getFileName()
            + " is not started because "
            + newer.file().getFileName()
            + " is the same plugin, as new or newer; remove one of them.";
    return UserPlugin.noPlugin(old.file(), new Diagnosis(State.FAILED, sentence));
  }

  private UserPlugin install(PluginJar jar) {
    if (safe) {
      return UserPlugin.notInstalled(
          jar,
          new Diagnosis(
              State.DISABLED,
              jar.symbolicName() + " is not started because Plyscope runs in safe mode."));
    }
    if (folder.disabled(jar.symbolicName())) {
      return UserPlugin.notInstalled(jar, Diagnosis.disabled(jar.name()));
    }
    Optional<String> quarantined = folder.quarantined(jar.file());
    if (quarantined.isPresent()) {
      return UserPlugin.notInstalled(jar, new Diagnosis(State.QUARANTINED, quarantined.get()));
    }
    if (bundles.isShipped(jar.symbolicName())) {
      String sentence = jar.symbolicName() + " is now part of Plyscope; remove your own copy.";
      return UserPlugin.notInstalled(jar, new Diagnosis(State.FAILED, sentence));
    }
    try {
      Bundle bundle = bundles.installKept(jar);
      return UserPlugin.installed(jar, bundle, Diagnosis.ACTIVE);
    } catch (PluginException e) {
      return UserPlugin.notInstalled(jar, Diagnosis.failed(e));
    }
  }

  private UserPlugin start(UserPlugin plugin) {
    Bundle bundle = plugin.bundle().orElseThrow();
    String fileName = plugin.jar().file().getFileName().toString();
    folder.journal().begin(fileName);
    Diagnosis outcome = bundles.start(bundle);
    folder.journal().end();
    if (outcome.state() != State.QUARANTINED) {
      acquit(fileName);
      return plugin.with(outcome);
    }
    bundles.uninstall(bundle);
    // Once may be the fault of a busy machine; then the next start must not wait for it again.
    boolean again = suspect(fileName, outcome.problem().replaceFirst("\\.$", UNTIL));
    String end = again ? UNTIL : "; it is tried once more when Plyscope starts again.";
    return UserPlugin.notInstalled(
        plugin.jar(),
        new Diagnosis(
            again ? State.QUARANTINED : State.FAILED,
            outcome.problem().replaceFirst("\\.$", end),
            outcome.details()));
  }

  /**
   * Notes that the start of a jar went wrong, and puts it in quarantine the second time in a row.
   */
  private boolean suspect(String fileName, String sentence) {
    try {
      boolean again = folder.suspect(fileName);
      if (again) {
        quarantine(fileName, sentence);
        acquit(fileName);
      }
      return again;
    } catch (IOException e) {
      LOG.log(Level.WARNING, "Cannot note that the start of " + fileName + " went wrong", e);
      return false;
    }
  }

  private void acquit(String fileName) {
    try {
      folder.acquit(fileName);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "Cannot forget a suspicion", e);
    }
  }

  private void quarantine(String fileName, String sentence) {
    try {
      folder.quarantine(fileName, sentence);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "Cannot note that " + fileName + " is in quarantine", e);
    }
  }
}
