package org.plyscope.experiment.work;

import java.nio.file.Path;
import java.util.Map;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.experiment.Experiment;

/**
 * A kind of {@link Workforce}: threads of this process, processes of this machine, a cluster. An
 * experiment names the kind that plays its games. A bundle adds one by offering it as an OSGi
 * service. Safe for any thread.
 */
@ConsumerType
public interface WorkforceKind {
  /** Returns the name by which experiments choose this kind: lower case words with hyphens. */
  String id();

  /**
   * Starts workers.
   *
   * @param experiment their experiment
   * @param folder a folder for their files, which is deleted after they have been closed
   * @param count how many games run at a time
   * @return a workforce, to be closed by the caller
   * @throws WorkStoppedException if no worker can be started
   */
  Workforce start(Experiment experiment, Path folder, int count);

  /**
   * Fixes the plugins of the user, which may change between two starts: every run of a tuning must
   * play with those that the first one had. Nothing changes by default.
   *
   * @param folder where copies are kept for as long as workers are started
   * @return a kind that starts all workers with the plugins installed now
   * @throws WorkStoppedException if a plugin cannot be copied
   */
  default WorkforceKind fixed(Path folder) {
    return this;
  }

  /**
   * Returns the plugins of the user that play; there are none by default.
   *
   * @return the SHA-256 of each by its name and version
   */
  default Map<String, String> plugins() {
    return Map.of();
  }
}
