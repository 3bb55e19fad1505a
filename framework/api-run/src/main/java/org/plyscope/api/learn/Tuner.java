package org.plyscope.api.learn;

import org.osgi.annotation.versioning.ProviderType;

/**
 * A search for good option values. <b>Implemented by plugins</b>; used once, by one thread, never
 * the user-interface thread.
 *
 * <p>Its proposals depend on the task, its options and earlier scores alone, and every random
 * choice on {@link TuningTask#seed}. So the host resumes an interrupted search by running it again
 * and answering with the scores that it kept.
 */
@FunctionalInterface
@ProviderType
public interface Tuner {
  /**
   * Searches until it is satisfied or its budget is {@linkplain TuningTask#spent spent}.
   *
   * @param task the options to tune, and how points are measured
   * @return the point that it recommends; it need not have been measured
   * @throws InterruptedException if {@link TuningTask#measure} threw it
   */
  double[] tune(TuningTask task) throws InterruptedException;
}
