package org.plyscope.experiment.run;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.lab.file.TextFile;

/** The name that the user gave work, kept in its folder if it differs from the one in its plan. */
public final class GivenName {
  /** The file with the name. */
  public static final String FILE = "name.txt";

  private static final System.Logger LOG = System.getLogger(GivenName.class.getName());
  private static final int LARGEST = 10_000;

  private GivenName() {}

  /**
   * Reads the name.
   *
   * @param folder the folder of the work
   * @return the name; empty if the user gave none or it cannot be read
   */
  public static Optional<String> of(Path folder) {
    Path file = folder.resolve(FILE);
    try {
      return Files.isRegularFile(file)
          ? Optional.of(TextFile.read(file, LARGEST).strip()).filter(name -> !name.isEmpty())
          : Optional.empty();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "A name cannot be read.", e);
      return Optional.empty();
    }
  }

  /**
   * Keeps a name.
   *
   * @param folder the folder of the work
   * @param name the name; an empty one brings the name in the plan back
   */
  public static void write(Path folder, String name) {
    new OwnFolder(folder).write("The name", FILE, name.strip());
  }
}
