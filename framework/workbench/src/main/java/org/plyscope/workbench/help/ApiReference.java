package org.plyscope.workbench.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.plyscope.api.InputException;

/**
 * The documentation of the API. The repository for authors has it, a jar for each bundle; a browser
 * needs files, so they are unpacked into the data directory, once for each build of the program.
 */
final class ApiReference {
  private static final String STAMP = "unpacked.txt";

  private final Path repository;
  private final Path folder;

  ApiReference(Path home, Path data) {
    this.repository = home.resolve("repository");
    this.folder = data.resolve("api-reference");
  }

  /**
   * Unpacks the pages if they are not there yet. Returns the first one.
   *
   * @throws InputException if the program was unpacked without them, or they cannot be written
   */
  Path unpack() {
    try {
      List<Path> jars = jars();
      String stamp = jars.stream().map(ApiReference::describe).collect(Collectors.joining("\n"));
      Path written = folder.resolve(STAMP);
      if (!Files.exists(written) || !Files.readString(written).equals(stamp)) {
        for (Path jar : jars) {
          unpack(jar);
        }
        Files.writeString(written, stamp);
      }
      return folder.resolve("index.html");
    } catch (IOException e) {
      throw new InputException("The API reference cannot be written to " + folder + ".");
    }
  }

  private List<Path> jars() throws IOException {
    List<Path> jars = List.of();
    if (Files.isDirectory(repository)) {
      try (Stream<Path> all = Files.walk(repository)) {
        jars = all.filter(file -> file.toString().endsWith("-javadoc.jar")).sorted().toList();
      }
    }
    if (jars.isEmpty()) {
      throw new InputException(
          "There is no API reference in " + repository + "; unpack Plyscope again.");
    }
    return jars;
  }

  private static String describe(Path jar) {
    try {
      return jar.getFileName() + " " + Files.size(jar) + " " + Files.getLastModifiedTime(jar);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void unpack(Path jar) throws IOException {
    try (InputStream in = Files.newInputStream(jar);
        ZipInputStream zip = new ZipInputStream(in)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Path target = folder.resolve(entry.getName()).normalize();
        if (!entry.isDirectory() && target.startsWith(folder)) {
          Files.createDirectories(target.getParent());
          Files.copy(zip, target, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }
}
