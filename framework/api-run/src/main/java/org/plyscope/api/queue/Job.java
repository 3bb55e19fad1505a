package org.plyscope.api.queue;

import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.work.JobMonitor;

/**
 * A long-running task. <b>Implemented by plugins</b>, run by the host on a background thread.
 *
 * @param <T> the type of its result
 */
@ProviderType
@FunctionalInterface
public interface Job<T> {
  /**
   * Does the work.
   *
   * @param monitor receives progress and determines when to stop
   * @return the result; after cancellation, the partial result
   * @throws Exception if the work fails; an {@link org.plyscope.api.InputException} is shown
   *     unchanged, an {@link InterruptedException} counts as cancelled
   */
  T run(JobMonitor monitor) throws Exception;
}
