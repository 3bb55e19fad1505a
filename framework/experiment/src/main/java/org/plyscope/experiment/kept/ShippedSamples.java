package org.plyscope.experiment.kept;

import java.nio.file.Path;
import java.util.List;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.experiment.SampleExperiment;
import org.plyscope.api.experiment.SampleExperiments;
import org.plyscope.experiment.file.Outline;

/** The experiments in the folder {@code samples/experiments} of the program. */
@Component(service = SampleExperiments.class)
public final class ShippedSamples implements SampleExperiments {
  /** How the names of experiment files end. */
  public static final String EXTENSION = ".plyscope.json";

  private final SampleFolder folder;

  /**
   * Looks into the folder of the program.
   *
   * @param context knows where that is
   */
  @Activate
  public ShippedSamples(BundleContext context) {
    this(SampleFolder.of(context, "experiments").path());
  }

  ShippedSamples(Path folder) {
    this.folder = new SampleFolder(folder);
  }

  @Override
  public List<SampleExperiment> all() {
    return folder.read(EXTENSION, Outline::read);
  }
}
