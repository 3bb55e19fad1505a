package org.plyscope.api.work;

import org.osgi.annotation.versioning.ProviderType;

/**
 * Follows a job. <b>Provided by the host</b>, and implemented by plugins that delegate parts of a
 * job; called on the thread of the job, returns at once.
 */
@ProviderType
public interface JobMonitor {
  /** Ignores progress and never cancels. */
  JobMonitor NONE =
      new JobMonitor() {
        @Override
        public void progress(double fraction, String text) {}

        @Override
        public boolean cancelled() {
          return false;
        }
      };

  /**
   * Reports how far the job has got.
   *
   * @param fraction from 0 to 1, or negative if unknown
   * @param text the current step, in a few words
   */
  void progress(double fraction, String text);

  /**
   * Returns whether the user has cancelled; the job must then end within 100 ms.
   *
   * @return true once cancelled
   */
  boolean cancelled();
}
