package org.plyscope.launcher;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Where user data belongs on each platform.
 *
 * @param os the name of the operating system
 * @param home the home of the user according to Java; {@code ?} if the system knows none
 * @param environment the environment variables
 */
record DataDirectory(String os, String home, Map<String, String> environment) {
  /**
   * Returns the standard data directory: below {@code HOME} or, if only that has data, below the
   * home that Java knows.
   *
   * @throws LaunchOptions.Wrong if there is no home
   */
  Path standard() throws LaunchOptions.Wrong {
    String name = os.toLowerCase(Locale.ROOT);
    boolean windows = isWindows();
    String given = environment.get(windows ? "APPDATA" : "XDG_DATA_HOME");
    if (!name.startsWith("mac") && !blank(given)) {
      return path(given).resolve(windows ? "Plyscope" : "plyscope");
    }
    List<Path> places = new ArrayList<>();
    for (Path user : homes(windows)) {
      places.add(
          windows
              ? user.resolve("AppData/Roaming/Plyscope")
              : name.startsWith("mac")
                  ? user.resolve("Library/Application Support/Plyscope")
                  : user.resolve(".local/share/plyscope"));
    }
    return places.stream()
        .filter(Files::isDirectory)
        .findFirst()
        .or(() -> places.stream().findFirst())
        .orElseThrow(
            () ->
                new LaunchOptions.Wrong(
                    "There is no home directory to keep data in; name a directory with --data DIR"
                        + " or set HOME."));
  }

  /** Returns the home of the user, which {@code HOME} may set; empty if there is none. */
  Optional<Path> user() throws LaunchOptions.Wrong {
    return homes(isWindows()).stream().findFirst();
  }

  private boolean isWindows() {
    return os.toLowerCase(Locale.ROOT).startsWith("windows");
  }

  /** Returns the homes of the user, the one that the user may set first. */
  private List<Path> homes(boolean windows) throws LaunchOptions.Wrong {
    List<Path> homes = new ArrayList<>();
    String set = environment.get("HOME");
    if (!windows && !blank(set) && path(set).isAbsolute()) {
      homes.add(path(set));
    }
    if (!blank(home) && !home.equals("?")) {
      homes.add(path(home));
    }
    return homes;
  }

  /**
   * Reads a path.
   *
   * @throws LaunchOptions.Wrong if it is invalid, or if the locale has no characters for it
   */
  static Path path(String text) throws LaunchOptions.Wrong {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new LaunchOptions.Wrong(
          text.chars().anyMatch(c -> c > '~')
              ? ("The locale (%s) cannot write the data directory '%s'; use a UTF-8 locale, for"
                      + " example LC_ALL=C.UTF-8, or name another one with --data DIR.")
                  .formatted(System.getProperty("sun.jnu.encoding"), text)
              : "The data directory '"
                  + text
                  + "' is not a path; name another one with --data DIR.");
    }
  }

  private static boolean blank(String text) {
    return text == null || text.isBlank();
  }
}
