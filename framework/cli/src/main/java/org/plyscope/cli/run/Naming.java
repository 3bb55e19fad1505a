package org.plyscope.cli.run;

import java.nio.file.Path;

/** Names of folders and commands that users see. */
public final class Naming {
  private Naming() {}

  /**
   * Returns the folder of the run of a file: {@code kalah.plyscope.json} gives {@code kalah.run}.
   */
  public static Path beside(Path file) {
    String name = file.getFileName().toString();
    String plain = name.replaceFirst("(\\.plyscope)?\\.jsonc?$", "");
    return file.resolveSibling(plain + ".run");
  }

  /** Returns a path as a shell takes it. */
  public static String quoted(Path path) {
    String text = path.toString();
    return text.matches("[\\w./+,=@%-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}
