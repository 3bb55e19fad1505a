package org.plyscope.api.experiment;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/** Lists the experiments that come with the program. A service of the host. */
@ProviderType
public interface SampleExperiments {
  /**
   * Reads the existing samples. May take a moment; not for the user-interface thread.
   *
   * @return the experiments, those of a study together, in the order of studies and files
   */
  List<SampleExperiment> all();
}
