package org.plyscope.api.work;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * Follows a job. <b>Provided by the host</b>, and implemented by plugins that hand parts of a job
 * on; called on the thread of the job, returns at once.
 */
@ConsumerType
public interface JobMonitor {
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
