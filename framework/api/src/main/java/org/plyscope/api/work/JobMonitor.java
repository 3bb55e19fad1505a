package org.plyscope.api.work;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * Follows a job. <b>Provided by the host</b>, and implemented by plugins that hand parts of a job
 * on; called on the thread of the job, returns at once.
 */
@ConsumerType
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
   * Notes how far the job is.
   *
   * @param fraction from 0 to 1, or negative if nobody knows
   * @param text what is being done now, a few words
   */
  void progress(double fraction, String text);

  /**
   * Tells whether the user has cancelled; the job then ends within 100 ms.
   *
   * @return true after a cancel
   */
  boolean cancelled();
}
