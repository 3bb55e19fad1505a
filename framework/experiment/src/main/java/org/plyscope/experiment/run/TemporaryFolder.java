package org.plyscope.experiment.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.OwnFolder;

/** A folder that is deleted with everything in it when it is closed. */
public final class TemporaryFolder implements AutoCloseable {
  private final Path path;

  /**
   * Makes a folder where temporary files belong.
   *
   * @param name how its name begins
   * @throws InputException if that is impossible
   */
  public TemporaryFolder(String name) {
    this(Path.of(System.getProperty("java.io.tmpdir")), name);
  }

  /**
   * Makes a folder in another one, from which finished files can be moved in one step.
   *
   * @param place where to make it; made if it is missing
   * @param name how its name begins
   * @throws InputException if that is impossible
   */
  public TemporaryFolder(Path place, String name) {
    try {
      new OwnFolder(place).make();
      path = Files.createTempDirectory(place, name);
    } catch (IOException e) {
      throw new InputException(
          "There is no place for temporary files (" + FileReasons.of(e) + ").");
    }
  }

  /** Returns where it is. */
  public Path path() {
    return path;
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // A process still writes to it; the system clears such folders sooner or later.
      path.toFile().deleteOnExit();
    }
  }
}
