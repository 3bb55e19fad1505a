package org.plyscope.lab.agent;

import org.osgi.annotation.versioning.ProviderType;

/** Stops a working agent, and determines whether its outcome still counts. */
@ProviderType
public interface Call {
  /** Asks the agent to end with the result it has. Returns at once. */
  void stop();

  /**
   * Returns whether the agent was asked to stop; true once it has to end with its result so far.
   */
  boolean stopped();

  /** Returns whether there is an outcome. */
  boolean done();
}
