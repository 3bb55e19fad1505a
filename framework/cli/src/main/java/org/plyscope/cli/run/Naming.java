package org.plyscope.cli.run;

import java.nio.file.Path;

/** Names of folders that users see. */
public final class Naming {
  private Naming() {}

  /**
   * Returns the folder of the run of a file: {@code kalah.plyscope.json} gives {@code kalah.run}.
   */
  public static Path beside(Path file) {
    return beside(file, "run");
  }

  /** Returns the folder for the result of a file, with an ending for its kind. */
  public static Path beside(Path file, String ending) {
    String name = file.getFileName().toString();
    String plain = name.replaceFirst("(\\.plyscope)?\\.jsonc?$", "");
    return file.resolveSibling(plain + "." + ending);
  }
}
