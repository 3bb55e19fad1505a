package org.plyscope.launcher;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;

/** Finds out whether all bundles of the installation are there and have started. */
final class Installation {
  /** Reports a missing file. */
  static final class IncompleteException extends BundleException {
    private static final long serialVersionUID = 1L;

    IncompleteException(String what) {
      super("its installation is incomplete (" + what + "); reinstall it");
    }
  }

  /** Without these, the user would never get an answer. */
  private static final Map<String, String> FRONT_ENDS =
      Map.of("cli", "org.plyscope.cli", "workbench", "org.plyscope.workbench");

  private static final Pattern PACKAGE = Pattern.compile("\\(osgi\\.wiring\\.package=([^)]*)\\)");

  private final String mode;

  Installation(String mode) {
    this.mode = mode == null ? "" : mode;
  }

  /** Refuses an installation whose bundles have not all started. */
  void check(List<Bundle> installed) throws IncompleteException {
    String frontEnd = FRONT_ENDS.get(mode);
    if (frontEnd != null
        && installed.stream().noneMatch(bundle -> frontEnd.equals(bundle.getSymbolicName()))) {
      throw new IncompleteException(frontEnd + ".jar is missing");
    }
    List<Bundle> down =
        installed.stream()
            .filter(bundle -> bundle.getHeaders("").get(Constants.FRAGMENT_HOST) == null)
            .filter(bundle -> (bundle.getState() & (Bundle.ACTIVE | Bundle.STARTING)) == 0)
            .toList();
    if (!down.isEmpty()) {
      String more = down.size() > 1 ? " and " + (down.size() - 1) + " more" : "";
      throw new IncompleteException(
          down.get(0).getSymbolicName() + more + " did not start" + lack(down, installed));
    }
  }

  /** Names the package that no bundle provides; the others are only missing because of it. */
  private static String lack(List<Bundle> down, List<Bundle> installed) {
    return down.stream()
        .map(Installation::missing)
        .filter(name -> !name.isEmpty() && installed.stream().noneMatch(b -> exports(b, name)))
        .findFirst()
        .map(name -> "; the package " + name + " is missing")
        .orElse("");
  }

  private static boolean exports(Bundle bundle, String name) {
    String exported = bundle.getHeaders("").get(Constants.EXPORT_PACKAGE);
    return exported != null && exported.contains(name);
  }

  /** Returns the package that the framework looks for in vain; the last one named is the cause. */
  private static String missing(Bundle bundle) {
    String name = "";
    try {
      bundle.start();
    } catch (BundleException e) {
      Matcher matcher = PACKAGE.matcher(String.valueOf(e.getMessage()));
      while (matcher.find()) {
        name = matcher.group(1);
      }
    }
    return name;
  }
}
