package org.plyscope.bench.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Good files of every kind, which come with the program so that the same seed damages the same. */
final class Samples {
  private Samples() {}

  static boolean has(String name) {
    return Samples.class.getResource("samples/" + name) != null;
  }

  static byte[] bytes(String name) {
    try (InputStream in = Samples.class.getResourceAsStream("samples/" + name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  /** Makes an empty folder. */
  static Path folder(Path scratch, String name) {
    try {
      return Files.createDirectories(scratch.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Copies samples of one kind into a folder of their own. */
  static Path folder(Path scratch, String name, String kind, String... files) {
    Path folder = folder(scratch, name);
    for (String file : files) {
      write(folder.resolve(file), bytes(kind + "/" + file));
    }
    return folder;
  }

  /** Deletes the files of a folder. */
  static void clear(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Path write(Path file, byte[] content) {
    try {
      return Files.write(file, content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
