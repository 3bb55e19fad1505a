package org.plyscope.experiment.kept;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.osgi.framework.BundleContext;
import org.plyscope.api.InputException;

/**
 * A folder of samples that come with the program.
 *
 * @param path the folder, which need not exist
 */
public record SampleFolder(Path path) {
  private static final System.Logger LOG = System.getLogger(SampleFolder.class.getName());

  /**
   * Finds a folder of the program.
   *
   * @param context knows where the program is
   * @param name the name of the folder in {@code samples}
   * @return the folder
   */
  public static SampleFolder of(BundleContext context, String name) {
    Path home = Path.of(Optional.ofNullable(context.getProperty("plyscope.home")).orElse("."));
    return new SampleFolder(home.resolve("samples").resolve(name));
  }

  /**
   * Reads all samples with an extension; a file that cannot be read is left out, alone.
   *
   * @param <T> the result of reading a file
   * @param extension how the names of the files end
   * @param reader reads a file
   * @return the samples in the order of their files
   */
  public <T> List<T> read(String extension, Function<Path, T> reader) {
    List<T> all = new ArrayList<>();
    for (Path file : files(extension)) {
      try {
        all.add(reader.apply(file));
      } catch (InputException e) {
        LOG.log(Level.WARNING, "The sample {0} is left out: {1}", file, e.getMessage());
      }
    }
    return all;
  }

  private List<Path> files(String extension) {
    if (!Files.isDirectory(path)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(path)) {
      return files.filter(file -> file.toString().endsWith(extension)).sorted().toList();
    } catch (IOException e) {
      LOG.log(Level.WARNING, "The samples in " + path + " cannot be read.", e);
      return List.of();
    }
  }
}
