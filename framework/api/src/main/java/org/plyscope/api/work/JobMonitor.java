package org.plyscope.api.work;

import org.osgi.annotation.versioning.ProviderType;

/** Follows a job. <b>Provided by the host</b>; called on the job's thread, returns at once. */
@ProviderType
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
