package org.plyscope.api.work;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * Long work. <b>Implemented by plugins</b>, run by the host on a background thread.
 *
 * @param <T> what it produces
 */
@ConsumerType
@FunctionalInterface
public interface Job<T> {
  /**
   * Does the work.
   *
   * @param monitor takes progress and says when to stop
   * @return what was produced; after a cancel, what there is so far
   * @throws Exception if the work fails; an {@link org.plyscope.api.InputException} is shown as it
   *     is, an {@link InterruptedException} counts as cancelled
   */
  T run(JobMonitor monitor) throws Exception;
}
