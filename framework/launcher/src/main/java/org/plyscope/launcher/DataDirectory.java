package org.plyscope.launcher;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where user data belongs on each platform. */
final class DataDirectory {
  private DataDirectory() {}

  static Path standard(String os, String home, Map<String, String> environment) {
    String name = os.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      String appData = environment.get("APPDATA");
      return (blank(appData) ? Path.of(home, "AppData", "Roaming") : Path.of(appData))
          .resolve("Plyscope");
    }
    if (name.startsWith("mac")) {
      return Path.of(home, "Library", "Application Support", "Plyscope");
    }
    String xdg = environment.get("XDG_DATA_HOME");
    return (blank(xdg) ? Path.of(home, ".local", "share") : Path.of(xdg)).resolve("plyscope");
  }

  private static boolean blank(String text) {
    return text == null || text.isBlank();
  }
}
