package org.plyscope.lab.file;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import org.plyscope.api.InputException;

/** Reads paths that a user wrote, and writes names for new files. */
public final class PathText {
  /** How Java writes the names of files, which it takes from the locale. */
  private static final String ENCODING = "sun.jnu.encoding";

  /** The end of a path matters, so a usual one is quoted as a whole. */
  private static final int LONGEST = 300;

  private static final int LONGEST_FOLDER = 60;

  private PathText() {}

  /**
   * Reads a path.
   *
   * @throws InputException if it is not a path, or if the locale has no characters for it
   */
  public static Path parse(String text) {
    return parse(text, System.getProperty(ENCODING, ""));
  }

  /** Returns the letters and digits of a text in lower case, with hyphens between its words. */
  public static String slug(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
  }

  /**
   * Returns a folder that does not exist yet, named after its content.
   *
   * @param home the folder that it goes into
   * @param name the name of its content, in any characters
   * @param noun the name of the folder if no character of that can be used
   */
  public static Path freeFolder(Path home, String name, String noun) {
    String plain = slug(name);
    String cut = plain.substring(0, Math.min(LONGEST_FOLDER, plain.length()));
    String base = cut.isEmpty() ? noun : cut;
    Path folder = home.resolve(base);
    for (int number = 2; Files.exists(folder); number++) {
      folder = home.resolve(base + "-" + number);
    }
    return folder;
  }

  static Path parse(String text, String encoding) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      boolean foreign = text.chars().anyMatch(c -> c > '~') && !encoding.startsWith("UTF");
      String quoted = InputException.quote(text, LONGEST);
      throw new InputException(
          foreign
              ? "The locale (%s) cannot write the path %s; use a UTF-8 locale, for example LC_ALL=C.UTF-8."
                  .formatted(encoding, quoted)
              : quoted + " is not the path of a file or folder.");
    }
  }
}
