package org.plyscope.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.PathText;
import org.plyscope.lab.file.SafeFile;

/** Where results go. Problems with a file are reported before the search, not after. */
public final class OutputFiles {
  private OutputFiles() {}

  /**
   * Reads the name of a file that will be written.
   *
   * @param what the content that will be written, for example {@code "The trace"}
   * @param name the text of the user
   */
  public static Path place(String what, String name) {
    Path file = PathText.parse(name).toAbsolutePath();
    SafeFile.check(what, file);
    return file;
  }

  /** Refuses to write two things into one file. */
  public static void distinct(List<Path> files) {
    Set<Path> seen = new HashSet<>();
    for (Path file : files) {
      if (!seen.add(real(file))) {
        throw new InputException(
            "'" + file + "' is named twice; give each result a file of its own.");
      }
    }
  }

  private static Path real(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      // A new file; its folder may still be a link.
      Path folder = file.toAbsolutePath().getParent();
      try {
        return folder.toRealPath().resolve(file.getFileName());
      } catch (IOException noFolder) {
        return file.toAbsolutePath().normalize();
      }
    }
  }
}
