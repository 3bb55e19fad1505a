package org.plyscope.api.queue;

import org.osgi.annotation.versioning.ProviderType;

/** A job that was submitted to the host. <b>Provided by the host</b>; safe for any thread. */
@ProviderType
public interface JobHandle {
  /** Asks the job to end. Returns at once; does nothing if it has already ended. */
  void cancel();

  /**
   * Returns whether the job has ended, in whatever way.
   *
   * @return true once it has ended
   */
  boolean done();
}
