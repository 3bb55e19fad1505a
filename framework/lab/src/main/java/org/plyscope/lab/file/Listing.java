package org.plyscope.lab.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The content of a folder. Any failure meanwhile is reported as a problem of reading it. */
public final class Listing {
  private Listing() {}

  /**
   * Lists files by their names.
   *
   * @param folder a folder
   * @param glob the pattern of their names, for example {@code *.jar}
   * @return the files in the order of their names
   * @throws IOException if the folder cannot be read, at the beginning or later
   */
  public static List<Path> of(Path folder, String glob) throws IOException {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, glob)) {
      return list(found);
    }
  }

  /**
   * Lists files.
   *
   * @param folder a folder
   * @param wanted determines which ones
   * @return the files in the order of their names
   * @throws IOException if the folder cannot be read, at the beginning or later
   */
  public static List<Path> of(Path folder, DirectoryStream.Filter<? super Path> wanted)
      throws IOException {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, wanted)) {
      return list(found);
    }
  }

  private static List<Path> list(DirectoryStream<Path> found) throws IOException {
    List<Path> files = new ArrayList<>();
    try {
      found.forEach(files::add);
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    files.sort(null);
    return files;
  }
}
