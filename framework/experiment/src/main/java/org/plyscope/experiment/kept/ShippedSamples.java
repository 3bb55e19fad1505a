package org.plyscope.experiment.kept;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.experiment.SampleExperiment;
import org.plyscope.api.experiment.SampleExperiments;
import org.plyscope.experiment.file.Outline;

/** The experiments in the folder {@code samples/experiments} of the program. */
@Component(service = SampleExperiments.class)
public final class ShippedSamples implements SampleExperiments {
  /** How the names of experiment files end. */
  public static final String EXTENSION = ".plyscope.json";

  private static final System.Logger LOG = System.getLogger(ShippedSamples.class.getName());

  private final Path folder;

  /**
   * Looks into the folder of the program.
   *
   * @param context knows where that is
   */
  @Activate
  public ShippedSamples(BundleContext context) {
    this(
        Path.of(Optional.ofNullable(context.getProperty("plyscope.home")).orElse("."))
            .resolve("samples")
            .resolve("experiments"));
  }

  ShippedSamples(Path folder) {
    this.folder = folder;
  }

  /** A file that cannot be read is left out, alone. */
  @Override
  public List<SampleExperiment> all() {
    List<SampleExperiment> all = new ArrayList<>();
    for (Path file : files()) {
      try {
        all.add(Outline.read(file));
      } catch (InputException e) {
        LOG.log(Level.WARNING, "The sample {0} is left out: {1}", file, e.getMessage());
      }
    }
    return all;
  }

  private List<Path> files() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(EXTENSION)).sorted().toList();
    } catch (IOException e) {
      LOG.log(Level.WARNING, "The samples in " + folder + " cannot be read.", e);
      return List.of();
    }
  }
}
